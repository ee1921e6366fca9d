import assert from 'node:assert/strict'
import { openAccount } from '../knowledge/testing/openAccount.ts'
import { openWorld } from '../testing/openWorld.ts'
import { openRequest } from './testing/openRequest.ts'

Deno.test('an account’s timeline shows its requests and their comments', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const account = { id, name: 'Casco Roofing LLC' }
  const requestId = await openRequest(world.harborline, { account })
  await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const comment = `mutation ($id: ID!) {
    addServiceRequestComment(id: $id, input: { content: "Called Marta." }) { __typename }
  }`
  await dana.data(comment, { id: requestId })
  const show = `query ($id: ID!) {
    account(id: $id) { timeline(subjects: [SERVICE_REQUEST]) { edges { node { title about node { id } } } } }
  }`
  const { timeline } = (await dana.data(show, { id })).account
  const about = 'Question'
  assert.deepEqual(
    timeline.edges.map(({ node }: { node: object }) => node),
    [
      { title: 'Comment added', about, node: { id: requestId } },
      { title: 'Request received', about, node: { id: requestId } },
    ],
  )
})

const customer = `query ($id: ID!) { serviceRequest(id: $id) { customerName account { id } } }`

Deno.test('renaming an account renames it on its requests and in their list', async () => {
  await using world = await openWorld()
  const { id } = await openAccount(world.harborline)
  const requestId = await openRequest(world.harborline, { account: { id, name: 'Casco Roofing LLC' } })
  const dana = await world.as(world.dana)
  await dana.data(
    `mutation ($id: ID!) {
      updateAccount(id: $id, input: { account: { name: "Casco Solar LLC" } }) { __typename }
    }`,
    { id },
  )
  await world.platform.jobs.runDue()
  const { serviceRequest } = await dana.data(customer, { id: requestId })
  assert.equal(serviceRequest.customerName, 'Casco Solar LLC')
  const { serviceRequests } = await dana.data('{ serviceRequests(text: "solar") { totalCount } }')
  assert.equal(serviceRequests.totalCount, 1)
})

Deno.test('a merge moves the account’s requests and undoing returns them', async () => {
  await using world = await openWorld()
  const into = await openAccount(world.harborline)
  const from = await openAccount(world.harborline, { detail: { name: 'Casco Solar LLC' } })
  const account = { id: from.id, name: 'Casco Solar LLC' }
  const requestId = await openRequest(world.harborline, { account })
  const dana = await world.as(world.dana)
  const { mergeAccounts } = await dana.data(
    `mutation ($input: MergeAccountsInput!) {
      mergeAccounts(input: $input) { ... on MergeAccountsSuccess { merge { id } } }
    }`,
    { input: { intoId: into.id, fromId: from.id } },
  )
  const merged = await dana.data(customer, { id: requestId })
  assert.deepEqual(merged.serviceRequest, {
    customerName: 'Casco Roofing LLC',
    account: { id: into.id },
  })
  await dana.data(`mutation ($id: ID!) { undoAccountMerge(id: $id) { __typename } }`, {
    id: mergeAccounts.merge.id,
  })
  const undone = await dana.data(customer, { id: requestId })
  assert.deepEqual(undone.serviceRequest, { customerName: 'Casco Solar LLC', account: { id: from.id } })
})
