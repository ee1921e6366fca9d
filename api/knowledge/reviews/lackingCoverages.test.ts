import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

async function differences(certificate: string, policy: string): Promise<string[]> {
  const { discrepancies } = reviewCertificate(await page(certificate), {
    policies: [await page(policy)],
    contract: null,
  })
  return discrepancies.map(({ field, shouldBe }) => `${field}: ${shouldBe}`)
}

const property = `<h1>Commercial Property Declarations</h1>
<table><tr><td>Policy number</td><td>CVF 2000 4471</td></tr>
<tr><td>Named insured</td><td>Lehigh Gristmill LLC</td></tr>
<tr><td>Building</td><td>$4,200,000</td></tr>
<tr><td>Coverage</td><td>All risks of direct physical loss or damage excluding flood and earth movement</td></tr>
<tr><td>Sewer backup</td><td>$25,000</td></tr></table>
<h2>Building and Contents Form</h2>
<p>We will pay for direct physical loss of or damage to covered property caused by a covered cause of loss.</p>
<p>4. EXCLUSIONS. This policy does not insure loss or damage caused directly or indirectly by:</p>
<p>(a) flood, surface water, rising water, storm surge, waves or tidal water, whether driven by wind or not;</p>
<p>(b) war or nuclear hazard.</p>`

function evidence(row: string): string {
  return `<h1>Evidence of Property Insurance</h1>
<table><tr><td>Policy number</td><td>CVF 2000 4471</td></tr>
<tr><td>Insured</td><td>Lehigh Gristmill LLC</td></tr>
<tr><td>Building</td><td>$4,200,000</td></tr>${row}</table>`
}

Deno.test('a peril that a certificate insures and every sentence of the policy on it excludes is excluded', async () => {
  const flood = '<tr><td>Flood</td><td>$1,000,000</td></tr>'
  assert.deepEqual(await differences(evidence(flood), property), ['Flood: excluded'])
  const bought = `${property}<h2>Flood Coverage Endorsement</h2><p>We will pay for loss caused by flood, up to $1,000,000.</p>`
  assert.deepEqual(await differences(evidence(flood), bought), [])
})

Deno.test('a coverage that the policy nowhere names is not in the policy', async () => {
  const cargo = '<tr><td>Motor truck cargo</td><td>$100,000</td></tr>'
  assert.deepEqual(await differences(evidence(cargo), property), ['Motor truck cargo: not in the policy'])
  const named = '<tr><td>Water back-up</td><td>$25,000</td></tr>'
  assert.deepEqual(await differences(evidence(named), property), [])
})

const workers = `<h1>Workers Compensation Information Page</h1>
<table><tr><td>Policy number</td><td>03-228814-6</td></tr>
<tr><td>Named insured</td><td>Lolo Creek Timber Services LLC</td></tr></table>
<h2>WC 00 03 13 Waiver of our right to recover from others</h2>
<p>We will not enforce our right against the person or organization named in the Schedule. Schedule: Clearwater Timberlands REIT.</p>
<p>Charge for this endorsement: none.</p>
<h2>Sole proprietors, partners, officers and members exclusion</h2>
<p>The following member has elected not to be covered: Everett J. Halvorsen (60% member).</p>`

Deno.test('workers compensation is checked for who is excluded and in whose favor subrogation is waived', async () => {
  const shown = (waived: string) => `<h1>Certificate of workers compensation insurance</h1>
    <p>Employer: Lolo Creek Timber Services LLC</p><p>Policy number: 03-228814-6</p>
    <p>Any proprietor / partner / executive officer / member excluded? NO</p>
    <p>Waiver of our right to recover: granted in favor of ${waived}</p>`
  assert.deepEqual(
    (await differences(shown('Silverbow-Lolo County'), workers)).map((each) => each.split(':')[0]),
    ['Member or officer excluded', 'Waiver of subrogation'],
  )
  assert.deepEqual(
    (await differences(shown('Clearwater Timberlands REIT'), workers)).map((each) => each.split(':')[0]),
    ['Member or officer excluded'],
  )
})

Deno.test('notice of cancellation that no endorsement of the policy gives is an error', async () => {
  const promise = (policy: string) =>
    differences(
      evidence('').concat('<p>The certificate holder will be given 30 days notice of cancellation.</p>'),
      policy,
    )
  assert.deepEqual(await promise(property), [
    'Notice of cancellation: no endorsement of the policy gives notice to the certificate holder',
  ])
  const given = `${property}<h2>Notice to certificate holders</h2><p>We will mail 30 days notice of cancellation to certificate holders.</p>`
  assert.deepEqual(await promise(given), [])
})
