import assert from 'node:assert/strict'
import { checkLines, confirmationOf } from './confirmationOf.ts'

const dispute = {
  code: 'LIMIT_DIFFERS',
  isBlocking: false,
  message: 'General Liability CGL 2204183-07: Each occurrence is $2,000,000 on the policy’s record.',
  path: null,
  policyId: 'bp_1',
} as const
const address = {
  code: 'ACCOUNT_ADDRESS_MISSING',
  isBlocking: false,
  message: 'Casco Roofing LLC has no mailing address on record.',
  path: null,
  policyId: null,
} as const

Deno.test('a person confirms limits in dispute before a certificate is issued, and no other check', () => {
  assert.equal(confirmationOf({ descriptions: [null], checks: [address] }), null)
  assert.equal(confirmationOf({ descriptions: [null], checks: [dispute, address] }), dispute.message)
})

Deno.test('limits in dispute are warnings on the card', () => {
  assert.deepEqual(
    checkLines([dispute, address]).map(({ label }) => label),
    ['Warning', 'Note'],
  )
})
