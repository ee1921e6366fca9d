import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { fileKind } from '../../files/index.ts'
import { addEndorsement, openCertificateDesk, portland } from './testing/openCertificateDesk.ts'
import type { CertificateDesk } from './testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { __typename ... on CreateCertificateSuccess { certificate { id } } }
}`

const revise = `mutation ($id: ID!) {
  reviseCertificate(id: $id, input: {}) { ... on ReviseCertificateSuccess { certificate { id } } }
}`

async function issue(
  { client, accountId }: CertificateDesk,
  name: string,
  address: object = {},
): Promise<string> {
  const holder = { name, address: { ...portland, ...address } }
  const { createCertificate } = await client.data(create, { input: { accountId, holder } })
  return createCertificate.certificate.id
}

const list = `query ($accountId: ID!, $text: String) {
  account(id: $accountId) { certificates(text: $text) { totalCount edges { node { id } } } }
  certificates(text: $text) { totalCount edges { node { id } } }
}`

async function listed(client: Client, accountId: string, text?: string) {
  const { account, certificates } = await client.data(list, { accountId, text })
  assert.deepEqual(account.certificates, certificates)
  return certificates.edges.map(({ node }: { node: { id: string } }) => node.id)
}

Deno.test('lists the newest revision of each certificate, most recent first', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId } = desk
  assert.deepEqual(await listed(client, accountId), [])
  const first = await issue(desk, 'Longfellow Construction Co.')
  const second = await issue(desk, 'Bowdoin Property Trust', { city: 'Brunswick', postalCode: '04011' })
  assert.deepEqual(await listed(client, accountId), [second, first])
  const { reviseCertificate } = await client.data(revise, { id: first })
  const third = reviseCertificate.certificate.id
  assert.deepEqual(await listed(client, accountId), [third, second])
  assert.deepEqual(await listed(client, accountId, 'brunswick'), [second])
  assert.deepEqual(await listed(client, accountId, 'hig-2026-00001'), [third])
  assert.deepEqual(await listed(client, accountId, 'Augusta'), [])
})

Deno.test('saves a holder once, however it is spelled', async () => {
  await using desk = await openCertificateDesk()
  await issue(desk, 'Longfellow Construction Co.')
  await issue(desk, 'LONGFELLOW CONSTRUCTION', { line1: '400  congress street', postalCode: '04101-3507' })
  await issue(desk, 'Longfellow Construction', { line1: '12 Free Street' })
  await issue(desk, 'Bowdoin Property Trust')
  const document = `query ($text: String) {
    certificateHolders(text: $text) { edges { node { name address { line1 } } } }
  }`
  const book = async (text?: string) => {
    const { certificateHolders } = await desk.client.data(document, { text })
    return certificateHolders.edges.map(
      ({ node }: { node: { name: string; address: { line1: string } } }) =>
        `${node.name}, ${node.address.line1}`,
    )
  }
  assert.deepEqual(await book(), [
    'Bowdoin Property Trust, 400 Congress Street',
    'Longfellow Construction, 12 Free Street',
    'Longfellow Construction Co., 400 Congress Street',
  ])
  assert.deepEqual(await book('FREE str'), ['Longfellow Construction, 12 Free Street'])
  const walt = await desk.as(desk.walt)
  assert.deepEqual((await walt.data(document)).certificateHolders.edges, [])
})

Deno.test('does not offer a holder that a corrected revision replaced', async () => {
  await using desk = await openCertificateDesk()
  const slip = await issue(desk, 'Longfelow Constructoin')
  const document = `query ($text: String) {
    certificateHolders(text: $text, isTolerant: true) { totalCount edges { node { name } } }
  }`
  const book = async (text?: string) => {
    const { certificateHolders } = await desk.client.data(document, { text })
    const names = certificateHolders.edges.map(({ node }: { node: { name: string } }) => node.name)
    assert.equal(certificateHolders.totalCount, names.length)
    return names
  }
  const mend = (id: string) =>
    desk.client.data(
      `mutation ($id: ID!, $input: ReviseCertificateInput!) {
        reviseCertificate(id: $id, input: $input) { ... on ReviseCertificateSuccess { certificate { id } } }
      }`,
      { id, input: { holder: { name: 'Longfellow Construction', address: portland } } },
    )
  const other = await issue(desk, 'Longfelow Constructoin')
  await mend(slip)
  assert.deepEqual(await book(), ['Longfellow Construction', 'Longfelow Constructoin'])
  await mend(other)
  assert.deepEqual(await book(), ['Longfellow Construction'])
  assert.deepEqual(await book('longfel'), ['Longfellow Construction'])
  assert.deepEqual(await book('longfelow constructoin'), ['Longfellow Construction'])
})

const check = `query ($input: CreateCertificateInput!) {
  checkCertificate(input: $input) { code isBlocking path policyId message }
}`

Deno.test('reports problems before a certificate is issued', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId, policyId } = desk
  const checked = async (input: object) =>
    (await client.data(check, { input: { accountId, ...input } })).checkCertificate
  assert.deepEqual(await checked({}), [])
  assert.deepEqual(await checked({ descriptionOfOperations: 'Coverage is primary and non-contributory.' }), [
    {
      code: 'WORDING_NOT_ALLOWED',
      isBlocking: false,
      path: 'descriptionOfOperations',
      policyId: null,
      message:
        '“primary and non-contributory”: A certificate cannot add to or change what a policy covers. Have the carrier endorse the policy, and say that the endorsement is attached.',
    },
  ])
  const expired = await desk.addPolicy({
    type: 'UMBRELLA',
    policyNumber: 'UMB 77120',
    inforceAt: '2025-03-01',
    expiresAt: '2026-03-01',
  })
  assert.deepEqual(await checked({}), [
    {
      code: 'POLICY_EXPIRED',
      isBlocking: false,
      path: null,
      policyId: expired,
      message:
        'Umbrella UMB 77120 expired on Mar 1, 2026 and has no renewal on record. It is left off the certificate.',
    },
  ])
  const [first] = await checked({ policyIds: [policyId, expired] })
  assert.equal(first.code, 'POLICY_NOT_IN_FORCE')
  assert.equal(first.policyId, expired)
})

Deno.test('a document says what it is about: the holder of a certificate, or the policy', async () => {
  await using desk = await openCertificateDesk()
  const { client, harborline, policyId } = desk
  const certificateId = await issue(desk, 'Longfellow Construction Co.')
  const [certificate] = harborline.table(fileKind).related('attachedTo', certificateId)
  const about = async (id: string | undefined) =>
    (await client.data('query ($id: ID!) { node(id: $id) { ... on File { about } } }', { id })).node.about
  assert.equal(await about(certificate?.id), 'Certificate, Longfellow Construction Co.')
  const endorsement = await addEndorsement(harborline, policyId)
  assert.equal(await about(endorsement), 'Endorsement, General Liability CGL 2204183-07')
})
