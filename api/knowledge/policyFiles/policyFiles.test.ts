import assert from 'node:assert/strict'
import { documentTypes, fileKind } from '../../files/index.ts'
import { replace } from '../../platform/index.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { testFolder } from '../../testing/testFolder.ts'
import type { Client } from '../../testing/createClient.ts'
import { openAccount } from '../testing/openAccount.ts'
import { openPolicy } from '../testing/openPolicy.ts'

const pdf = '%PDF-1.7\nCommercial general liability declarations'
const day = 24 * 60 * 60_000

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on UploadPolicyFileSuccess {
      file { id name type notes visible mimeType viewerCanDelete { isAllowed reason } }
      businessPolicy { files { id } }
    }
  }
}`
const remove = `mutation ($fileId: ID!) {
  deleteFile(fileId: $fileId) {
    __typename
    ... on NamedError { message }
    ... on DeleteFileSuccess { id businessPolicy { files { id } } }
  }
}`
const restore = `mutation ($fileId: ID!) {
  restoreFile(fileId: $fileId) {
    __typename
    ... on NamedError { message }
    ... on RestoreFileSuccess { file { id type } businessPolicy { files { id } } }
  }
}`

async function openDesk() {
  const folder = testFolder()
  const world = await openWorld({ dataDir: folder.path })
  const { id: accountId } = await openAccount(world.harborline)
  const policyId = await openPolicy(world.harborline, { accountId })
  const dana = await world.as(world.dana)

  async function upload(name = 'Additional insured endorsement.pdf', client: Client = dana): Promise<string> {
    const response = await client.fetch(`/files?name=${encodeURIComponent(name)}`, {
      method: 'PUT',
      body: `${pdf} ${name}`,
    })
    return (await response.json()).id
  }

  async function attached(file: object, client: Client = dana) {
    return (await client.data(attach, { policyId, file })).uploadPolicyFile
  }

  async function endorsement(): Promise<string> {
    const { file } = await attached({ fileId: await upload(), type: 'ENDORSEMENT' })
    return file.id
  }

  return {
    ...world,
    policyId,
    accountId,
    client: dana,
    upload,
    attached,
    endorsement,
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      folder[Symbol.dispose]()
    },
  }
}

Deno.test('an uploaded file becomes a document of the policy with its type and notes', async () => {
  await using desk = await openDesk()
  const fileId = await desk.upload()
  const answer = await desk.attached({
    fileId,
    type: 'ENDORSEMENT',
    notes: '  CG 20 10, ongoing operations ',
  })
  assert.deepEqual(answer, {
    __typename: 'UploadPolicyFileSuccess',
    file: {
      id: fileId,
      name: 'Additional insured endorsement.pdf',
      type: 'ENDORSEMENT',
      notes: 'CG 20 10, ongoing operations',
      visible: true,
      mimeType: 'application/pdf',
      viewerCanDelete: { isAllowed: true, reason: null },
    },
    businessPolicy: { files: [{ id: fileId }] },
  })
})

Deno.test('client visibility follows from the type unless set', async () => {
  await using desk = await openDesk()
  const seen: string[] = []
  for (const type of Object.keys(documentTypes)) {
    const { file } = await desk.attached({ fileId: await desk.upload(`${type}.pdf`), type })
    if (file.visible) seen.push(type)
  }
  assert.deepEqual(seen, [
    'BINDER',
    'ENDORSEMENT',
    'LOST_POLICY_RELEASE',
    'POLICY_DOCUMENT',
    'QUOTE_DOCUMENT',
  ])
  const { file } = await desk.attached({ fileId: await desk.upload(), type: 'BINDER', visible: false })
  assert.equal(file.visible, false)
})

const refusals: readonly [string, object, string, string][] = [
  ['no file', { type: 'BINDER' }, 'fileId', 'Choose a file.'],
  ['no type', { fileId: 'upload' }, 'type', 'Choose the type of the document.'],
  [
    'notes without an end',
    { fileId: 'upload', type: 'BINDER', notes: 'n'.repeat(2_001) },
    'notes',
    'Notes may have up to 2,000 characters.',
  ],
  [
    'a file that never was',
    { fileId: `fi_${'0'.repeat(26)}`, type: 'BINDER' },
    'fileId',
    'This file is no longer available. Upload it again.',
  ],
]

for (const [name, file, path, message] of refusals) {
  Deno.test(`rejects a document with ${name} under its field`, async () => {
    await using desk = await openDesk()
    const fileId = await desk.upload()
    const { fields } = await desk.attached(
      'fileId' in file && file.fileId === 'upload' ? { ...file, fileId } : file,
    )
    assert.deepEqual(fields, [{ path, message }])
  })
}

Deno.test('a file is attached once and only by its uploader', async () => {
  await using desk = await openDesk()
  const fileId = await desk.upload()
  const marcus = await desk.as(desk.marcus)
  const theirs = await desk.attached({ fileId, type: 'BINDER' }, marcus)
  assert.equal(theirs.__typename, 'ValidationErrors')
  await desk.attached({ fileId, type: 'BINDER' })
  const again = await desk.attached({ fileId, type: 'ENDORSEMENT' })
  assert.equal(again.fields[0].path, 'fileId')
})

Deno.test('a deleted document and its address are gone for everyone until restored', async () => {
  await using desk = await openDesk()
  const fileId = await desk.endorsement()
  const show = 'query ($id: ID!) { node(id: $id) { ... on File { url } } }'
  const { url } = (await desk.client.data(show, { id: fileId })).node
  const { deleteFile } = await desk.client.data(remove, { fileId })
  assert.deepEqual(deleteFile, {
    __typename: 'DeleteFileSuccess',
    id: fileId,
    businessPolicy: { files: [] },
  })
  const gone = await desk.client.fetch(url)
  await gone.body?.cancel()
  assert.equal(gone.status, 404)
  assert.equal((await desk.client.data(show, { id: fileId })).node, null)
  assert.equal((await desk.client.data(remove, { fileId })).deleteFile.message, 'There is no such document.')

  const { restoreFile } = await desk.client.data(restore, { fileId })
  assert.deepEqual(restoreFile, {
    __typename: 'RestoreFileSuccess',
    file: { id: fileId, type: 'ENDORSEMENT' },
    businessPolicy: { files: [{ id: fileId }] },
  })
  assert.equal(await (await desk.client.fetch(url)).text(), `${pdf} Additional insured endorsement.pdf`)
})

Deno.test('does not restore a document deleted a month ago', async () => {
  await using desk = await openDesk()
  const fileId = await desk.endorsement()
  assert.equal(
    (await desk.client.data(restore, { fileId })).restoreFile.message,
    'This document is not deleted.',
  )
  await desk.client.data(remove, { fileId })
  desk.clock.advance(31 * day)
  const later = await desk.as(desk.dana)
  const { restoreFile } = await later.data(restore, { fileId })
  assert.equal(restoreFile.message, 'This document was deleted too long ago to be restored.')
})

const kept: readonly [string, string, string][] = [
  ['a certificate', 'cl', 'This document is an issued certificate and can’t be deleted.'],
  [
    'a batch of certificates',
    'cb',
    'This document was created with a batch of certificates and can’t be deleted.',
  ],
  ['a service request', 'sr', 'This document belongs to a service request and can’t be deleted here.'],
]

for (const [name, prefix, message] of kept) {
  Deno.test(`does not delete a document of ${name}, and says so beforehand`, async () => {
    await using desk = await openDesk()
    const fileId = await desk.upload()
    const file = (await desk.harborline.read(fileKind, fileId)) ?? assert.fail('no file')
    const attachedTo = `${prefix}_${'0'.repeat(26)}`
    await desk.harborline.commit({ type: 'SYSTEM', id: null }, [
      replace(file, { ...file.value, attachedTo }, 'ATTACH_FILE'),
    ])
    const show = 'query ($id: ID!) { node(id: $id) { ... on File { viewerCanDelete { isAllowed reason } } } }'
    const { viewerCanDelete } = (await desk.client.data(show, { id: fileId })).node
    assert.deepEqual(viewerCanDelete, { isAllowed: false, reason: message })
    assert.equal((await desk.client.data(remove, { fileId })).deleteFile.message, message)
  })
}

Deno.test('another agency can neither attach to a policy nor delete or restore its documents', async () => {
  await using desk = await openDesk()
  const fileId = await desk.endorsement()
  const walt = await desk.as(desk.walt)
  const own = await desk.upload('Binder.pdf', walt)
  assert.equal(
    (await desk.attached({ fileId: own, type: 'BINDER' }, walt)).message,
    'There is no such policy.',
  )
  assert.equal((await walt.data(remove, { fileId })).deleteFile.message, 'There is no such document.')
  await desk.client.data(remove, { fileId })
  assert.equal((await walt.data(restore, { fileId })).restoreFile.message, 'There is no such document.')
})

Deno.test('the client does not see a document that could not be read until somebody says so', async () => {
  await using desk = await openDesk()
  const fileId = await desk.endorsement()
  const show =
    'query ($id: ID!) { node(id: $id) { ... on File { visible isUnreadable reading { failure } } } }'
  await desk.platform.jobs.runDue()
  const { node } = await desk.client.data(show, { id: fileId })
  assert.deepEqual([node.visible, node.isUnreadable], [false, true])
  assert.match(node.reading.failure, /^[A-Z].*\.$/)
  const { confirmPolicyFile } = await desk.client.data(
    'mutation ($fileId: ID!) { confirmPolicyFile(fileId: $fileId) { ... on ConfirmPolicyFileSuccess { file { visible isUnreadable } } } }',
    { fileId },
  )
  assert.deepEqual(confirmPolicyFile.file, { visible: true, isUnreadable: false })
})

Deno.test('the account timeline shows a document uploaded, deleted and restored', async () => {
  await using desk = await openDesk()
  const fileId = await desk.endorsement()
  await desk.client.data(remove, { fileId })
  const { account } = await desk.client.data(
    'query ($id: ID!) { account(id: $id) { timeline(first: 5) { edges { node { title } } } } }',
    { id: desk.accountId },
  )
  const texts: { node: object }[] = account.timeline.edges
  assert.match(JSON.stringify(texts), /Document deleted/)
})

Deno.test('a document that is uploaded again tells where it is on file, until that one is deleted', async () => {
  await using desk = await openDesk()
  const fileId = await desk.endorsement()
  const again = await desk.upload()
  const query = '{ node(id: "$ID") { ... on File { sameOnFile { file { id } policy { id } } } } }'
  const sameAs = async (id: string) => (await desk.client.data(query.replace('$ID', id))).node.sameOnFile
  assert.deepEqual(await sameAs(again), [{ file: { id: fileId }, policy: { id: desk.policyId } }])
  assert.deepEqual(await sameAs(fileId), [])
  assert.deepEqual(await sameAs(await desk.upload('Another endorsement.pdf')), [])
  await desk.client.data(remove, { fileId })
  assert.deepEqual(await sameAs(again), [])
})
