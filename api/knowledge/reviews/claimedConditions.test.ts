import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

async function page(html: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name: 'page.html' })
}

async function differences(certificate: string, policy: string, contract: string | null = null) {
  const { discrepancies } = reviewCertificate(await page(certificate), {
    policies: [await page(policy)],
    contract: contract === null ? null : await page(contract),
  })
  return discrepancies.map(({ field, shouldBe }) => `${field} → ${shouldBe}`)
}

function head(title: string): string {
  return `<h1>${title}</h1><table><tr><td>Policy number</td><td>SFM-CP 5580214</td></tr>
<tr><td>Named insured</td><td>Drybrook Millwork LLC</td></tr></table>`
}

Deno.test('a yes on a certificate is untrue by an exclusion, and not by a condition of what is insured', async () => {
  const found = await differences(
    `${head('Evidence of Commercial Property Insurance')}
     <table><tr><th>Condition</th><th>Yes / No</th><th>Remarks</th></tr><tr><td>Replacement cost</td><td>Yes</td><td></td></tr>
     <tr><td>Terrorism</td><td>Yes</td><td>Included</td></tr></table>`,
    `${head('Commercial Property Policy Declarations')}<table><tr><td>Building</td><td>$2,150,000</td></tr></table>
     <h2>Commercial Property Form</h2>
     <p>We will pay for direct physical loss to covered property.</p>
     <p>Replacement cost is not paid until the property is repaired or replaced, and only if you tell us within 180 days of the loss that you intend to do so.</p>
     <h2>EXCLUSION OF CERTIFIED ACTS OF TERRORISM</h2>
     <p>We will not pay for loss caused directly or indirectly by a certified act of terrorism.</p>
     <p>SFM 900 (01/24)</p><h2>CHANGE OF LIMIT</h2><p>The limit for the kiln is added for $90,000.</p>`,
  )
  assert.ok(!found.some((each) => /Replacement cost/.test(each)), found.join('\n'))
  assert.ok(
    found.some((each) => /Terrorism/.test(each) && !/→ SFM 900/.test(each)),
    found.join('\n'),
  )
})

Deno.test('who is insured for ongoing operations alone is told so, and missing parties are told once', async () => {
  const found = await differences(
    `${head('Certificate of Liability Insurance')}
     <table><tr><td>General liability, each occurrence</td><td>$1,000,000</td></tr></table>
     <h2>Description of operations</h2><p>Lockridge Construction Partners, Inc. is additional insured on the general liability for ongoing and completed operations.</p>
     <h2>Certificate holder</h2><p>Lockridge Construction Partners, Inc., 1480 Tannery Road, Reading, PA 19601</p>`,
    `${head('General Liability Declarations')}<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>
     <h1>ADDITIONAL INSURED - AUTOMATIC STATUS - ONGOING OPERATIONS</h1>
     <p>Section II is amended to include as an additional insured any person or organization for whom you are performing operations when you and that person or organization have agreed in a written contract that it be added to your policy.</p>
     <p>Coverage is limited to liability caused by your acts or omissions in the performance of your ongoing operations. It ends when your operations for the additional insured are completed.</p>
     <h1>ADDITIONAL INSURED - COMPLETED OPERATIONS (SCHEDULED)</h1>
     <table><tr><th>Person or organization</th><th>Location and description of completed operations</th></tr><tr><td>Wexcombe Builders LLC</td><td>Tower repointing, Bethlehem, PA</td></tr></table>
     <p>The person or organization shown is an additional insured for liability caused by your work at the location shown and included in the products-completed operations hazard.</p>`,
    `<p>This Subcontract is between Lockridge Construction Partners, Inc. (“Contractor”) and Drybrook Millwork LLC (“Subcontractor”). Delacourt College (“Owner”) owns the building; Pruett Salazar Architects, LLP is the “Architect”.</p>
     <h2>Insurance</h2><p>Contractor, Owner and Architect shall be additional insureds for the ongoing operations of Subcontractor.</p>
     <p>Contractor and Owner shall also be additional insureds for completed operations for three years after final payment.</p>`,
  )
  assert.ok(
    found.some((each) => /Lockridge.*for ongoing operations only, not for completed operations/.test(each)),
    found.join('\n'),
  )
  assert.equal(
    found.filter((each) => each.startsWith('Additional insured Delacourt')).length,
    1,
    found.join('\n'),
  )
})

Deno.test('each party that one sentence claims is told what it lacks by the same endorsement', async () => {
  const found = await differences(
    `${head('Certificate of Liability Insurance')}
     <table><tr><td>General liability, each occurrence</td><td>$1,000,000</td></tr></table>
     <h2>Description of operations</h2><p>Lockridge Construction Partners, Inc., Delacourt Community School District and Pruett Salazar Architects, LLP are additional insureds on general liability for ongoing and completed operations.</p>
     <h2>Certificate holder</h2><p>Lockridge Construction Partners, Inc., 1480 Tannery Road, Reading, PA 19601</p>`,
    `${head('General Liability Declarations')}<table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>
     <h1>ADDITIONAL INSURED - AUTOMATIC STATUS</h1>
     <p>Section II is amended to include as an additional insured any organization for whom you are performing operations when you and that organization have agreed, in a written contract signed by both, that it be added to your policy.</p>
     <p>There is no coverage for injury or damage that occurs after all your work at the job has been completed.</p>
     <h1>ADDITIONAL INSURED - COMPLETED OPERATIONS - SCHEDULED</h1>
     <table><tr><th>Organization</th><th>Location and description of completed operations</th></tr><tr><td>Wexcombe Builders LLC</td><td>Tower repointing, Bethlehem, PA</td></tr></table>
     <p>The organization in the schedule is an additional insured for liability caused by your work at the location shown and included in the products-completed operations hazard.</p>`,
  )
  const insureds = found.filter((each) => each.startsWith('Additional insured'))
  assert.equal(insureds.length, 2, found.join('\n'))
  assert.match(insureds[0] ?? '', /Lockridge.*ongoing operations only/)
  assert.match(
    insureds[1] ?? '',
    /Delacourt.*Pruett.*only those with whom the insured has a direct written contract/,
  )
})
