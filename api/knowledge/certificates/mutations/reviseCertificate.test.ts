import assert from 'node:assert/strict'
import { readPdf } from '../../../documents/testing/readPdf.ts'
import type { Client } from '../../../testing/createClient.ts'
import { openCertificateDesk, portland } from '../testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { ... on CreateCertificateSuccess { certificate { id certificateNumber } } }
}`

const revise = `mutation ($id: ID!, $input: ReviseCertificateInput!) {
  reviseCertificate(id: $id, input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path } }
    ... on CertificateChecksError { checks { code } }
    ... on CertificateRevisedError { certificate { id } }
    ... on ReviseCertificateSuccess {
      certificate {
        id certificateNumber revision isCurrent descriptionOfOperations downloadUrl
        holder { name }
        revisions { id revision isCurrent }
      }
    }
  }
}`

const longfellow = { name: 'Longfellow Construction Co.', address: portland }

async function issued(client: Client, accountId: string) {
  const input = { accountId, holder: longfellow, descriptionOfOperations: 'The north hall.' }
  const { createCertificate } = await client.data(create, { input })
  return createCertificate.certificate
}

async function textAt(client: Client, url: string) {
  const response = await client.fetch(url)
  const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  return pages.map(({ text }) => text).join(' ')
}

Deno.test('a revision keeps the number and leaves the former one unchanged', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId } = desk
  const { id, certificateNumber } = await issued(client, accountId)
  const input = { descriptionOfOperations: 'The north and the south hall.' }
  const { certificate } = (await client.data(revise, { id, input })).reviseCertificate
  assert.deepEqual(certificate, {
    id: certificate.id,
    certificateNumber,
    revision: 2,
    isCurrent: true,
    descriptionOfOperations: 'The north and the south hall.',
    downloadUrl: certificate.downloadUrl,
    holder: { name: longfellow.name },
    revisions: [
      { id: certificate.id, revision: 2, isCurrent: true },
      { id, revision: 1, isCurrent: false },
    ],
  })
  assert.match(await textAt(client, certificate.downloadUrl), /Revision 2 .*The north and the south hall\./)
  const before = await client.data(
    'query ($id: ID!) { certificate(id: $id) { descriptionOfOperations downloadUrl } }',
    { id },
  )
  assert.equal(before.certificate.descriptionOfOperations, 'The north hall.')
  assert.match(await textAt(client, before.certificate.downloadUrl), /Revision 1 .*The north hall\./)
})

Deno.test('a revision uses the policies as currently on record', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId } = desk
  const { id } = await issued(client, accountId)
  await desk.addPolicy({ type: 'UMBRELLA', policyNumber: 'UMB 77120' })
  const { certificate } = (await client.data(revise, { id, input: {} })).reviseCertificate
  assert.match(await textAt(client, certificate.downloadUrl), /Umbrella .*UMB 77120/)
})

Deno.test('does not revise an outdated revision and names the newest', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId } = desk
  const { id } = await issued(client, accountId)
  const { certificate } = (await client.data(revise, { id, input: {} })).reviseCertificate
  const { reviseCertificate } = await client.data(revise, { id, input: {} })
  assert.deepEqual(reviseCertificate, {
    __typename: 'CertificateRevisedError',
    message: 'This certificate was revised in the meantime: revision 2 is the newest.',
    certificate: { id: certificate.id },
  })
})

Deno.test('of two simultaneous revisions one succeeds and the other reports a conflict', async () => {
  await using desk = await openCertificateDesk()
  const { id } = await issued(desk.client, desk.accountId)
  const marcus = await desk.as(desk.marcus)
  const answers = await Promise.all(
    [desk.client, marcus].map(
      async (client) => (await client.data(revise, { id, input: {} })).reviseCertificate,
    ),
  )
  const names = answers.map(({ __typename }) => __typename)
  assert.deepEqual(new Set(names), new Set(['ReviseCertificateSuccess', 'CertificateRevisedError']))
})

Deno.test('rejects wording that alters coverage in a revision too', async () => {
  await using desk = await openCertificateDesk()
  const { id } = await issued(desk.client, desk.accountId)
  const input = { descriptionOfOperations: '30 days notice of cancellation will be given.' }
  const { reviseCertificate } = await desk.client.data(revise, { id, input })
  assert.deepEqual(
    reviseCertificate.checks.map(({ code }: { code: string }) => code),
    ['WORDING_NOT_ALLOWED', 'WORDING_NOT_ALLOWED'],
  )
})
