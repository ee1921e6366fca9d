import assert from 'node:assert/strict'
import { unzipSync } from 'fflate'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import { fileKind } from '../../../files/index.ts'
import { openCertificateDesk, portland } from '../../certificates/testing/openCertificateDesk.ts'
import type { CertificateDesk } from '../../certificates/testing/openCertificateDesk.ts'

const exportFields = 'id state documentCount packedCount file { name mimeType url }'

const begin = `mutation ($accountId: ID!, $input: ExportAccountTimelineInput!) {
  exportAccountTimeline(accountId: $accountId, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ExportAccountTimelineSuccess { export { ${exportFields} } }
  }
}`

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

const issue = `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { __typename } }`

/** The roofer's policy has two documents of the same name, and a certificate was issued from it. */
async function openFile(): Promise<CertificateDesk> {
  const desk = await openCertificateDesk()
  for (const words of ['as bound', 'as amended']) {
    const response = await desk.client.fetch('/files?name=Declarations.pdf', {
      method: 'PUT',
      body: `%PDF-1.7\nDeclarations ${words}`,
    })
    const fileId: string = (await response.json()).id
    await desk.client.data(attach, { policyId: desk.policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  }
  const holder = { name: 'Longfellow Construction Co.', address: portland }
  await desk.client.data(issue, { input: { accountId: desk.accountId, holder } })
  return desk
}

async function exported(desk: CertificateDesk, input: object = {}) {
  const { client, platform, accountId } = desk
  const begun = (await client.data(begin, { accountId, input })).exportAccountTimeline.export
  assert.deepEqual([begun.state, begun.file], ['RUNNING', null])
  while ((await platform.jobs.runDue()) > 0);
  const look = `query ($id: ID!) { node(id: $id) { ... on AccountTimelineExport { ${exportFields} } } }`
  const made = (await client.data(look, { id: begun.id })).node
  const response = await client.fetch(made.file.url)
  assert.equal(response.status, 200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const pdf = await readPdf(files['Timeline.pdf'] ?? assert.fail('The timeline is missing.'))
  return { made, files, pdf, text: pdf.pages.map(({ text }) => text).join(' ') }
}

Deno.test('exports a timeline with the account’s documents as they were kept', async () => {
  await using desk = await openFile()
  const { made, files, text } = await exported(desk)
  assert.deepEqual([made.state, made.documentCount, made.packedCount], ['DONE', 3, 3])
  assert.equal(made.file.name, 'Timeline Casco Roofing LLC 2026-03-16.zip')
  assert.equal(made.file.mimeType, 'application/zip')
  assert.deepEqual(Object.keys(files).toSorted(), [
    'Documents/CGL 2204183-07/Declarations (2).pdf',
    'Documents/CGL 2204183-07/Declarations.pdf',
    'Documents/HIG-2026-00001 for Longfellow Construction Co/HIG-2026-00001.pdf',
    'Timeline.pdf',
  ])
  const declarations = Object.entries(files)
    .filter(([path]) => path.includes('Declarations'))
    .map(([, bytes]) => new TextDecoder().decode(bytes))
  assert.deepEqual(
    new Set(declarations),
    new Set(['%PDF-1.7\nDeclarations as bound', '%PDF-1.7\nDeclarations as amended']),
  )
  assert.match(text, /Shows Everything/)
  assert.match(text, /Certificate issued HIG-2026-00001 for Longfellow Construction Co\. Dana Whitfield/)
  assert.match(text, /Document attached Declarations\.pdf Dana Whitfield/)
})

Deno.test('the exported timeline is tagged and states its account and language', async () => {
  await using desk = await openFile()
  const { pdf } = await exported(desk)
  assert.ok(pdf.isMarked)
  assert.equal(pdf.language, 'en-US')
  assert.match(String(pdf.facts['Title']), /^Timeline of /)
  assert.equal(pdf.facts['Author'], 'Harborline Insurance Group')
})

Deno.test('exports a filtered timeline with only its documents and states the filters', async () => {
  await using desk = await openFile()
  const { files, text } = await exported(desk, { subjects: ['CERTIFICATE'] })
  assert.deepEqual(Object.keys(files).toSorted(), [
    'Documents/HIG-2026-00001 for Longfellow Construction Co/HIG-2026-00001.pdf',
    'Timeline.pdf',
  ])
  assert.match(text, /Shows Certificates/)
  assert.doesNotMatch(text, /Document attached/)
})

Deno.test('puts every revision of a certificate in one folder, even if the holder changed', async () => {
  await using desk = await openFile()
  const { accountId, client } = desk
  const find = 'query ($id: ID!) { account(id: $id) { certificates { edges { node { id } } } } }'
  const { account } = await client.data(find, { id: accountId })
  const revise = `mutation ($id: ID!, $input: ReviseCertificateInput!) {
    reviseCertificate(id: $id, input: $input) { __typename }
  }`
  const holder = { name: 'Bowdoin Property Trust', address: portland }
  await client.data(revise, { id: account.certificates.edges[0].node.id, input: { holder } })
  const { files } = await exported(desk, { subjects: ['CERTIFICATE'] })
  assert.deepEqual(Object.keys(files).toSorted(), [
    'Documents/HIG-2026-00001 for Bowdoin Property Trust/HIG-2026-00001 revision 2.pdf',
    'Documents/HIG-2026-00001 for Bowdoin Property Trust/HIG-2026-00001.pdf',
    'Timeline.pdf',
  ])
})

Deno.test('exports an empty part of the timeline with a note that nothing happened', async () => {
  await using desk = await openFile()
  const { files, text } = await exported(desk, { subjects: ['SERVICE_REQUEST'] })
  assert.deepEqual(Object.keys(files), ['Timeline.pdf'])
  assert.match(text, /No activity\./)
})

Deno.test('names a document that cannot be read as missing and exports the others', async () => {
  await using desk = await openFile()
  const [first] = desk.harborline.table(fileKind).related('attachedTo', desk.policyId)
  await desk.harborline.blobs.delete(first?.hash ?? assert.fail('There is no document.'))
  const { files, text } = await exported(desk, { subjects: ['DOCUMENT'] })
  assert.equal(Object.keys(files).length, 3)
  assert.match(text, /The file could not be read and is not in the ZIP file\./)
})

Deno.test('does not export the timeline of another agency’s account', async () => {
  await using desk = await openFile()
  const stranger = await desk.as(desk.walt)
  const { exportAccountTimeline } = await stranger.data(begin, { accountId: desk.accountId, input: {} })
  assert.deepEqual(exportAccountTimeline, {
    __typename: 'NotFoundError',
    message: 'There is no such account.',
  })
})
