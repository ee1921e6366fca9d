import assert from 'node:assert/strict'
import { openCertificateDesk } from './testing/openCertificateDesk.ts'

const check = `query ($input: CreateCertificateInput!) { checkCertificate(input: $input) { code message policyId } }`

Deno.test('a policy is in force through its expiration date, and a certificate says so', async () => {
  await using desk = await openCertificateDesk()
  const terms = { type: 'UMBRELLA', policyNumber: 'UMB 77120', inforceAt: '2025-03-16' } as const
  const policyId = await desk.addPolicy({ ...terms, expiresAt: '2026-03-16' })
  const { checkCertificate } = await desk.client.data(check, { input: { accountId: desk.accountId } })
  const message = 'Umbrella UMB 77120 expires today.'
  assert.deepEqual(checkCertificate, [{ code: 'POLICY_EXPIRES_TODAY', policyId, message }])
})
