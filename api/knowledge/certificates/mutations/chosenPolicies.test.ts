import assert from 'node:assert/strict'
import { openCertificateDesk, portland } from '../testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    __typename
    ... on CertificateChecksError { checks { code isBlocking path message } }
  }
}`

Deno.test('rejects policies of other accounts, and thousands of them', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId, policyId } = desk
  const holder = { name: 'Longfellow Construction Co.', address: portland }
  const strange = Array.from({ length: 5_000 }, (_, at) => `bp_${String(at).padStart(26, '0')}`)
  for (const policyIds of [
    [policyId, strange[0]],
    [policyId, accountId],
    [policyId, ...strange],
  ]) {
    const input = { accountId, holder, policyIds, confirm: true }
    assert.deepEqual((await client.data(create, { input })).createCertificate, {
      __typename: 'CertificateChecksError',
      checks: [
        {
          code: 'NO_POLICY_IN_FORCE',
          isBlocking: true,
          path: 'policyIds',
          message: 'One of the chosen policies does not belong to this account. Choose again.',
        },
      ],
    })
  }
})
