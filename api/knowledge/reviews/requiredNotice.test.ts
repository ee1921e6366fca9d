import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

const lease =
  await page(`<p>Lessor: Tamarind Equipment Finance LLC. Lessee: Finch Street Press, Inc.</p><h2>9. INSURANCE.</h2>
<p>9.1 Lessee shall insure the Equipment for not less than $400,000. From the maker's dock until it is installed, the Equipment shall be insured in transit for not less than $100,000.</p>
<p>9.2 Lessor shall be given thirty days notice of cancellation for any reason, including nonpayment of premium.</p>`)

async function against(cancellation: string): Promise<string[]> {
  const evidence = await page(`<h1>Evidence of Property Insurance</h1>
<table><tr><td>Named insured</td><td>Finch Street Press, Inc.</td></tr><tr><td>Additional interest</td><td>Tamarind Equipment Finance LLC</td></tr></table>
<table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>Leased equipment</td><td>$400,000</td></tr><tr><td>Property in transit</td><td>$50,000</td></tr></table>
${cancellation}`)
  return reviewCertificate(evidence, { policies: [], contract: lease }).discrepancies.map(
    ({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate} → ${shouldBe}`,
  )
}

Deno.test('fewer days for nonpayment are too few where the contract wants notice for any reason', async () => {
  const transit = 'Property in transit: $50,000 → $100,000 required'
  assert.deepEqual(
    await against('<p>Cancellation: 30 days written notice will be given, 10 days for nonpayment.</p>'),
    [transit, 'Notice of cancellation: 30 days, 10 for nonpayment → 30 days for any reason'],
  )
  assert.deepEqual(
    await against('<p>The insurer will give the lessor 10 days written notice of cancellation.</p>'),
    [transit, 'Notice of cancellation: 10 days → 30 days'],
  )
  assert.deepEqual(
    await against('<p>The insurer will give the lessor 30 days written notice of cancellation.</p>'),
    [transit],
  )
})
