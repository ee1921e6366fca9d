import assert from 'node:assert/strict'
import { replace } from '../../platform/index.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const history = `query ($id: ID!) {
  businessPolicy(id: $id) {
    history {
      versionNumber updateTypes reason documentName
      updateInitiatorType
      updateInitiator { name }
      changes { field label before after }
    }
  }
}`

const update = `mutation ($id: ID!, $req: UpdateBusinessPolicyInput!) {
  updateBusinessPolicy(id: $id, req: $req) { __typename }
}`

const renew = `mutation ($id: ID!) { renewBusinessPolicy(id: $id) { __typename } }`

type Desk = Awaited<ReturnType<typeof openPolicyDesk>>

async function historyOf({ client }: Desk, id: string) {
  return (await client.data(history, { id })).businessPolicy.history
}

function openLiability({ harborline, accountId, carrierId }: Desk) {
  const term = { inforceAt: '2026-03-01', expiresAt: '2027-03-01', premium: 420_000 }
  return openPolicy(harborline, { accountId, carrierId, policyNumber: 'GSC-24', ...term })
}

Deno.test('each change shows who made it, why, and every field before and after', async () => {
  await using desk = await openPolicyDesk()
  const { client, harborline, brokerId } = desk
  const id = await openLiability(desk)
  const carrierId = await addCarrier(harborline, { name: 'Merrimack Specialty' })
  await client.data(update, {
    id,
    req: {
      state: 'SUBMITTED',
      carrierId,
      brokerId,
      expiresAt: '2027-06-01',
      premium: 1_250_000,
      sourceAgencyUserId: desk.priya.id,
      coverages: [
        { name: 'Aggregate', limit: 200_000_000 },
        { name: 'Medical expense', limitWords: 'EXCLUDED' },
      ],
      updateReason: 'Moved to the broader form.',
    },
  })
  const [logged, changed] = await historyOf(desk, id)
  assert.deepEqual(logged, {
    versionNumber: 1,
    updateTypes: ['CREATE_BUSINESS_POLICY'],
    reason: null,
    documentName: null,
    updateInitiatorType: 'SYSTEM',
    updateInitiator: null,
    changes: [],
  })
  assert.deepEqual(changed, {
    versionNumber: 2,
    updateTypes: ['UPDATE_BUSINESS_POLICY'],
    reason: 'Moved to the broader form.',
    documentName: null,
    updateInitiatorType: 'AGENCY_USER',
    updateInitiator: { name: 'Dana Whitfield' },
    changes: [
      { field: 'state', label: 'Status', before: 'Active', after: 'Submitted' },
      {
        field: 'carrierId',
        label: 'Carrier',
        before: 'Granite State Casualty',
        after: 'Merrimack Specialty',
      },
      { field: 'brokerId', label: 'Wholesale broker', before: null, after: 'Tidewater Wholesale' },
      { field: 'expiresAt', label: 'Expires', before: 'Mar 1, 2027', after: 'Jun 1, 2027' },
      { field: 'premium', label: 'Premium', before: '$4,200.00', after: '$12,500.00' },
      {
        field: 'coverages',
        label: 'Coverages',
        before: null,
        after: 'Aggregate $2,000,000.00, Medical expense Excluded',
      },
      { field: 'sourceAgencyUserId', label: 'Producer', before: null, after: 'Priya Natarajan' },
      { field: 'total', label: 'Total', before: '$4,200.00', after: '$12,500.00' },
    ],
  })
})

Deno.test('shows each change with its own reason', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  for (const [premium, updateReason] of [
    [1, 'Audit'],
    [2, 'Audit'],
    [3, null],
    [4, ' '],
    [5, 'Endorsed'],
  ]) {
    await desk.client.data(update, { id, req: { premium, updateReason } })
  }
  const told = await historyOf(desk, id)
  assert.deepEqual(
    told.map(({ reason }: { reason: string | null }) => reason),
    [null, 'Audit', 'Audit', null, null, 'Endorsed'],
  )
})

Deno.test('a change that is not an edit does not repeat the last reason', async () => {
  await using desk = await openPolicyDesk()
  const { client, harborline } = desk
  const id = await openLiability(desk)
  await client.data(update, { id, req: { premium: 1, updateReason: 'Audit' } })
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Casco Solar LLC' } })
  const policy = await harborline.read(businessPolicyKind, id)
  assert(policy)
  const moved = replace(policy, { ...policy.value, accountId }, 'MOVE_BUSINESS_POLICY')
  await harborline.commit({ type: 'AGENCY_USER', id: desk.dana.id }, [moved])
  const last = (await historyOf(desk, id)).at(-1)
  assert.deepEqual(last.updateTypes, ['MOVE_BUSINESS_POLICY'])
  assert.equal(last.reason, null)
  assert.deepEqual(last.changes, [
    { field: 'accountId', label: 'Account', before: 'Casco Roofing LLC', after: 'Casco Solar LLC' },
  ])
})

Deno.test('a renewal appears on both terms', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  await desk.client.data(renew, { id })
  const told = await historyOf(desk, id)
  assert.deepEqual(told.at(-1).updateTypes, ['RENEW_BUSINESS_POLICY'])
  assert.deepEqual(told.at(-1).changes, [
    { field: 'renewedById', label: 'Renewed by', before: null, after: 'General Liability, from Mar 1, 2027' },
  ])
})

Deno.test('shows document uploads and deletions among the policy’s changes', async () => {
  await using desk = await openPolicyDesk()
  const { client } = desk
  const id = await openLiability(desk)
  const upload = await client.fetch('/files?name=Declarations.pdf', {
    method: 'PUT',
    body: '%PDF-1.7\nCommercial general liability declarations',
  })
  const { id: fileId } = await upload.json()
  await client.data(
    `mutation ($policyId: ID!, $file: PolicyFileInput!) {
      uploadPolicyFile(policyId: $policyId, file: $file) { __typename }
    }`,
    { policyId: id, file: { fileId, type: 'POLICY_DOCUMENT' } },
  )
  await client.data(update, { id, req: { premium: 500_000 } })
  await client.data('mutation ($fileId: ID!) { deleteFile(fileId: $fileId) { __typename } }', { fileId })
  const told = await historyOf(desk, id)
  assert.deepEqual(
    told.map(({ updateTypes, documentName, versionNumber }: Record<string, unknown>) => [
      updateTypes,
      documentName,
      versionNumber,
    ]),
    [
      [['CREATE_BUSINESS_POLICY'], null, 1],
      [['ATTACH_FILE'], 'Declarations.pdf', 1],
      [['UPDATE_BUSINESS_POLICY'], null, 2],
      [['DELETE_FILE'], 'Declarations.pdf', 2],
    ],
  )
  assert.equal(told[1].updateInitiator.name, 'Dana Whitfield')
})
