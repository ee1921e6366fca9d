import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'
import { openPolicy } from '../testing/openPolicy.ts'
import { policiesNumberedIn } from './policiesNumberedIn.ts'

Deno.test('finds policies by numbers in a text, also by one that ends with a letter', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const { id: accountId } = await openAccount(harborline)
  await openPolicy(harborline, { accountId, policyNumber: 'WC 26-771902-A' })
  await openPolicy(harborline, { accountId, policyNumber: 'CGL 2204183-07' })
  const found = (text: string) =>
    [...policiesNumberedIn(harborline, text)].map(({ policyNumber }) => policyNumber)
  assert.deepEqual(found('Policy number: WC 26-771902-A\nPolicy period: 07/01/2026'), ['WC 26-771902-A'])
  assert.deepEqual(found('Please renew CGL 2204183-07 a week earlier.'), ['CGL 2204183-07'])
  assert.deepEqual(found('Policy number: WC 26-771902'), [])
  await openPolicy(harborline, { accountId, policyNumber: 'CPP 204 118-03' })
  for (const number of ['CPP 204 118-03', 'CPP204118-03', 'CPP-204118-03'])
    assert.deepEqual(
      found(`Please send the declarations page of policy ${number} for 2026, the lender needs it.`),
      ['CPP 204 118-03'],
    )
})
