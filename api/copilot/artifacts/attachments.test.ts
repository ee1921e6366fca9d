import assert from 'node:assert/strict'
import type { Block } from '../../documents/index.ts'
import { openAccount } from '../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'
import { type Copilot, openCopilot } from '../testing/openCopilot.ts'
import { artifactKind, newArtifact } from './artifact.ts'

const show = `query ($id: ID!) {
  node(id: $id) {
    ... on CaraArtifact {
      version
      changes(from: 1, to: 2) { kind text }
      email { attachments { sourceId name size url } attachable { sourceId name } }
    }
  }
}`
const edit = `mutation ($id: ID!, $input: UpdateCaraEmailInput!) {
  updateCaraEmail(id: $id, input: $input) { __typename ... on ValidationErrors { fields { path message } } }
}`
const editDocument = `mutation ($id: ID!, $input: UpdateCaraHtmlDocumentInput!) {
  updateCaraHtmlDocument(id: $id, input: $input) { __typename }
}`
const keep = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`
const approve = `mutation ($id: ID!, $confirm: Boolean) {
  approveCaraProposal(id: $id, confirm: $confirm) { __typename ... on NamedError { message } }
}`

const draft = {
  subject: 'Your renewal',
  to: [{ name: 'Marta Ouellette', email: 'marta@cascoroofing.example' }],
  body: 'Hello Marta,\n\nAttached is the proposal.\n\nThank you.',
}
const blocks: Block[] = [{ type: 'paragraph', text: 'We recommend the first option.' }]

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** A workspace of Casco Roofing with an upload, a document, and an email drafted before emails had attachments. */
async function openDraft(copilot: Copilot) {
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const policyId = await openPolicy(harborline, { accountId })
  const upload = await copilot.upload('[Loss Run] losses.txt', bytes('No losses.'))
  const { id } = await copilot.ask('Hello', { accountId, files: [upload] })
  const onRecord = await copilot.upload('policy.txt', bytes('The policy.'))
  await copilot.dana.data(keep, { policyId, file: { fileId: onRecord, type: 'POLICY_DOCUMENT' } })
  const made = { workspaceId: id, stageId: null, citations: [], at: 0 }
  const [artifactId, documentId] = [harborline.newId(artifactKind), harborline.newId(artifactKind)]
  const document = {
    title: 'Insurance proposal',
    author: 'Harborline',
    language: 'en-US',
    footer: '',
    createdAt: '2026-03-16T15:30:00.000Z',
    blocks,
  }
  for (const { changes, texts } of [
    newArtifact(artifactId, { type: 'EMAIL', ...draft }, { ...made, title: draft.subject }),
    newArtifact(
      documentId,
      { type: 'HTML_DOCUMENT', document, styleId: 'builtin:warm-human' },
      { ...made, title: document.title },
    ),
  ])
    assert((await harborline.commit({ type: 'WORKFLOW', id: null }, changes, { texts })).ok)
  return { id, artifactId, documentId, upload, onRecord }
}

Deno.test('an email drafted before there were attachments has none, and lists what it can attach', async () => {
  await using copilot = await openCopilot()
  const { artifactId, documentId, upload, onRecord } = await openDraft(copilot)
  const { email } = (await copilot.dana.data(show, { id: artifactId })).node
  assert.deepEqual(email.attachments, [])
  assert.deepEqual(email.attachable, [
    { sourceId: documentId, name: 'Insurance proposal.pdf' },
    { sourceId: upload, name: 'losses.txt' },
    { sourceId: onRecord, name: 'policy.txt' },
  ])
})

Deno.test('an approved email goes with exactly the attachments and versions on its card', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const { id, artifactId, documentId, upload, onRecord } = await openDraft(copilot)
  const input = { ...draft, attachmentIds: [documentId, upload, onRecord] }
  await dana.data(edit, { id: artifactId, input })
  const { version, email, changes } = (await dana.data(show, { id: artifactId })).node
  assert.equal(version, 2)
  assert.deepEqual(changes, [
    { kind: 'SAME', text: changes[0].text },
    { kind: 'ADDED', text: changes[1].text },
  ])
  assert.match(changes[1]?.text, /Attachments: Insurance proposal\.pdf, losses\.txt, policy\.txt/)
  assert.equal(email.attachments[1].size, 10)
  assert.equal((await dana.fetch(email.attachments[0].url)).headers.get('content-type'), 'application/pdf')

  const asked = await copilot.say(id, 'send the email')
  assert.deepEqual(asked.proposals[0].preview.at(-1), {
    label: 'Attachments',
    value: 'Insurance proposal.pdf\nlosses.txt\npolicy.txt',
  })
  // The document changes while the email waits: the new version has to be approved.
  const edited = {
    title: 'Our proposal',
    version: 1,
    blocksJson: JSON.stringify([{ type: 'paragraph', text: 'We recommend the second option.' }]),
  }
  await dana.data(editDocument, { id: documentId, input: edited })
  const { proposals } = await copilot.shown(id)
  assert.deepEqual(
    proposals.map(({ state }: { state: string }) => state),
    ['WITHDRAWN', 'PENDING'],
  )
  assert.match(proposals[1].preview.at(-1).value, /^Our proposal\.pdf\n/)
  await dana.data(approve, { id: proposals[1].id })
  await world.platform.jobs.runDue()
  const [letter] = world.platform.mail.mailbox?.() ?? []
  assert.deepEqual(
    letter?.attachments?.map(({ filename }) => filename),
    ['Our proposal.pdf', 'losses.txt', 'policy.txt'],
  )
  const { emailThreads } = await dana.data(
    '{ emailThreads { edges { node { emails { attachments { name } } } } } }',
  )
  assert.equal(emailThreads.edges[0].node.emails[0].attachments.length, 3)
})

Deno.test('an email that claims an attachment it does not have must be confirmed', async () => {
  await using copilot = await openCopilot()
  const { id } = await openDraft(copilot)
  const { proposals } = await copilot.say(id, 'send the email')
  const refused = await copilot.dana.data(approve, { id: proposals[0].id })
  assert.match(refused.approveCaraProposal.message, /has no attachments\. Confirm/)
})

Deno.test('an attachment that was deleted in the meantime stops the email', async () => {
  await using copilot = await openCopilot()
  const { dana, world } = copilot
  const { id, artifactId, onRecord } = await openDraft(copilot)
  await dana.data(edit, { id: artifactId, input: { ...draft, attachmentIds: [onRecord] } })
  const { proposals } = await copilot.say(id, 'send the email')
  await dana.data('mutation ($id: ID!) { deleteFile(fileId: $id) { __typename } }', { id: onRecord })
  await dana.data(approve, { id: proposals[0].id })
  await world.platform.jobs.runDue()
  assert.deepEqual(world.platform.mail.mailbox?.(), [])
  assert.match((await copilot.shown(id)).proposals[0].result, /no longer there\. Nothing was sent/)
})

Deno.test('attaches only what belongs to the workspace or its account', async () => {
  await using copilot = await openCopilot()
  const { dana } = copilot
  const own = await openDraft(copilot)
  const loose = await copilot.upload('loose.txt', bytes('Somebody else.'))
  const other = await copilot.ask('Hello', { files: [await copilot.upload('other.txt', bytes('Another.'))] })
  for (const wrong of [loose, other.files[0].id, own.artifactId, `fi_${'0'.repeat(25)}z`]) {
    const input = { ...draft, attachmentIds: [own.upload, wrong] }
    const { updateCaraEmail } = await dana.data(edit, { id: own.artifactId, input })
    assert.deepEqual(updateCaraEmail.fields, [
      { path: 'attachmentIds', message: 'A file is no longer available. Choose it again.' },
    ])
  }
  const many = { ...draft, attachmentIds: Array.from({ length: 21 }, () => own.upload) }
  const { updateCaraEmail } = await dana.data(edit, { id: own.artifactId, input: many })
  assert.match(updateCaraEmail.fields[0].message, /up to 20 attachments/)
})
