import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'

const issue = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { __typename ... on NamedError { message } }
}`
const drafted = `query ($id: ID!) { emailThread(id: $id) { draft { body fileIds } } }`

Deno.test('a draft attaches the certificate that was issued since the message came in', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Please send certificates to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 and to Pier Construction Co., 2 Wharf Street, Bath, ME 04530.\n\nMarta',
  )
  const draft = async () => (await desk.dana.data(drafted, { id: thread.id })).emailThread.draft
  assert.match((await draft()).body, /We are preparing the certificates of insurance for Summit Builders/)
  assert.deepEqual((await draft()).fileIds, [])
  const certify = async (name: string, line1: string, city: string, postalCode: string) => {
    const holder = { name, address: { line1, city, zone: 'ME', postalCode } }
    const input = { accountId: desk.accountId, holder, confirm: true }
    const { createCertificate } = await desk.dana.data(issue, { input })
    assert.equal(createCertificate.__typename, 'CreateCertificateSuccess', createCertificate.message)
  }
  await certify('Summit Builders Inc.', '400 Harbor Street', 'Portland', '04101')
  assert.match(
    (await draft()).body,
    /Attached is the certificate of insurance for Summit Builders Inc\. We are preparing the certificate of insurance for Pier Construction Co\./,
  )
  await certify('Pier Construction Co.', '2 Wharf Street', 'Bath', '04530')
  assert.match(
    (await draft()).body,
    /Attached are the certificate of insurance for Summit Builders Inc and the certificate of insurance for Pier Construction Co\./,
  )
  assert.doesNotMatch((await draft()).body, /preparing/)
  assert.equal((await draft()).fileIds.length, 2)
})
