import assert from 'node:assert/strict'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { testFolder } from '../../testing/testFolder.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { storeConversations } from '../testing/storeConversations.ts'
import { writeSettings } from '../testing/writeSettings.ts'
import { emailKind } from './email.ts'

const thread = `emailThread {
  id subject state waitingFor fromEmail participants account { id }
  emails { senderRole delivery body to { name address } approvedBy { name } attachments { name } }
}`
const answer = `__typename ... on ValidationErrors { fields { path message } }`
const write = `mutation ($input: SendNewEmailInput!) {
  sendNewEmail(input: $input) { ${answer} ... on SendNewEmailSuccess { ${thread} } }
}`
const forward = `mutation ($id: ID!, $input: ForwardEmailInput!) {
  forwardEmail(id: $id, input: $input) { ${answer} ... on ForwardEmailSuccess { ${thread} } }
}`

/** Dana with an account, its conversation, and a file that she has uploaded. */
async function openMail() {
  const folder = testFolder()
  const world = await openWorld({ dataDir: folder.path })
  const { harborline } = world
  await writeSettings(harborline)
  const { id: accountId } = await openAccount(harborline)
  const { threadId } = await storeConversations(harborline, {
    thread: { account: { id: accountId, name: 'Casco Roofing LLC' } },
  })
  const dana = await world.as(world.dana)
  const { account } = await dana.data(
    'query ($id: ID!) { account(id: $id) { account { email } contacts { email } attachableFiles { id } } }',
    { id: accountId },
  )
  const uploaded = await dana.fetch('/files?name=Loss%20runs.csv', {
    method: 'PUT',
    body: 'year,paid\n2025,0\n',
  })
  const { id: fileId } = await uploaded.json()
  return {
    world,
    dana,
    accountId,
    threadId,
    fileId,
    contact: account.contacts[0].email ?? account.account.email,
    letters: () => world.platform.mail.mailbox?.() ?? [],
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

Deno.test('a new email starts a thread of its account, under the name of who wrote it', async () => {
  await using mail = await openMail()
  const { world, dana, accountId, contact, fileId } = mail
  const input = { accountId, to: [contact], subject: 'Your renewal', body: 'Is it correct?', files: [fileId] }
  const { sendNewEmail } = await dana.data(write, { input })
  assert.equal(sendNewEmail.__typename, 'SendNewEmailSuccess')
  const { emailThread } = sendNewEmail
  assert.deepEqual(
    [emailThread.subject, emailThread.state, emailThread.waitingFor, emailThread.account.id],
    ['Your renewal', 'ACTIVE', 'CLIENT', accountId],
  )
  assert.equal(emailThread.emails[0].approvedBy.name, 'Dana Whitfield')
  assert.deepEqual(emailThread.emails[0].attachments, [{ name: 'Loss runs.csv' }])
  await world.platform.jobs.runDue()
  const [letter] = mail.letters()
  assert.deepEqual([letter?.to, letter?.subject], [contact, 'Your renewal'])
  assert.equal(letter?.attachments?.[0]?.filename, 'Loss runs.csv')
  const [row] = world.harborline.table(emailKind).related('thread', emailThread.id)
  const stored = row && (await world.harborline.read(emailKind, row.id))
  const [entry] = await world.harborline.entries(stored?.trail.slice(0, 1) ?? [])
  assert.deepEqual(entry?.actor, { type: 'AGENCY_USER', id: world.dana.id })
})

const refused: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['without a recipient', { to: [] }, 'to'],
  ['without a subject', { subject: ' ' }, 'subject'],
  ['without a message', { body: '' }, 'body'],
  ['with a file of nobody', { files: ['fi_00000000000000000000000000'] }, 'files'],
]
for (const [what, change, path] of refused)
  Deno.test(`rejects a new email ${what}`, async () => {
    await using mail = await openMail()
    const { dana, accountId, contact } = mail
    const input = { accountId, to: [contact], subject: 'Your renewal', body: 'Hello', ...change }
    assert.equal((await dana.data(write, { input })).sendNewEmail.fields[0].path, path)
    await mail.world.platform.jobs.runDue()
    assert.deepEqual(mail.letters(), [])
  })

Deno.test('documents of a new email leave the account only once its sender confirms it', async () => {
  await using mail = await openMail()
  const { dana, accountId, fileId } = mail
  const input = {
    accountId,
    to: ['gc@summit.example'],
    subject: 'Certificate',
    body: 'Here.',
    files: [fileId],
  }
  const { sendNewEmail } = await dana.data(write, { input })
  assert.equal(sendNewEmail.fields[0].path, 'sendsFilesElsewhere')
  assert.match(sendNewEmail.fields[0].message, /gc@summit\.example is not on record for Casco Roofing LLC/)
  const confirmed = await dana.data(write, { input: { ...input, sendsFilesElsewhere: true } })
  assert.equal(confirmed.sendNewEmail.__typename, 'SendNewEmailSuccess')
})

Deno.test('a message is passed on with its text and leaves the client waiting for an answer', async () => {
  await using mail = await openMail()
  const { world, dana, threadId } = mail
  const [original] = world.harborline.table(emailKind).related('thread', threadId)
  const input = {
    to: ['underwriting@dirigo.example'],
    subject: 'Fwd: Certificate for the Summit job',
    body: 'Can you help?',
  }
  const { forwardEmail } = await dana.data(forward, { id: original?.id, input })
  assert.equal(forwardEmail.__typename, 'ForwardEmailSuccess')
  const { emailThread } = forwardEmail
  assert.deepEqual([emailThread.id, emailThread.waitingFor], [threadId, 'AGENT'])
  assert.ok(emailThread.participants.includes('underwriting@dirigo.example'))
  await world.platform.jobs.runDue()
  const [letter] = mail.letters()
  assert.equal(letter?.to, 'underwriting@dirigo.example')
  assert.match(
    letter?.text ?? '',
    /^Can you help\?\n\n-+ Forwarded message -+\nFrom: Rosa Delgado <rosa@delgadoroofing\.example>\nDate: Mar 16, 2026\nSubject: Certificate for the Summit job\nTo: desk@harborline\.example\n\nPlease send a certificate to Summit Builders Inc\. before Monday\.$/,
  )
})

Deno.test('files are passed on outside the account only once the sender confirms it', async () => {
  await using mail = await openMail()
  const { world, dana, threadId, fileId } = mail
  const [original] = world.harborline.table(emailKind).related('thread', threadId)
  const input = { to: ['underwriting@dirigo.example'], subject: 'Fwd: Loss runs', files: [fileId] }
  const { forwardEmail } = await dana.data(forward, { id: original?.id, input })
  assert.equal(forwardEmail.fields[0].path, 'sendsFilesElsewhere')
  const confirmed = await dana.data(forward, {
    id: original?.id,
    input: { ...input, sendsFilesElsewhere: true },
  })
  assert.deepEqual(confirmed.forwardEmail.emailThread.emails.at(-1).attachments, [{ name: 'Loss runs.csv' }])
})
