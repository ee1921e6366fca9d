import assert from 'node:assert/strict'
import { openRequest } from '../servicing/testing/openRequest.ts'
import { openWorld } from '../testing/openWorld.ts'

const strange = ['', '_', 'sr_', 'sr_1', 'sr_'.padEnd(3_000, '0'), 'x'.repeat(3_000), 'sr_\u0000', '../sr_1']

Deno.test('a malformed id matches nothing, wherever it is sent', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  for (const id of strange) {
    const found = await dana.data(
      `query ($id: ID!) { node(id: $id) { id } nodes(ids: [$id]) { id } serviceRequest(id: $id) { id } }`,
      { id },
    )
    assert.deepEqual(found, { node: null, nodes: [null], serviceRequest: null })
    const answers = await dana.data(
      `mutation ($id: ID!) {
        comment: addServiceRequestComment(id: $id, input: { content: "Hail" }) { __typename }
        update: updateServiceRequest(id: $id, input: { dueAt: null }) { __typename }
        resolve: resolveServiceRequest(id: $id, input: { files: [$id] }) { __typename }
      }`,
      { id },
    )
    for (const answer of Object.values(answers)) assert.deepEqual(answer, { __typename: 'NotFoundError' })
  }
})

Deno.test('a file with a malformed id cannot be attached', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  for (const file of strange) {
    const { resolveServiceRequest } = await dana.data(
      `mutation ($id: ID!, $file: ID!) {
        resolveServiceRequest(id: $id, input: { files: [$file] }) {
          ... on ValidationErrors { fields { path } }
        }
      }`,
      { id, file },
    )
    assert.deepEqual(resolveServiceRequest.fields, [{ path: 'files' }])
  }
})
