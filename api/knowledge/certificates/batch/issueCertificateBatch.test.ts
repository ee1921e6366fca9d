import assert from 'node:assert/strict'
import { unzipSync } from 'fflate'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import { replace } from '../../../platform/index.ts'
import { openDocuments } from '../../../documents/index.ts'
import { businessPolicyKind } from '../../policies/businessPolicyKind.ts'
import { openCertificateDesk, portland } from '../testing/openCertificateDesk.ts'
import type { CertificateDesk } from '../testing/openCertificateDesk.ts'
import { issueCertificateBatch } from './issueCertificateBatch.ts'

const batchFields = `
  id state total issuedCount refusals { holderName message } file { name mimeType url }
`

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { __typename ... on CreateCertificateSuccess { certificate { id } } }
}`

const reissue = `mutation ($input: ReissueCertificatesInput!) {
  reissueCertificates(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CertificateChecksError { checks { code } }
    ... on ReissueCertificatesSuccess { batch { ${batchFields} } }
  }
}`

const createAll = `mutation ($input: CreateCertificatesInput!) {
  createCertificates(input: $input) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CertificateChecksError { checks { code } }
    ... on CreateCertificatesSuccess { batch { ${batchFields} } }
  }
}`

async function issue({ client, accountId }: CertificateDesk, name: string, more: object = {}) {
  const input = { accountId, holder: { name, address: portland }, ...more }
  const { createCertificate } = await client.data(create, { input })
  assert.equal(createCertificate.__typename, 'CreateCertificateSuccess')
}

async function ended({ client, platform }: CertificateDesk, id: string) {
  while ((await platform.jobs.runDue()) > 0);
  const document = `query ($id: ID!) { node(id: $id) { ... on CertificateBatch { ${batchFields} } } }`
  return (await client.data(document, { id })).node
}

async function bytesAt({ client }: CertificateDesk, url: string) {
  const response = await client.fetch(url)
  assert.equal(response.status, 200)
  return new Uint8Array(await response.arrayBuffer())
}

/** Ends the roofer's policy and puts the next term on record, as a renewal does. */
async function renew(desk: CertificateDesk) {
  const { harborline, policyId } = desk
  const renewedById = await desk.addPolicy({
    policyNumber: 'CGL 2204183-08',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
  })
  const record = await harborline.read(businessPolicyKind, policyId)
  assert.ok(record)
  const next = { ...record.value, renewedById, state: 'EXPIRED' as const, expiresAt: '2026-03-01' }
  await harborline.commit({ type: 'SYSTEM', id: null }, [replace(record, next, 'RENEW_BUSINESS_POLICY')])
}

Deno.test('after a renewal every holder gets a revision, all in one PDF', async () => {
  await using desk = await openCertificateDesk()
  await issue(desk, 'Longfellow Construction Co.')
  await issue(desk, 'Bowdoin Property Trust', { policyIds: [desk.policyId] })
  await renew(desk)
  const input = { accountId: desk.accountId, format: 'PDF' }
  const { batch } = (await desk.client.data(reissue, { input })).reissueCertificates
  assert.deepEqual(
    { state: batch.state, total: batch.total, issuedCount: batch.issuedCount, file: batch.file },
    { state: 'RUNNING', total: 2, issuedCount: 0, file: null },
  )
  const done = await ended(desk, batch.id)
  assert.equal(done.state, 'DONE')
  assert.equal(done.issuedCount, 2)
  assert.deepEqual(done.refusals, [])
  assert.equal(done.file.name, 'Certificates Casco Roofing LLC 2026-03-16.pdf')
  const { pages } = await readPdf(await bytesAt(desk, done.file.url))
  assert.equal(pages.length, 2)
  assert.match(pages[0]?.text ?? '', /Revision 2 .*CGL 2204183-08.*Longfellow Construction Co\./)
  assert.match(
    pages[1]?.text ?? '',
    /Revision 2 .*CGL 2204183-08.*Bowdoin Property Trust.*HIG-2026-00002 · revision 2/,
  )
  // Each holder is handed a certificate, not a part of the file.
  for (const { text } of pages) assert.match(text, /Page 1 of 1/)
})

Deno.test('names a certificate that cannot be reissued with the reason and issues the others', async () => {
  await using desk = await openCertificateDesk()
  const autoId = await desk.addPolicy({
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'BA 4410982',
    expiresAt: '2026-04-01',
  })
  await issue(desk, 'Longfellow Construction Co.', { policyIds: [autoId], confirm: true })
  await issue(desk, 'Bowdoin Property Trust', { policyIds: [desk.policyId] })
  desk.clock.advance(20 * 24 * 60 * 60_000)
  const client = await desk.as(desk.dana)
  const later = { ...desk, client }
  const input = { accountId: desk.accountId, format: 'ZIP' }
  const found = (await client.data(reissue, { input })).reissueCertificates
  assert.deepEqual(found.checks, [{ code: 'POLICY_NOT_IN_FORCE' }])
  const { batch } = (await client.data(reissue, { input: { ...input, confirm: true } })).reissueCertificates
  const done = await ended(later, batch.id)
  assert.equal(done.issuedCount, 1)
  assert.deepEqual(done.refusals, [
    {
      holderName: 'Longfellow Construction Co.',
      message:
        'Auto BA 4410982 is not in force on Apr 5, 2026. Leave it out, or correct its status and dates.',
    },
  ])
  const files = unzipSync(await bytesAt(later, done.file.url))
  assert.deepEqual(Object.keys(files), ['HIG-2026-00002 revision 2 Bowdoin Property Trust.pdf'])
})

Deno.test('a batch with many failures ends and reports the first ones', async () => {
  await using desk = await openCertificateDesk()
  const lines = Array.from(
    { length: 300 },
    (_, at) => `${'Bowdoin Property Trust '.repeat(6)}${at},12 Maine Street,Brunswick,ME,04011\n`,
  )
  const list = `Name,Address,City,State,ZIP\n${lines.join('')}`
  const input = { accountId: desk.accountId, fileId: await upload(desk, 'holders.csv', list), format: 'ZIP' }
  const { batch } = (await desk.client.data(createAll, { input })).createCertificates
  const record = await desk.harborline.read(businessPolicyKind, desk.policyId)
  assert.ok(record)
  const cancelled = { ...record.value, state: 'CANCELED' as const }
  await desk.harborline.commit({ type: 'SYSTEM', id: null }, [
    replace(record, cancelled, 'UPDATE_BUSINESS_POLICY'),
  ])
  const done = await ended(desk, batch.id)
  assert.deepEqual([done.state, done.issuedCount, done.file], ['DONE', 0, null])
  assert.ok(done.refusals.length > 100 && done.refusals.length < 300)
  assert.match(done.refusals[0].message, /No policy of this account is in force today|is not in force/)
})

Deno.test('an account without certificates has none to reissue', async () => {
  await using desk = await openCertificateDesk()
  const input = { accountId: desk.accountId, format: 'PDF' }
  assert.deepEqual((await desk.client.data(reissue, { input })).reissueCertificates.fields, [
    { path: 'accountId', message: 'This account has no certificates yet.' },
  ])
})

const holders = `Name,Address,Suite,City,State,ZIP,Additional insured,Description
Longfellow Construction Co.,400 Congress Street,Suite 210,Portland,ME,04101,,"The ""north"" hall,
and the south hall."

Bowdoin Property Trust,12 Maine Street,,Brunswick,ME,04011,no,
`

async function upload({ client }: CertificateDesk, name: string, content: string) {
  const response = await client.fetch(`/files?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    body: content,
  })
  return (await response.json()).id as string
}

Deno.test('issues a certificate for each listed holder in one ZIP', async () => {
  await using desk = await openCertificateDesk()
  const input = {
    accountId: desk.accountId,
    fileId: await upload(desk, 'holders.csv', holders),
    format: 'ZIP',
  }
  const { batch } = (await desk.client.data(createAll, { input })).createCertificates
  assert.equal(batch.total, 2)
  const done = await ended(desk, batch.id)
  assert.equal(done.issuedCount, 2)
  const files = unzipSync(await bytesAt(desk, done.file.url))
  const names = ['HIG-2026-00001 Longfellow Construction Co.pdf', 'HIG-2026-00002 Bowdoin Property Trust.pdf']
  assert.deepEqual(Object.keys(files), names)
  const { pages } = await readPdf(files[names[0] ?? ''] ?? assert.fail('no PDF'))
  assert.match(pages[0]?.text ?? '', /The "north" hall, and the south hall\./)
  assert.match(pages[0]?.text ?? '', /Suite 210/)
})

Deno.test('certificates for a list of holders show the chosen policies, which must be in force', async () => {
  await using desk = await openCertificateDesk()
  const autoId = await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: 'BA 4410982' })
  const pastId = await desk.addPolicy({ policyNumber: 'CGL 2204183-06', expiresAt: '2026-02-01' })
  const fileId = await upload(desk, 'holders.csv', holders)
  const begun = async (policyIds: readonly string[]) => {
    const input = { accountId: desk.accountId, fileId, format: 'PDF', policyIds }
    return (await desk.client.data(createAll, { input })).createCertificates
  }
  assert.deepEqual((await begun([autoId, pastId])).checks, [{ code: 'POLICY_NOT_IN_FORCE' }])
  assert.deepEqual((await begun([])).checks, [{ code: 'NO_POLICY_IN_FORCE' }])

  const done = await ended(desk, (await begun([autoId])).batch.id)
  assert.equal(done.issuedCount, 2)
  const { pages } = await readPdf(await bytesAt(desk, done.file.url))
  for (const { text } of pages) {
    assert.match(text, /BA 4410982/)
    assert.doesNotMatch(text, /CGL 2204183-07/)
  }
})

Deno.test('flags a holder listed twice and issues both certificates once confirmed', async () => {
  await using desk = await openCertificateDesk()
  const list = `Name,Address,City,State,ZIP
Longfellow Construction Co.,400 Congress Street,Portland,ME,04101
Bowdoin Property Trust,12 Maine Street,Brunswick,ME,04011
"LONGFELLOW CONSTRUCTION, CO",400 Congress Street,Portland,ME,04101
`
  const input = { accountId: desk.accountId, fileId: await upload(desk, 'holders.csv', list), format: 'ZIP' }
  const found = (await desk.client.data(createAll, { input })).createCertificates
  assert.deepEqual(found.checks, [{ code: 'HOLDER_LISTED_TWICE' }])
  const confirmed = { ...input, confirm: true }
  const { batch } = (await desk.client.data(createAll, { input: confirmed })).createCertificates
  assert.equal((await ended(desk, batch.id)).issuedCount, 3)
})

Deno.test('says which columns of a list go on no certificate before issuing any', async () => {
  await using desk = await openCertificateDesk()
  const list = `Name,Street,City,State,ZIP,Email\nLongfellow,400 Congress Street,Portland,ME,04101,coi@longfellow.example\n`
  const input = { accountId: desk.accountId, fileId: await upload(desk, 'holders.csv', list), format: 'PDF' }
  assert.deepEqual((await desk.client.data(createAll, { input })).createCertificates.checks, [
    { code: 'COLUMN_NOT_USED' },
  ])
})

Deno.test('reports errors in a list of holders by row and issues nothing', async () => {
  await using desk = await openCertificateDesk()
  const list = `Holder,Street,City,State,ZIP\nLongfellow,400 Congress Street,Portland,ME,78701\n,1 Free Street,Portland,ME,04101\n`
  const input = { accountId: desk.accountId, fileId: await upload(desk, 'holders.csv', list), format: 'PDF' }
  assert.deepEqual((await desk.client.data(createAll, { input })).createCertificates.fields, [
    {
      path: 'fileId.2.holder.address.postalCode',
      message: 'Row 2 (Longfellow): The ZIP code 78701 is in TX, not in ME.',
    },
    { path: 'fileId.3.holder.name', message: 'Row 3: Enter the name of the holder.' },
  ])
})

Deno.test('reports the first twenty of many wrong rows', async () => {
  await using desk = await openCertificateDesk()
  const list = `Name,Street,City,State,ZIP\n${',1 Free Street,Portland,ME,04101\n'.repeat(25)}`
  const input = { accountId: desk.accountId, fileId: await upload(desk, 'holders.csv', list), format: 'PDF' }
  const { fields } = (await desk.client.data(createAll, { input })).createCertificates
  assert.equal(fields.length, 21)
  assert.deepEqual(fields[20], { path: 'fileId.others', message: 'There are 5 more like these.' })
})

const lists: readonly [string, string][] = [
  [
    'Project,City\nLongfellow,Portland\n',
    'A row must name the columns. Name is required; Address, City, State and ZIP are optional.',
  ],
  ['Name,City\n', 'The file has column headings but no holders.'],
  [
    'Name,City\n"Longfellow,Portland\n',
    'Row 2 is not valid CSV. A quotation mark may be missing. Save the file as CSV again.',
  ],
  [`Name\n${'Longfellow\n'.repeat(501)}`, 'A file may have up to 500 holders; this one has 501.'],
]

for (const [list, message] of lists) {
  Deno.test(`rejects the list ${JSON.stringify(list.slice(0, 30))}`, async () => {
    await using desk = await openCertificateDesk()
    const input = {
      accountId: desk.accountId,
      fileId: await upload(desk, 'holders.csv', list),
      format: 'PDF',
    }
    assert.deepEqual((await desk.client.data(createAll, { input })).createCertificates.fields, [
      { path: 'fileId', message },
    ])
  })
}

Deno.test('an interrupted batch resumes and issues nothing twice', async () => {
  await using desk = await openCertificateDesk()
  const input = {
    accountId: desk.accountId,
    fileId: await upload(desk, 'holders.csv', holders),
    format: 'PDF',
  }
  const { batch } = (await desk.client.data(createAll, { input })).createCertificates
  const documents = openDocuments()
  let written = 0
  const breaksOff = issueCertificateBatch({
    clock: desk.clock,
    documents: {
      ...documents,
      pdf(model) {
        if (written++ > 0) throw new Error('The server stops.')
        return documents.pdf(model)
      },
    },
  })
  const run = {
    agency: desk.harborline,
    attempt: 1,
    idempotencyKey: '',
    signal: new AbortController().signal,
  }
  await assert.rejects(breaksOff.run(run, { batchId: batch.id }), /The server stops/)
  documents.close()
  const document = `query ($id: ID!) { node(id: $id) { ... on CertificateBatch { ${batchFields} } } }`
  const { node } = await desk.client.data(document, { id: batch.id })
  assert.deepEqual([node.state, node.issuedCount, node.file], ['RUNNING', 1, null])

  const done = await ended(desk, batch.id)
  assert.deepEqual([done.state, done.issuedCount], ['DONE', 2])
  const { pages } = await readPdf(await bytesAt(desk, done.file.url))
  assert.equal(pages.length, 2)
})

const preview = `query ($accountId: ID!, $fileId: ID!, $policyIds: [ID!]) {
  holderListColumns
  holderListPreview(accountId: $accountId, fileId: $fileId, policyIds: $policyIds) {
    problems holders { row name url }
  }
}`

Deno.test('a certificate of a list can be seen before any is issued', async () => {
  await using desk = await openCertificateDesk()
  const { accountId, client } = desk
  const columns: string[] = (await client.data('{ holderListColumns }')).holderListColumns
  // The empty list that is offered is read as it was meant.
  const cells: Record<string, string> = {
    Name: 'Summit Builders Inc.',
    Address: '400 Harbor Street',
    City: 'Portland',
    State: 'ME',
    ZIP: '04101',
    'Other additional insureds': 'Bayview Owners LLC; City of Portland',
  }
  const list = [columns.join(','), columns.map((column) => cells[column] ?? '').join(',')].join('\n')
  const fileId = await upload(desk, 'holders.csv', list)
  const { holders: previewed } = (await client.data(preview, { accountId, fileId })).holderListPreview
  assert.deepEqual(
    previewed.map(({ row, name }: { row: number; name: string }) => [row, name]),
    [[2, 'Summit Builders Inc.']],
  )
  const { pages } = await readPdf(await bytesAt(desk, previewed[0].url))
  assert.match(pages[0]?.text ?? '', /Preview[^]*Summit Builders Inc\./)
  assert.match(pages[0]?.text ?? '', /CGL 2204183-07/)
  assert.equal((await client.data('{ certificates { totalCount } }')).certificates.totalCount, 0)

  const blocked = await client.data(preview, { accountId, fileId, policyIds: [] })
  assert.equal(blocked.holderListPreview.holders[0].url, null)
  const wrong = await upload(desk, 'wrong.csv', 'Name,City\nLongfellow,Portland\n')
  assert.match(
    (await client.data(preview, { accountId, fileId: wrong })).holderListPreview.problems[0],
    /^Row 2/,
  )
})
