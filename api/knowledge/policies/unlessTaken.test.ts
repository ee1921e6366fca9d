import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const create = `mutation ($req: CreateBusinessPoliciesInput!) {
  createBusinessPolicies(req: $req) { __typename }
}`

async function logged(client: Client, req: object) {
  return (await client.data(create, { req })).createBusinessPolicies.__typename
}

Deno.test('logs a policy sent twice at once a single time and warns about the second', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client } = world
  const policies = ['GSC-1', 'gsc 1'].map((policyNumber) => [
    { type: 'CYBER', premium: 1, carrierId, policyNumber },
  ])
  const answers = await Promise.all(policies.map((each) => logged(client, { accountId, policies: each })))
  assert.deepEqual(new Set(answers), new Set(['CreateBusinessPoliciesSuccess', 'PolicyNumberTakenError']))
})

Deno.test('logs lists with overlapping numbers one after the other', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client } = world
  const lists = [
    ['GSC-1', 'GSC-2'],
    ['GSC-2', 'GSC-1'],
    ['GSC-3', 'GSC-4'],
  ].map((numbers) => numbers.map((policyNumber) => ({ type: 'CYBER', premium: 1, carrierId, policyNumber })))
  const answers = await Promise.all(lists.map((policies) => logged(client, { accountId, policies })))
  assert.equal(answers.at(2), 'CreateBusinessPoliciesSuccess')
  const crosswise = new Set(answers.slice(0, 2))
  assert.deepEqual(crosswise, new Set(['CreateBusinessPoliciesSuccess', 'PolicyNumberTakenError']))
})

Deno.test('two policies given one number at once do not both take it without a warning', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client, harborline } = world
  const ids = [
    await openPolicy(harborline, { accountId, carrierId }),
    await openPolicy(harborline, { accountId, carrierId }),
  ]
  const update = `mutation ($id: ID!, $req: UpdateBusinessPolicyInput!) {
    updateBusinessPolicy(id: $id, req: $req) { __typename }
  }`
  const answers = await Promise.all(
    ids.map(async (id) => {
      const answer = await client.data(update, { id, req: { policyNumber: 'GSC-1' } })
      return answer.updateBusinessPolicy.__typename
    }),
  )
  assert.deepEqual(new Set(answers), new Set(['PolicyNumberTakenError', 'UpdateBusinessPolicySuccess']))
})
