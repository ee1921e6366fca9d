import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

function read(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

Deno.test('a waiver that is marked and that the policy denies is an error', async () => {
  const { discrepancies } = reviewCertificate(
    await read(
      'certificate.html',
      `<h1>Certificate of Insurance</h1><p>Insured: Presque Garage LLC</p>
       <p>Garage liability: $1,000,000 each accident</p><p>Subrogation waived: Y</p>
       <p>Certificate holder: Presque Fleet Leasing LP, 9 Dock Street, Erie, PA 16507</p>`,
    ),
    {
      policies: [
        await read(
          'policy.html',
          `<h1>Garage Policy Declarations</h1><p>Named insured: Presque Garage LLC</p>
         <p>Garage liability: $1,000,000 each accident</p>
         <h2>Garage Coverage Form</h2><p>We will pay all sums an insured legally must pay as damages because of garage operations.</p>
         <h2>TN 560 Lessor of vehicles</h2><p>Presque Fleet Leasing LP is an insured. No waiver of recovery is given.</p>`,
        ),
      ],
      contract: null,
    },
  )
  assert.deepEqual(
    discrepancies.map(({ field, shouldBe }) => [field, shouldBe]),
    [['Subrogation waived', 'The policy has no waiver of subrogation.']],
  )
})
