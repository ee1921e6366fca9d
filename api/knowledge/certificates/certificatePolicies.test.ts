import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { certificateBasis } from './certificateBasis.ts'
import { openCertificateDesk, portland } from './testing/openCertificateDesk.ts'

const list = `query ($id: ID!) {
  account(id: $id) {
    certificatePolicies { policy { id } viewerCanShow { isAllowed reason } }
  }
}`

async function choices(client: Client, id: string): Promise<[string, string | null][]> {
  const { account } = await client.data(list, { id })
  return account.certificatePolicies.map(
    ({ policy, viewerCanShow }: { policy: { id: string }; viewerCanShow: { reason: string | null } }) => [
      policy.id,
      viewerCanShow.reason,
    ],
  )
}

const create = `mutation ($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    ... on CertificateChecksError { checks { code path message } }
    ... on CreateCertificateSuccess { certificate { id html order { policyIds } } }
  }
}`

const renew = `mutation ($id: ID!) {
  renewBusinessPolicy(id: $id) { ... on RenewBusinessPolicySuccess { businessPolicy { id } } }
}`

const holder = { name: 'Longfellow Construction Co.', address: portland }

Deno.test('lists policies in force first and says why the others cannot be shown', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId, policyId } = desk
  const canceled = await desk.addPolicy({ type: 'CYBER', state: 'CANCELED' })
  const umbrella = await desk.addPolicy({ type: 'UMBRELLA', policyNumber: 'UMB 77120' })
  const coming = await desk.addPolicy({ type: 'PROPERTY', inforceAt: '2026-04-01' })
  const expired = await desk.addPolicy({ type: 'EXCESS', inforceAt: '2025-03-01', expiresAt: '2026-03-01' })
  const submitted = await desk.addPolicy({ type: 'PACKAGE', state: 'SUBMITTED' })
  const unknown = await desk.addPolicy({ type: 'OTHER', state: 'UNKNOWN' })
  await desk.addPolicy({ type: 'EXCESS', state: 'EXPIRED', expiresAt: '2024-03-01' })
  assert.deepEqual(await choices(client, accountId), [
    [policyId, null],
    [umbrella, null],
    [canceled, 'It was canceled.'],
    [coming, 'It is in force from Apr 1, 2026.'],
    [expired, 'It expired on Mar 1, 2026.'],
    [submitted, 'It is not bound yet.'],
    [unknown, 'Its status is unknown.'],
  ])
  const walt = await desk.as(desk.walt)
  assert.equal((await walt.data(list, { id: accountId })).account, null)
})

Deno.test('policies are listed in the order of ACORD 25, whenever they were added', async () => {
  await using desk = await openCertificateDesk()
  const { harborline, accountId, policyId } = desk
  const professional = await desk.addPolicy({ type: 'PROFESSIONAL_LIABILITY', policyNumber: 'PL 1' })
  const compensation = await desk.addPolicy({ type: 'WORKERS_COMPENSATION', policyNumber: 'WC 1' })
  const umbrella = await desk.addPolicy({ type: 'UMBRELLA', policyNumber: 'UMB 1' })
  const auto = await desk.addPolicy({ type: 'COMMERCIAL_AUTO', policyNumber: 'BA 1' })
  const expected = [policyId, auto, umbrella, compensation, professional]
  const basis = await certificateBasis(
    { agency: harborline, viewer: { id: '', name: '', email: '' }, now: desk.clock.now() },
    { accountId, policyIds: null },
  )
  assert.deepEqual(
    basis?.shown.map(({ id }) => id),
    expected,
  )
  assert.deepEqual(
    (await choices(desk.client, accountId)).map(([id]) => id),
    expected,
  )
})

Deno.test('a certificate shows only the chosen policies', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId, policyId } = desk
  await desk.addPolicy({ type: 'UMBRELLA', policyNumber: 'UMB 77120' })
  const input = { accountId, holder, policyIds: [policyId] }
  const { certificate } = (await client.data(create, { input })).createCertificate
  assert.deepEqual(certificate.order.policyIds, [policyId])
  assert.match(certificate.html, /CGL 2204183-07/)
  assert.doesNotMatch(certificate.html, /UMB 77120/)
  const none = (await client.data(create, { input: { ...input, policyIds: [] } })).createCertificate
  assert.deepEqual(none.checks, [
    {
      code: 'NO_POLICY_IN_FORCE',
      path: 'policyIds',
      message: 'Choose at least one policy for the certificate to show.',
    },
  ])
})

Deno.test('a policy renewed early is shown until its new term begins', async () => {
  await using desk = await openCertificateDesk()
  const { client, accountId, policyId } = desk
  const input = { accountId, holder, policyIds: [policyId] }
  const { id } = (await client.data(create, { input })).createCertificate.certificate
  const renewal = (await client.data(renew, { id: policyId })).renewBusinessPolicy.businessPolicy.id
  const document = 'query ($id: ID!) { certificate(id: $id) { order { policyIds } } }'
  const before = await client.data(document, { id })
  assert.deepEqual(before.certificate.order.policyIds, [policyId])
  assert.deepEqual(await choices(client, accountId), [
    [policyId, null],
    [renewal, 'It is not bound yet.'],
  ])
  desk.clock.advance(Date.parse('2027-02-01') - desk.clock.now())
  const after = await (await desk.as(desk.dana)).data(document, { id })
  assert.deepEqual(after.certificate.order.policyIds, [renewal])
})

Deno.test('a certificate shows the liability of a package only', async () => {
  await using desk = await openCertificateDesk()
  const packaged = [
    ['Each occurrence', true],
    ['Damage to rented premises (each occurrence)', true],
    ['Personal and advertising injury', true],
    ['Medical expense (any one person)', true],
    ['Hired and non-owned auto liability', true],
    ['Liquor liability', true],
    ['Contractors equipment rented to others liability', true],
    ['Building', false],
    ['Business personal property', false],
    ['Business Income & Extra Expense', false],
    ['Installation floater (any one jobsite)', false],
    ['Small tools unscheduled', false],
    ['Wind or hail deductible', false],
  ] as const
  const coverages = packaged.map(([name]) => ({ name, limit: 'INCLUDED' as const }))
  for (const type of ['PACKAGE', 'BUSINESS_OWNERS', 'PROPERTY'] as const) {
    const id = await desk.addPolicy({ type, coverages })
    const basis = await certificateBasis(
      { agency: desk.harborline, viewer: { id: '', name: '', email: '' }, now: desk.clock.now() },
      { accountId: desk.accountId, policyIds: [id] },
    )
    assert.deepEqual(
      basis?.shown[0]?.coverages.map(({ name }) => name),
      packaged
        .filter(([name, isLiability]) => isLiability || (type === 'PROPERTY' && !/deductible/.test(name)))
        .map(([name]) => name),
    )
  }
})

Deno.test('a deductible is no limit of a certificate', async () => {
  await using desk = await openCertificateDesk()
  await desk.addPolicy({
    type: 'UMBRELLA',
    coverages: [
      { name: 'Aggregate', limit: 100_000_000 },
      { name: 'Deductible - Property Damage, per claim', limit: 250_000 },
    ],
  })
  const basis = await certificateBasis(
    { agency: desk.harborline, viewer: { id: '', name: '', email: '' }, now: desk.clock.now() },
    { accountId: desk.accountId, policyIds: null },
  )
  const names = basis?.shown.flatMap(({ coverages }) => coverages.map(({ name }) => name))
  assert.deepEqual(names?.toSorted(), ['Aggregate', 'Each occurrence', 'General aggregate'])
})
