import assert from 'node:assert/strict'
import { openCertificateDesk } from './testing/openCertificateDesk.ts'

const check = `query ($input: CreateCertificateInput!) { checkCertificate(input: $input) { code message policyId } }`

const renew = `mutation ($id: ID!) {
  renewBusinessPolicy(id: $id) { ... on RenewBusinessPolicySuccess { businessPolicy { id } } }
}`

Deno.test('names an expired policy whose renewal is pending and links to the renewal', async () => {
  await using desk = await openCertificateDesk()
  const terms = { type: 'UMBRELLA', policyNumber: 'UMB 77120', inforceAt: '2025-03-01' } as const
  const id = await desk.addPolicy({ ...terms, expiresAt: '2026-03-01' })
  const policyId: string = (await desk.client.data(renew, { id })).renewBusinessPolicy.businessPolicy.id
  const { checkCertificate } = await desk.client.data(check, { input: { accountId: desk.accountId } })
  const message =
    'Umbrella UMB 77120 expired on Mar 1, 2026; its renewal is Pending. Set the renewal to Binding or Active. Until then it is left off the certificate.'
  assert.deepEqual(checkCertificate, [{ code: 'POLICY_EXPIRED', policyId, message }])
})
