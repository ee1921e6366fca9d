import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { storeConversations } from '../testing/storeConversations.ts'
import { writeSettings } from '../testing/writeSettings.ts'

const sent = 'emailThread { id state waitingFor emails { id delivery failure undoUntil } }'
const reply = `mutation ($id: ID!) {
  sendEmailReply(id: $id, input: { body: "Here is your certificate." }) { ... on SendEmailReplySuccess { ${sent} } }
}`
const forward = `mutation ($id: ID!) {
  forwardEmail(id: $id, input: { to: ["underwriting@summit.example"], subject: "FW: Certificate" }) {
    ... on ForwardEmailSuccess { ${sent} }
  }
}`
const write = `mutation ($input: SendNewEmailInput!) { sendNewEmail(input: $input) { ... on SendNewEmailSuccess { ${sent} } } }`
const undo = `mutation ($id: ID!) { undoEmail(id: $id) { ... on NamedError { message } ... on UndoEmailSuccess { ${sent} } } }`
const resend = `mutation ($id: ID!) { resendEmail(id: $id) { __typename } }`

/** An agency whose messages wait ten seconds, with a thread from a client. */
async function openDesk() {
  const world = await openWorld({ sendDelayMs: 10_000 })
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  return {
    threadId,
    dana: await world.as(world.dana),
    /** How many messages are sent after so many more seconds. */
    async sentAfter(seconds: number) {
      world.clock.advance(seconds * 1_000)
      await world.platform.jobs.runDue()
      return world.platform.mail.mailbox?.().length
    },
    world,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

Deno.test('a reply that is taken back stays in its thread, which waits for us, until it is sent again', async () => {
  await using desk = await openDesk()
  const answered = (await desk.dana.data(reply, { id: desk.threadId })).sendEmailReply.emailThread
  assert.equal(answered.waitingFor, 'CLIENT')
  const { id, ...waiting } = answered.emails.at(-1)
  assert.deepEqual(waiting, { delivery: 'QUEUED', failure: null, undoUntil: '2026-03-16T15:30:10.000Z' })
  assert.equal(await desk.sentAfter(6), 0)

  const taken = (await desk.dana.data(undo, { id })).undoEmail.emailThread
  assert.equal(taken.waitingFor, 'AGENT')
  assert.deepEqual(taken.emails.at(-1), {
    id,
    delivery: 'FAILED',
    failure: 'Dana Whitfield took it back before it was sent.',
    undoUntil: null,
  })
  assert.equal(await desk.sentAfter(10), 0)

  await desk.dana.data(resend, { id })
  assert.equal(await desk.sentAfter(0), 1)
})

Deno.test('a reply that is sent at once does not wait', async () => {
  await using world = await openWorld()
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  const { emails } = (await dana.data(reply, { id: threadId })).sendEmailReply.emailThread
  assert.equal(emails.at(-1).undoUntil, null)
})

Deno.test('a reply is sent once its time is over, and can’t be taken back then', async () => {
  await using desk = await openDesk()
  const { emails } = (await desk.dana.data(reply, { id: desk.threadId })).sendEmailReply.emailThread
  assert.equal(await desk.sentAfter(10), 1)
  const late = await desk.dana.data(undo, { id: emails.at(-1).id })
  assert.equal(late.undoEmail.message, 'It is too late to undo this: the message is sent.')
})

Deno.test('a message sent again within its time is sent once', async () => {
  await using desk = await openDesk()
  const { emails } = (await desk.dana.data(reply, { id: desk.threadId })).sendEmailReply.emailThread
  const { id } = emails.at(-1)
  await desk.dana.data(undo, { id })
  await desk.dana.data(resend, { id })
  assert.equal(await desk.sentAfter(0), 1)
  assert.equal(await desk.sentAfter(10), 1)
})

Deno.test('forwarded messages and new emails can be taken back, too', async () => {
  await using desk = await openDesk()
  const { emails } = (await desk.dana.data(reply, { id: desk.threadId })).sendEmailReply.emailThread
  assert.equal(await desk.sentAfter(10), 1)
  const passed = (await desk.dana.data(forward, { id: emails[0].id })).forwardEmail.emailThread
  const { id: accountId } = await openAccount(desk.world.harborline)
  const input = { accountId, to: ['rosa@delgadoroofing.example'], subject: 'Audit', body: 'Hello Rosa.' }
  const written = (await desk.dana.data(write, { input })).sendNewEmail.emailThread
  for (const { emails: messages } of [passed, written]) {
    const { id } = messages.find(({ delivery }: { delivery: string }) => delivery === 'QUEUED')
    const { undoEmail } = await desk.dana.data(undo, { id })
    const message = undoEmail.emailThread.emails.find((each: { id: string }) => each.id === id)
    assert.equal(message.delivery, 'FAILED')
  }
  assert.equal(await desk.sentAfter(10), 1)
})
