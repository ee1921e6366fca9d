import assert from 'node:assert/strict'
import { openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const show = `query ($id: ID!) { account(id: $id) { currentPolicies { policyNumber standing } } }`

Deno.test('an account lists lapsed, current and pending policies by expiration and omits past ones', async () => {
  await using desk = await openPolicyDesk()
  const { accountId, harborline } = desk
  const terms = [
    { policyNumber: 'PENDING', state: 'PENDING', expiresAt: null },
    { policyNumber: 'LATER', state: 'INFORCE', expiresAt: '2027-01-15' },
    { policyNumber: 'SOON', state: 'INFORCE', expiresAt: '2026-04-01' },
    { policyNumber: 'LAPSED', state: 'INFORCE', expiresAt: '2026-02-01' },
    { policyNumber: 'LONG-LAPSED', state: 'INFORCE', expiresAt: '2024-02-01' },
    { policyNumber: 'CANCELED', state: 'CANCELED', expiresAt: '2027-01-01' },
    { policyNumber: 'EXPIRED', state: 'EXPIRED', expiresAt: '2026-01-01' },
  ] as const
  for (const term of terms) await openPolicy(harborline, { accountId, ...term })
  const { account } = await desk.client.data(show, { id: accountId })
  assert.deepEqual(account.currentPolicies, [
    { policyNumber: 'LAPSED', standing: 'LAPSED' },
    { policyNumber: 'SOON', standing: 'INFORCE' },
    { policyNumber: 'LATER', standing: 'INFORCE' },
    { policyNumber: 'PENDING', standing: 'PENDING' },
  ])
})
