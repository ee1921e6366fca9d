import assert from 'node:assert/strict'
import { openAccount } from '../knowledge/testing/openAccount.ts'
import { openWorld } from '../testing/openWorld.ts'
import { openRequest } from './testing/openRequest.ts'

Deno.test('the timeline of an account tells of its requests and their comments', async () => {
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
    account(id: $id) { timeline(subjects: [SERVICE_REQUEST]) { edges { node { title node { id } } } } }
  }`
  const { timeline } = (await dana.data(show, { id })).account
  assert.deepEqual(
    timeline.edges.map(({ node }: { node: { title: string; node: { id: string } } }) => node),
    [
      { title: 'Comment added to a request', node: { id: requestId } },
      { title: 'Request received', node: { id: requestId } },
    ],
  )
})
