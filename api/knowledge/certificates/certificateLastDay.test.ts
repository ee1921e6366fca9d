import assert from 'node:assert/strict'
import { openCertificateDesk } from './testing/openCertificateDesk.ts'

const check = `query ($input: CreateCertificateInput!) { checkCertificate(input: $input) { code message policyId } }`

Deno.test('a policy has ended on its expiration date, and its renewal takes its place', async () => {
  await using desk = await openCertificateDesk()
  const { accountId } = desk
  const terms = { type: 'UMBRELLA', policyNumber: 'UMB 77120', inforceAt: '2025-03-16' } as const
  const policyId = await desk.addPolicy({ ...terms, expiresAt: '2026-03-16' })
  const { checkCertificate } = await desk.client.data(check, { input: { accountId } })
  const codes = checkCertificate.map(({ code }: { code: string }) => code)
  assert.deepEqual(codes, ['POLICY_EXPIRED'])
  assert.match(checkCertificate[0].message, /^Umbrella UMB 77120 expired on .* and has no renewal on record/)
  assert.equal(checkCertificate[0].policyId, policyId)

  const renewal = { ...terms, policyNumber: 'UMB 77121', inforceAt: '2026-03-16', expiresAt: '2027-03-16' }
  await desk.addPolicy(renewal)
  assert.deepEqual((await desk.client.data(check, { input: { accountId } })).checkCertificate, [])
})
