import assert from 'node:assert/strict'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { replace } from '../../platform/index.ts'
import { smtpMail } from '../../platform/mail/smtpMail.ts'
import { openWorld, type World } from '../../testing/openWorld.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { storeConversations } from '../testing/storeConversations.ts'
import { writeSettings } from '../testing/writeSettings.ts'
import { emailKind } from './email.ts'
import { sendEmail } from './sendEmail.ts'

const reply = `mutation ($id: ID!, $input: SendEmailReplyInput!) {
  sendEmailReply(id: $id, input: $input) {
    __typename
    ... on SendEmailReplySuccess { emailThread { waitingFor emails { senderRole delivery body approvedBy { name } } } }
    ... on ValidationErrors { fields { path message } }
  }
}`

Deno.test('sends a reply once, in the thread, under the approver’s name', async () => {
  await using world = await openWorld()
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  const { sendEmailReply } = await dana.data(reply, {
    id: threadId,
    input: { body: 'Here is your certificate.' },
  })
  assert.equal(sendEmailReply.emailThread.waitingFor, 'CLIENT')
  assert.deepEqual(sendEmailReply.emailThread.emails[1], {
    senderRole: 'AGENT',
    delivery: 'QUEUED',
    body: 'Here is your certificate.',
    approvedBy: { name: 'Dana Whitfield' },
  })
  await world.platform.jobs.runDue()
  await world.platform.jobs.runDue()
  const letters = world.platform.mail.mailbox?.() ?? []
  assert.equal(letters.length, 1)
  assert.equal(letters[0]?.from, '"Harborline Insurance Group" <desk@harborline.example>')
  assert.equal(letters[0]?.inReplyTo, `${threadId}@delgadoroofing.example`)
  assert.equal(letters[0]?.subject, 'Re: Certificate for the Summit job')
})

Deno.test('an open thread learns that its message was delivered', async () => {
  await using world = await openWorld()
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(reply, { id: threadId, input: { body: 'Here is your certificate.' } })
  await using stream = await dana.watch('subscription { watchAgency { typename nodeId updateTypes } }')
  await world.platform.jobs.runDue()
  const delivered = { typename: 'EmailThread', nodeId: threadId, updateTypes: ['DELIVER_EMAIL'] }
  // It is with the mail server, and then sent.
  assert.deepEqual((await stream.next())?.watchAgency, delivered)
  assert.deepEqual((await stream.next())?.watchAgency, delivered)
})

const promises: readonly (readonly [string, 'AGENT' | 'CLIENT'])[] = [
  ['We are checking your policy and will get back to you with the exact wording.', 'AGENT'],
  ["Thanks, Rosa. I'll call you once the underwriter answers.", 'AGENT'],
  ['We will ask the carrier to add Summit Builders. Could you please send us their address?', 'CLIENT'],
  ['We are sorry for the wait. Here is your certificate.', 'CLIENT'],
]
for (const [body, turn] of promises) {
  Deno.test(`after "${body}" the thread waits for ${turn === 'AGENT' ? 'us' : 'the client'}`, async () => {
    await using world = await openWorld()
    await writeSettings(world.harborline)
    const { threadId } = await storeConversations(world.harborline)
    const dana = await world.as(world.dana)
    const { sendEmailReply } = await dana.data(reply, { id: threadId, input: { body } })
    assert.equal(sendEmailReply.emailThread.waitingFor, turn)
  })
}

Deno.test('does not send a reply from a tab that has not seen the last message', async () => {
  await using world = await openWorld()
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  const [dana, marcus] = [await world.as(world.dana), await world.as(world.marcus)]
  const ask = `mutation ($id: ID!, $input: SendEmailReplyInput!) {
    sendEmailReply(id: $id, input: $input) { __typename ... on NamedError { message } }
  }`
  const input = { body: 'Here is your certificate.', seenEmailCount: 1 }
  assert.equal(
    (await dana.data(ask, { id: threadId, input })).sendEmailReply.__typename,
    'SendEmailReplySuccess',
  )
  const inTab = await dana.data(ask, { id: threadId, input })
  assert.match(
    inTab.sendEmailReply.message,
    /^You replied to this conversation in another tab\. Nothing was sent/,
  )
  const byColleague = await marcus.data(ask, { id: threadId, input })
  assert.match(byColleague.sendEmailReply.message, /^A colleague replied to this conversation/)
  await world.platform.jobs.runDue()
  assert.equal(world.platform.mail.mailbox?.().length, 1)
})

const refused: readonly [string, Record<string, unknown>, string][] = [
  ['an empty answer', { body: '  ' }, 'body'],
  ['an answer to somebody outside of the conversation', { body: 'Hi', to: ['thief@evil.example'] }, 'to'],
  ['a copy to somebody outside of the conversation', { body: 'Hi', cc: ['thief@evil.example'] }, 'to'],
  ['a file of nobody', { body: 'Hi', files: ['fi_00000000000000000000000000'] }, 'files'],
]

for (const [name, input, path] of refused) {
  Deno.test(`rejects ${name}`, async () => {
    await using world = await openWorld()
    const { threadId } = await storeConversations(world.harborline)
    const dana = await world.as(world.dana)
    const { sendEmailReply } = await dana.data(reply, { id: threadId, input })
    assert.equal(sendEmailReply.fields[0].path, path)
    await world.platform.jobs.runDue()
    assert.deepEqual(world.platform.mail.mailbox?.(), [])
  })
}

Deno.test('documents go to an address that is not on record only once somebody confirms it', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const { id: accountId } = await openAccount(world.harborline)
  const { threadId } = await storeConversations(world.harborline, {
    thread: { account: { id: accountId, name: 'Casco Roofing LLC' } },
  })
  const dana = await world.as(world.dana)
  const uploaded = await dana.fetch('/files?name=Loss%20runs.csv', {
    method: 'PUT',
    body: 'year,paid\n2025,0\n',
  })
  const file = await uploaded.json()
  const input = { body: 'Here they are.', files: [file.id] }
  const { sendEmailReply } = await dana.data(reply, { id: threadId, input })
  assert.deepEqual(sendEmailReply.fields, [
    {
      path: 'sendsFilesElsewhere',
      message:
        'Documents go only to addresses of the account. rosa@delgadoroofing.example is not on record for Casco Roofing LLC.',
    },
  ])
  await world.platform.jobs.runDue()
  assert.deepEqual(world.platform.mail.mailbox?.(), [])
  const confirmed = { ...input, sendsFilesElsewhere: true }
  const sent = await dana.data(reply, { id: threadId, input: confirmed })
  assert.equal(sent.sendEmailReply.__typename, 'SendEmailReplySuccess')
})

/** A reply of Dana's that was with the mail server when this one stopped. */
async function openDoubt(world: World) {
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(reply, { id: threadId, input: { body: 'Here it is.' } })
  const row = world.harborline
    .table(emailKind)
    .related('thread', threadId)
    .find(({ delivery }) => delivery === 'QUEUED')
  const email = row && (await world.harborline.read(emailKind, row.id))
  assert(email)
  await world.harborline.commit({ type: 'SYSTEM', id: null }, [
    replace(email, { ...email.value, delivery: 'SENDING' }, 'DELIVER_EMAIL'),
  ])
  await world.platform.jobs.runDue()
  return { dana, id: email.id, messageId: email.value.messageId }
}

const settled = `__typename ... on NamedError { message }`
const resend = `mutation ($id: ID!) { resendEmail(id: $id) {
  ${settled} ... on ResendEmailSuccess { emailThread { waitingFor } }
} }`
const confirm = `mutation ($id: ID!) { confirmEmailSent(id: $id) {
  ${settled} ... on ConfirmEmailSentSuccess { emailThread { waitingFor emails { delivery viewerCanResend { reason } } } }
} }`

Deno.test('a message that was being sent when the server stopped is not sent again until a person says so', async () => {
  await using world = await openWorld()
  const { dana, id, messageId } = await openDoubt(world)
  assert.deepEqual(world.platform.mail.mailbox?.(), [])
  assert.equal(world.harborline.table(emailKind).get(id)?.delivery, 'UNCONFIRMED')
  const { resendEmail } = await dana.data(resend, { id })
  assert.equal(resendEmail.emailThread.waitingFor, 'CLIENT')
  const second = await dana.data(resend, { id })
  assert.equal(second.resendEmail.message, 'Only a message that was not sent can be sent again.')
  await world.platform.jobs.runDue()
  const letters = world.platform.mail.mailbox?.() ?? []
  // A mail server that has the first copy recognizes it by its Message-ID.
  assert.deepEqual(
    letters.map((letter) => letter.messageId),
    [messageId],
  )
})

Deno.test('a message that was delivered is marked as sent and not sent again', async () => {
  await using world = await openWorld()
  const { dana, id } = await openDoubt(world)
  const { confirmEmailSent } = await dana.data(confirm, { id })
  assert.equal(confirmEmailSent.emailThread.waitingFor, 'CLIENT')
  assert.deepEqual(confirmEmailSent.emailThread.emails.at(-1), {
    delivery: 'SENT',
    viewerCanResend: { reason: 'Only a message that was not sent can be sent again.' },
  })
  await world.platform.jobs.runDue()
  assert.deepEqual(world.platform.mail.mailbox?.(), [])
})

Deno.test('a reply that the mail server puts off is sent once when it takes it', async () => {
  await using world = await openWorld()
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(reply, { id: threadId, input: { body: 'Here it is.' } })
  const row = world.harborline
    .table(emailKind)
    .related('thread', threadId)
    .find(({ delivery }) => delivery === 'QUEUED')
  assert(row)
  const sent: string[] = []
  let isBusy = true
  const send: typeof world.platform.mail.send = async ({ messageId = '' }) => {
    if (isBusy) throw Object.assign(new Error('Try again later'), { responseCode: 451 })
    sent.push(messageId)
  }
  const handler = sendEmail({ mail: { send }, clock: world.clock })
  const attempt = async (number: number) => {
    const outcome = await handler.run(
      {
        agency: world.harborline,
        attempt: number,
        idempotencyKey: 'jb_1',
        signal: AbortSignal.timeout(5_000),
      },
      row.id,
    )
    if (outcome) await world.harborline.commit({ type: 'WORKFLOW', id: null }, outcome.changes ?? [])
  }
  await assert.rejects(attempt(1), /Try again later/)
  assert.equal(world.harborline.table(emailKind).get(row.id)?.delivery, 'QUEUED')
  isBusy = false
  await attempt(2)
  await attempt(3)
  assert.equal(sent.length, 1)
  assert.equal(world.harborline.table(emailKind).get(row.id)?.delivery, 'SENT')
})

Deno.test('the timeline says that an email was not delivered when the mail server refused it', async () => {
  await using world = await openWorld()
  const account = await openAccount(world.harborline)
  const { threadId } = await storeConversations(world.harborline, {
    thread: { account: { id: account.id, name: 'Casco Roofing LLC' } },
  })
  const dana = await world.as(world.dana)
  world.platform.mail.send = () =>
    Promise.reject(Object.assign(new Error('No such user'), { responseCode: 550 }))
  await dana.data(reply, { id: threadId, input: { body: 'Here it is.' } })
  await world.platform.jobs.runDue()
  const { timeline } = (
    await dana.data(
      'query ($id: ID!) { account(id: $id) { timeline(subjects: [EMAIL_THREAD]) { edges { node { title initiatorType } } } } }',
      { id: account.id },
    )
  ).account
  assert.deepEqual(
    timeline.edges.map(({ node }: { node: Record<string, string> }) => [
      node['title'],
      node['initiatorType'],
    ]),
    [
      ['Email not delivered', 'WORKFLOW'],
      ['Email sent', 'AGENCY_USER'],
      ['Email received', 'SYSTEM'],
    ],
  )
})

Deno.test('a real mail server receives threading headers, text and HTML', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((source) => (received.push(source), done())),
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  assert(address && typeof address === 'object')
  const mail = smtpMail({ smtpUrl: `smtp://127.0.0.1:${address.port}`, mailFrom: 'desk@harborline.example' })
  await using world = await openWorld()
  await writeSettings(world.harborline)
  const { threadId } = await storeConversations(world.harborline)
  const dana = await world.as(world.dana)
  await dana.data(reply, { id: threadId, input: { body: 'Here is the certificate.\n\nBest,\nDana' } })
  const row = world.harborline
    .table(emailKind)
    .related('thread', threadId)
    .find(({ delivery }) => delivery === 'QUEUED')
  assert(row)
  const handler = sendEmail({ mail, clock: world.clock })
  await handler.run(
    { agency: world.harborline, attempt: 1, idempotencyKey: 'jb_1', signal: AbortSignal.timeout(5_000) },
    row.id,
  )
  mail.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  const [source = ''] = received
  assert.match(source, new RegExp(`^In-Reply-To: <${threadId}@delgadoroofing\\.example>`, 'm'))
  assert.match(source, new RegExp(`^References: <${threadId}@delgadoroofing\\.example>`, 'm'))
  assert.match(source, /^Message-ID: <em_\w+@harborline\.example>/m)
  assert.match(source, /Content-Type: text\/html/)
})
