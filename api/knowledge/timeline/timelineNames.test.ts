import assert from 'node:assert/strict'
import { openCertificateDesk, portland } from '../certificates/testing/openCertificateDesk.ts'

const attach = `mutation ($policyId: ID!, $file: PolicyFileInput!) {
  uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
}`

const issue = `mutation ($input: CreateCertificateInput!) { createCertificate(input: $input) { __typename } }`

const show = `query ($id: ID!) {
  account(id: $id) {
    account { name }
    timeline { totalCount edges { node { title about page { __typename } } } }
  }
}`

Deno.test('the timeline names each record, shows an upload once, and links to its page', async () => {
  await using desk = await openCertificateDesk()
  const { client, policyId, accountId } = desk
  const response = await client.fetch('/files?name=Declarations.pdf', { method: 'PUT', body: '%PDF-1.7\n' })
  const fileId: string = (await response.json()).id
  await client.data(attach, { policyId, file: { fileId, type: 'POLICY_DOCUMENT' } })
  const holder = { name: 'Longfellow Construction Co.', address: portland }
  await client.data(issue, { input: { accountId, holder } })
  const { account, timeline } = (await client.data(show, { id: accountId })).account
  const told = timeline.edges.map(
    ({ node }: { node: { title: string; about: string; page: { __typename: string } } }) =>
      `${node.title}: ${node.about}, ${node.page.__typename}`,
  )
  assert.equal(timeline.totalCount, told.length)
  const of = (title: string) => told.filter((line: string) => line.startsWith(title))
  assert.deepEqual(of('Policy logged'), ['Policy logged: General Liability CGL 2204183-07, BusinessPolicy'])
  assert.deepEqual(of('Document uploaded'), [])
  assert.deepEqual(of('Document attached'), ['Document attached: Declarations.pdf, BusinessPolicy'])
  const issued =
    'Certificate issued: HIG-2026-00001 for Longfellow Construction Co., CertificateOfLiabilityInsurance'
  assert.deepEqual(of('Certificate issued'), [issued])
  assert.deepEqual(of('Account opened'), [`Account opened: ${account.name}, Account`])
})

Deno.test('shows a certificate revision once, and its PDF in the document filter', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId } = desk
  const holder = { name: 'Longfellow Construction Co.', address: portland }
  await client.data(issue, { input: { accountId, holder } })
  const reissue = `mutation ($input: ReissueCertificatesInput!) {
    reissueCertificates(input: $input) { __typename }
  }`
  for (const _ of ['once', 'again']) {
    await client.data(reissue, { input: { accountId, format: 'PDF' } })
    while ((await desk.platform.jobs.runDue()) > 0);
  }
  const list = `query ($id: ID!, $subjects: [AccountTimelineSubject!]) {
    account(id: $id) { timeline(subjects: $subjects) { totalCount edges { node { title about } } } }
  }`
  const told = async (subjects: readonly string[] | null) => {
    const { timeline } = (await client.data(list, { id: accountId, subjects })).account
    assert.equal(timeline.totalCount, timeline.edges.length)
    return timeline.edges.map(
      ({ node }: { node: { title: string; about: string | null } }) => `${node.title}: ${node.about}`,
    )
  }
  const all = await told(null)
  const name = 'HIG-2026-00001 for Longfellow Construction Co.'
  assert.deepEqual(
    all.filter((line: string) => line.includes('HIG-2026-00001')),
    [`Certificate revised: ${name}`, `Certificate revised: ${name}`, `Certificate issued: ${name}`],
  )
  assert.deepEqual(
    (await told(['DOCUMENT'])).filter((line: string) => line.includes('HIG-2026-00001')),
    [
      'Document generated: HIG-2026-00001 revision 3.pdf',
      'Document generated: HIG-2026-00001 revision 2.pdf',
      'Document generated: HIG-2026-00001.pdf',
    ],
  )
})
