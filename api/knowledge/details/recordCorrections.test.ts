import assert from 'node:assert/strict'
import { addCarrier } from '../testing/openPolicy.ts'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const details = `query ($id: ID!) {
  businessPolicy(id: $id) { details { fields { path status value } differences { path } } }
}`

type Desk = Awaited<ReturnType<typeof openReadingDesk>>

async function aggregateOf({ client }: Desk, id: string) {
  const { fields, differences } = (await client.data(details, { id })).businessPolicy.details
  const path = 'limits.glAggregateLimit'
  const isOwn = (each: { path: string }) => each.path === path
  const { status, value } = fields.find(isOwn)
  return { status, value, isOffered: differences.some(isOwn) }
}

Deno.test('a limit that a person writes into the policy against its document corrects the details', async () => {
  await using desk = await openReadingDesk()
  await desk.addDocument('Policy.pdf', await pdfOf(rooferPolicy))
  assert.deepEqual(await aggregateOf(desk, desk.policyId), {
    status: 'FOUND',
    value: '200000000',
    isOffered: true,
  })
  const save = (limit: number) =>
    desk.client.data(
      `mutation ($id: ID!, $req: UpdateBusinessPolicyInput!) { updateBusinessPolicy(id: $id, req: $req) { __typename } }`,
      { id: desk.policyId, req: { coverages: [{ name: 'General aggregate', limit }] } },
    )
  await save(4_000_000_00)
  assert.deepEqual(await aggregateOf(desk, desk.policyId), {
    status: 'CORRECTED',
    value: '400000000',
    isOffered: false,
  })
})

Deno.test('a new policy entered from a document keeps what a person changed of it', async () => {
  await using desk = await openReadingDesk()
  const carrierId = await addCarrier(desk.harborline, { name: 'Pine Tree Mutual Insurance Company' })
  const fileId = await desk.upload('Policy.pdf', await pdfOf(rooferPolicy))
  await desk.platform.jobs.runDue()
  const { createBusinessPolicies } = await desk.client.data(
    `mutation ($req: CreateBusinessPoliciesInput!) {
      createBusinessPolicies(req: $req) {
        __typename
        ... on ValidationErrors { fields { path message } }
        ... on CreateBusinessPoliciesSuccess { businessPolicies { id } }
      }
    }`,
    {
      req: {
        accountId: desk.accountId,
        document: { fileId, type: 'POLICY_DOCUMENT' },
        policies: [
          {
            carrierId,
            type: 'GENERAL_LIABILITY',
            coverages: [{ name: 'General aggregate', limit: 4_000_000_00 }],
          },
        ],
      },
    },
  )
  assert.equal(
    createBusinessPolicies.__typename,
    'CreateBusinessPoliciesSuccess',
    JSON.stringify(createBusinessPolicies),
  )
  const [{ id }] = createBusinessPolicies.businessPolicies
  assert.deepEqual(await aggregateOf(desk, id), { status: 'CORRECTED', value: '400000000', isOffered: false })
})
