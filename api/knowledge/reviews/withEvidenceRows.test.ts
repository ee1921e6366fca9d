import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { reviewCertificate } from './reviewCertificate.ts'

function page(name: string, body: string): Promise<Reading> {
  return readDocument(new TextEncoder().encode(`<html><body>${body}</body></html>`), { name })
}

const evidence = page(
  'evidence.html',
  `<h1>EVIDENCE OF COMMERCIAL PROPERTY INSURANCE</h1>
   <table><tr><td>NAMED INSURED AND ADDRESS</td><td>POLICY NUMBER HR-44071</td></tr>
   <tr><td>Heron Row Inns LLC</td><td>EFFECTIVE DATE 03/01/2026 EXPIRATION DATE 03/01/2027</td></tr></table>
   <table><tr><td>COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE: $ 2,400,000 DED: 10,000</td><td></td><td></td><td></td></tr>
   <tr><td></td><td>YES</td><td>NO</td><td></td></tr>
   <tr><td>EQUIPMENT BREAKDOWN</td><td>X</td><td></td><td>LIMIT: 500,000 DED: 5,000</td></tr>
   <tr><td>FLOOD</td><td>X</td><td></td><td>LIMIT: 1,000,000</td></tr>
   <tr><td>NAMED STORM</td><td>X</td><td></td><td>DED: 3%</td></tr>
   <tr><td>SEWER BACK UP</td><td>X</td><td></td><td>LIMIT: 50,000</td></tr></table>`,
)

Deno.test('an evidence of property is compared by the limit and the deductible of each of its rows', async () => {
  const policy = await page(
    'policy.html',
    `<h1>Commercial Property Declarations</h1><p>Policy No. HR-44071</p><p>Named Insured: Heron Row Inns LLC and as scheduled</p>
     <p>Policy period: 03/01/2026 to 03/01/2027</p>
     <table><tr><td>Building</td><td>$2,400,000</td></tr><tr><td>All other perils deductible</td><td>$15,000</td></tr>
     <tr><td>Equipment breakdown</td><td>$500,000</td></tr><tr><td>Equipment breakdown deductible</td><td>$5,000</td></tr>
     <tr><td>Named storm deductible</td><td>5%</td></tr><tr><td>Sewer back up</td><td>$25,000</td></tr>
     <tr><td>Flood</td><td>Excluded</td></tr></table>`,
  )
  const { discrepancies } = reviewCertificate(await evidence, { policies: [policy], contract: null })
  assert.deepEqual(
    discrepancies
      .map(({ field, onCertificate, shouldBe }) => `${field}: ${onCertificate}, ${shouldBe}`)
      .toSorted(),
    [
      'All other perils deductible: $10,000, $15,000',
      'Flood: $1,000,000, not covered',
      'Named storm deductible: 3%, 5%',
      'Sewer back up: $50,000, $25,000',
    ],
  )
})
