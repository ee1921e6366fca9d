import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { openRequest } from '../../servicing/testing/openRequest.ts'
import { storeConversations } from '../testing/storeConversations.ts'

const list = `query ($text: String, $state: EmailThreadState, $status: CallStatus) {
  emailThreads(text: $text, state: $state) { totalCount edges { node { id subject } } }
  calls(text: $text, status: $status) { totalCount edges { node { id fromName } } }
}`

Deno.test('lists find threads and calls by any visible text and by state', async () => {
  await using world = await openWorld()
  const { threadId, callId } = await storeConversations(world.harborline)
  await storeConversations(world.harborline, {
    thread: {
      subject: 'Remove the Transit van',
      fromName: 'Tom Ames',
      fromEmail: 'tom@amesdrywall.example',
      state: 'ENDED',
      waitingFor: null,
    },
    email: {
      subject: 'Remove the Transit van',
      from: { name: 'Tom Ames', address: 'tom@amesdrywall.example' },
      body: 'We sold the 2019 Transit on Friday. Please take it off the policy.',
    },
    call: {
      providerCallId: 'call_other',
      fromName: 'Tom Ames',
      status: 'IN_PROGRESS',
      endedAt: null,
      summary: null,
    },
  })
  const dana = await world.as(world.dana)
  const found = await dana.data(list, { text: 'ROSA' })
  assert.deepEqual(
    found.emailThreads.edges.map(({ node }: { node: { id: string } }) => node.id),
    [threadId],
  )
  assert.deepEqual(
    found.calls.edges.map(({ node }: { node: { id: string } }) => node.id),
    [callId],
  )
  const ended = await dana.data(list, { state: 'ENDED', status: 'IN_PROGRESS' })
  assert.deepEqual([ended.emailThreads.totalCount, ended.calls.totalCount], [1, 1])
  const walt = await world.as(world.walt)
  const elsewhere = await walt.data(list)
  assert.deepEqual([elsewhere.emailThreads.totalCount, elsewhere.calls.totalCount], [0, 0])
})

Deno.test('a conversation shows how long it has been waiting until a person answers', async () => {
  await using world = await openWorld()
  const requestId = await openRequest(world.harborline)
  const { threadId } = await storeConversations(world.harborline, {
    call: { serviceRequestIds: [requestId] },
  })
  const dana = await world.as(world.dana)
  const waiting = `{
    emailThreads(waitingFor: AGENT) { edges { node { id waitingSince } } }
    calls(isWaiting: true) { edges { node { waitingSince } } }
  }`
  const found = await dana.data(waiting)
  assert.deepEqual(found.emailThreads.edges, [
    { node: { id: threadId, waitingSince: '2026-03-16T14:05:00.000Z' } },
  ])
  assert.deepEqual(found.calls.edges, [{ node: { waitingSince: '2026-03-16T14:06:35.000Z' } }])
  await dana.data(
    `mutation ($id: ID!) { resolveServiceRequest(id: $id, input: { notes: "Sent.", files: [] }) { __typename } }`,
    { id: requestId },
  )
  assert.deepEqual((await dana.data(waiting)).calls.edges, [])
})

Deno.test('sorts threads by last activity and their messages oldest first with their authors', async () => {
  await using world = await openWorld()
  const { threadId } = await storeConversations(world.harborline)
  const later = Date.parse('2026-03-17T09:00:00Z')
  const newest = await storeConversations(world.harborline, {
    thread: { updatedAt: later },
    call: { providerCallId: 'call_2', startedAt: later },
  })
  const dana = await world.as(world.dana)
  const { emailThreads } = await dana.data(list)
  assert.deepEqual(
    emailThreads.edges.map(({ node }: { node: { id: string } }) => node.id),
    [newest.threadId, threadId],
  )
  const { emailThread } = await dana.data(
    `query ($id: ID!) {
      emailThread(id: $id) { emails { from body senderRole } caraEmails { id } participantEmails { id } }
    }`,
    { id: threadId },
  )
  assert.deepEqual(emailThread.emails, [
    {
      from: 'Rosa Delgado',
      body: 'Please send a certificate to Summit Builders Inc. before Monday.',
      senderRole: 'CLIENT',
    },
  ])
  assert.deepEqual([emailThread.caraEmails.length, emailThread.participantEmails.length], [0, 1])
})
