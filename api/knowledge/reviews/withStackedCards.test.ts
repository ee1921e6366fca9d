import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

function page(name: string, html: string) {
  return readDocument(new TextEncoder().encode(html), { name: `${name}.html` })
}

async function found(certificate: string, policy: string) {
  const review = reviewCertificate(await page('certificate', certificate), {
    policies: [await page('policy', policy)],
    contract: null,
  })
  return review.discrepancies.map(({ field, shouldBe }) => `${field}: ${shouldBe}`)
}

Deno.test('labels above their values are compared with the policy', async () => {
  const differences = await found(
    `<h1>Certificate of Cyber Liability Insurance</h1><table>
     <tr><td>Policy number</td><td>Policy term</td></tr><tr><td>CY-2218</td><td>01/15/2026 to 01/15/2027</td></tr>
     <tr><td>Retroactive date</td><td>Subrogation waived</td></tr><tr><td>01/15/2020</td><td>N</td></tr>
     <tr><td>Policy aggregate</td><td>Retention</td></tr><tr><td>$3,000,000</td><td>$25,000</td></tr></table>`,
    `<h1>Cyber Policy Declarations</h1><p>Item 1 Policy number CY-2218</p><p>Item 6 Retroactive date 15 January 2021</p>
     <p>Item 4 Policy aggregate limit $3,000,000</p><p>Item 5 Retention, each event $25,000</p>`,
  )
  assert.ok(differences.includes('Retroactive date: 15 January 2021'), differences.join('; '))
})

Deno.test('evidence for a lender has its name as the policy has it, the loan and the deductible of each peril', async () => {
  const differences = await found(
    `<h1>Evidence of Property Insurance</h1><table><tr><td>Policy number</td><td>HX-20817</td></tr><tr><td>Dwelling</td><td>$540,000</td></tr>
     <tr><td>Deductible, hurricane</td><td>$5,400 (1%)</td></tr><tr><td>Loan number</td><td>0088-41702</td></tr></table>
     <p>Mortgagee: Gulf Lantern Savings Bank, PO Box 6120, Mobile, AL 36660</p>`,
    `<h1>Homeowners Policy Declarations</h1><p>Policy number HX-20817</p><table><tr><td>A. Dwelling</td><td>$540,000</td></tr></table>
     <h2>What you pay on a claim</h2><table><tr><td>All perils other than hurricane</td><td>$2,500</td></tr><tr><td>Hurricane: 2% of Coverage A</td><td>$10,800</td></tr></table>
     <h2>Mortgagee</h2><p>Gulf Lantern Savings Bank, its successors and assigns, loan 0088-41720, PO Box 6120, Mobile, AL 36660</p>`,
  )
  const all = differences.join('; ')
  assert.match(all, /hurricane: \$10,800 \(2%\)/)
  assert.match(all, /Loan number: 0088-41720/)
  assert.match(all, /Mortgage holder name: Gulf Lantern Savings Bank, its successors and assigns/)
})
