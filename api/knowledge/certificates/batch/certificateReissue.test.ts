import assert from 'node:assert/strict'
import { openCertificateDesk, portland } from '../testing/openCertificateDesk.ts'
import type { CertificateDesk } from '../testing/openCertificateDesk.ts'

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) { __typename }
}`

const look = `query ($id: ID!) {
  account(id: $id) {
    certificateReissue {
      certificateCount
      holderCount
      policies { policy { policyNumber } certificateCount }
      checks { code message isBlocking }
    }
  }
}`

async function issue({ client, accountId }: CertificateDesk, name: string, more: object = {}) {
  const input = { accountId, holder: { name, address: portland }, ...more, confirm: true }
  const { createCertificate } = await client.data(create, { input })
  assert.equal(createCertificate.__typename, 'CreateCertificateSuccess')
}

Deno.test('before reissuing, shows the count, the policies and whom each finding concerns', async () => {
  await using desk = await openCertificateDesk()
  const autoId = await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: 'BA 4410982' })
  await issue(desk, 'Longfellow Construction Co.')
  await issue(desk, 'Longfellow Construction Co.', { policyIds: [autoId] })
  await issue(desk, 'Bowdoin Property Trust', { policyIds: [autoId], additionalInsured: true })
  const { certificateReissue } = (await desk.client.data(look, { id: desk.accountId })).account
  const [check, ...others] = certificateReissue.checks
  assert.deepEqual(
    { ...certificateReissue, checks: [] },
    {
      certificateCount: 3,
      holderCount: 2,
      policies: [
        { policy: { policyNumber: 'CGL 2204183-07' }, certificateCount: 1 },
        { policy: { policyNumber: 'BA 4410982' }, certificateCount: 3 },
      ],
      checks: [],
    },
  )
  assert.equal(others.length, 0)
  assert.equal(check.code, 'PROVISION_NOT_CONFIRMED')
  assert.match(check.message, /^For Bowdoin Property Trust: Additional insured is not confirmed/)
})

Deno.test('a finding about many holders names the first ones', async () => {
  await using desk = await openCertificateDesk()
  await issue(desk, 'Longfellow Construction Co.')
  for (const name of ['Ames', 'Bates', 'Colby', 'Dyer', 'Emery'])
    await issue(desk, name, { additionalInsured: true })
  const { checks } = (await desk.client.data(look, { id: desk.accountId })).account.certificateReissue
  assert.match(checks[0].message, /^For Ames, Bates, Colby, and 2 others: /)
})

Deno.test('reissuing warns of a renewal that is not bound, as a single certificate does', async () => {
  await using desk = await openCertificateDesk()
  await issue(desk, 'Longfellow Construction Co.')
  const terms = { type: 'UMBRELLA', policyNumber: 'UMB 77120', inforceAt: '2025-03-01' } as const
  const id = await desk.addPolicy({ ...terms, expiresAt: '2026-03-01' })
  await desk.client.data('mutation ($id: ID!) { renewBusinessPolicy(id: $id) { __typename } }', { id })
  const { checks } = (await desk.client.data(look, { id: desk.accountId })).account.certificateReissue
  assert.deepEqual(checks, [
    {
      code: 'POLICY_EXPIRED',
      isBlocking: false,
      message:
        'Umbrella UMB 77120 expired on Mar 1, 2026; its renewal is Pending. Set the renewal to Binding or Active. Until then it is left off the certificate.',
    },
  ])
})
