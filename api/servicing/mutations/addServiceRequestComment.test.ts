import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openRequest } from '../testing/openRequest.ts'

const comment = `
  mutation ($id: ID!, $content: String!) {
    addServiceRequestComment(id: $id, input: { content: $content }) {
      __typename
      ... on NamedError { message }
      ... on ValidationErrors { fields { path message } }
      ... on AddServiceRequestCommentSuccess {
        comment { content createdAt agencyUser { name } }
        serviceRequest { updatedAt comments { content } }
      }
    }
  }`

Deno.test('a comment is trimmed, signed and dated, and updates the request', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  const { addServiceRequestComment } = await dana.data(comment, { id, content: '\n Left a voicemail. ' })
  assert.deepEqual(addServiceRequestComment, {
    __typename: 'AddServiceRequestCommentSuccess',
    comment: {
      content: 'Left a voicemail.',
      createdAt: '2026-03-16T15:30:00.000Z',
      agencyUser: { name: 'Dana Whitfield' },
    },
    serviceRequest: { updatedAt: '2026-03-16T15:30:00.000Z', comments: [{ content: 'Left a voicemail.' }] },
  })
})

for (const [name, content, message] of [
  ['an empty comment', '  \n ', 'Write a comment first.'],
  ['a comment of which nothing can be read', '\u200b \u2060\u3164', 'Write a comment first.'],
  [
    'a comment with a NUL',
    'Hail\u0000',
    'This contains characters that can’t be displayed. Remove them, then try again.',
  ],
  [
    'a comment that turns the direction of what follows',
    'Hail \u202egnp.exe',
    'This contains characters that can’t be displayed. Remove them, then try again.',
  ],
  [
    'a comment with half a character',
    'Hail \ud83c',
    'This contains characters that can’t be displayed. Remove them, then try again.',
  ],
  [
    'a comment of more than 10,000 characters',
    'a'.repeat(10_001),
    'A comment may have up to 10,000 characters.',
  ],
] as const) {
  Deno.test(`reports ${name} under its field`, async () => {
    await using world = await openWorld()
    const id = await openRequest(world.harborline)
    const dana = await world.as(world.dana)
    const { addServiceRequestComment } = await dana.data(comment, { id, content })
    assert.deepEqual(addServiceRequestComment.fields, [{ path: 'content', message }])
  })
}

Deno.test('a closed request can still be commented on', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(`mutation ($id: ID!) { resolveServiceRequest(id: $id, input: {}) { __typename } }`, { id })
  const { addServiceRequestComment } = await dana.data(comment, { id, content: 'The holder says thank you.' })
  assert.equal(addServiceRequestComment.__typename, 'AddServiceRequestCommentSuccess')
})

Deno.test('keeps all of sixty concurrent comments', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const clients = [await world.as(world.dana), await world.as(world.marcus), await world.as(world.priya)]
  const notes = clients.flatMap((client, who) =>
    Array.from({ length: 20 }, (_, at) => ({ client, content: `Note ${at + 1} of colleague ${who + 1}` })),
  )
  await Promise.all(notes.map(({ client, content }) => client.data(comment, { id, content })))
  const [dana] = clients
  const shown = await dana?.data(
    `query ($id: ID!) { serviceRequest(id: $id) { comments { content } versionHistory { updateTypes } } }`,
    { id },
  )
  const { comments, versionHistory } = shown.serviceRequest
  assert.deepEqual(
    new Set(comments.map((one: { content: string }) => one.content)),
    new Set(notes.map(({ content }) => content)),
  )
  assert.equal(versionHistory.length, 61)
})

Deno.test('a comment on another agency’s request is rejected like one on a missing request', async () => {
  await using world = await openWorld()
  const id = await openRequest(world.harborline)
  const walt = await world.as(world.walt)
  const { addServiceRequestComment } = await walt.data(comment, { id, content: 'Hello?' })
  assert.deepEqual(addServiceRequestComment, {
    __typename: 'NotFoundError',
    message: 'There is no such service request.',
  })
})
