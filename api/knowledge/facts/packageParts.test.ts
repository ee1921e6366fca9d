import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(sketch: string) {
  return readPolicyFacts(await readDocument(await sketchedPdf(sketch.trim()), { name: 'a.pdf' }))
}

Deno.test('does not take the basis of one part of a package for that of the policy', async () => {
  const { basis } = await factsOf(`
ASSOCIATION PACKAGE POLICY DECLARATIONS
Policy Number:  AP 3317      Named Insured:  Elk Meadow Owners Association
Coverage                                       Limit
General liability each occurrence              $1,000,000
Crime                                          $100,000
Directors & Officers (claims-made)             $2,000,000
`)
  assert.equal(basis?.claimsBasis.fact, null)
})

Deno.test('reads the basis of a policy that insures only directors and officers', async () => {
  const { basis } = await factsOf(`
DIRECTORS AND OFFICERS LIABILITY DECLARATIONS
This policy is written on a claims-made basis.
Policy Number:  DO 3317      Named Insured:  Elk Meadow Owners Association
`)
  assert.equal(basis?.claimsBasis.fact?.value, 'CLAIMS_MADE')
})

Deno.test('takes a motor carrier policy for one of autos, and cargo alone for transportation', async () => {
  const carrier = await factsOf(`
MOTOR CARRIER COVERAGE DECLARATIONS
Policy Number:  MC 3317      Named Insured:  Dry Fork Hauling LLC
Liability    67    $1,000,000
`)
  assert.equal(carrier.scalars.lineOfBusiness.fact?.value, 'COMMERCIAL_AUTO')
  const cargo = await factsOf(`
MOTOR TRUCK CARGO POLICY DECLARATIONS
Policy Number:  TC 3317      Named Insured:  Dry Fork Hauling LLC
Limit any one vehicle    $100,000
`)
  assert.equal(cargo.scalars.lineOfBusiness.fact?.value, 'SHIPPING_AND_TRANSPORTATION')
})
