import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import type { World } from '../../testing/openWorld.ts'
import { createPolicies } from '../testing/createPolicies.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

async function logged(world: World & { client: Client }, req: object) {
  return (await world.client.data(createPolicies, { req })).createBusinessPolicies
}

Deno.test('warns about a number the carrier already has, and logs the policy once confirmed', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, harborline } = world
  const there = await openPolicy(harborline, { accountId, carrierId, policyNumber: 'GSC-4821907-24' })
  const policies = [{ type: 'CYBER', premium: 1, carrierId, policyNumber: 'gsc 4821907 24' }]
  assert.deepEqual(await logged(world, { accountId, policies }), {
    __typename: 'PolicyNumberTakenError',
    message:
      'Granite State Casualty has a policy GSC-4821907-24 already. Is this another one with the same number?',
    paths: ['policies.0.policyNumber'],
    businessPolicies: [{ id: there }],
  })
  const confirmed = await logged(world, { accountId, policies, confirm: true })
  assert.equal(confirmed.__typename, 'CreateBusinessPoliciesSuccess')
})

Deno.test('another carrier or another agency may have the same number', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, harborline, prairie } = world
  const other = await addCarrier(harborline, { name: 'Merrimack Specialty' })
  await openPolicy(harborline, { accountId, carrierId: other, policyNumber: 'GSC-1' })
  const foreign = await openAccount(prairie)
  await openPolicy(prairie, { accountId: foreign.id, carrierId, policyNumber: 'GSC-1' })
  const policies = [{ type: 'CYBER', premium: 1, carrierId, policyNumber: 'GSC-1' }]
  const { __typename } = await logged(world, { accountId, policies })
  assert.equal(__typename, 'CreateBusinessPoliciesSuccess')
})

Deno.test('warns about a number used twice in one request', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId } = world
  const policy = { type: 'PACKAGE', premium: 1, carrierId, policyNumber: 'PKG-1' }
  const policies = [policy, { ...policy, type: 'PROPERTY' }]
  assert.deepEqual(await logged(world, { accountId, policies }), {
    __typename: 'PolicyNumberTakenError',
    message: 'Two of these policies have the same number. Is this correct?',
    paths: ['policies.1.policyNumber'],
    businessPolicies: [],
  })
})
