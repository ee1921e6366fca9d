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

Deno.test('the timeline names what each thing happened to, tells an upload once, and leads to its page', async () => {
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
