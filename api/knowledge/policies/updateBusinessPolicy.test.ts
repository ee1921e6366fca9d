import assert from 'node:assert/strict'
import { create } from '../../platform/index.ts'
import { openedPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const update = `mutation ($id: ID!, $req: UpdateBusinessPolicyInput!) {
  updateBusinessPolicy(id: $id, req: $req) {
    __typename
    ... on NamedError { message }
    ... on PolicyNumberTakenError { paths businessPolicies { id } }
    ... on BusinessPolicyChangedError { businessPolicy { version policyNumber } }
    ... on ValidationErrors { fields { path message } }
    ... on UpdateBusinessPolicySuccess {
      businessPolicy {
        version state policyNumber expiresAt
        broker { name }
        pricing { total premium estimatedCommission commissionRate }
        source { type subType campaignId leadId referralSourceId notes processType agencyUser { name } }
      }
    }
  }
}`

type Desk = Awaited<ReturnType<typeof openPolicyDesk>>

async function saved({ client }: Pick<Desk, 'client'>, id: string, req: object) {
  return (await client.data(update, { id, req })).updateBusinessPolicy
}

/** The roofing contractor's general liability in its first year, as staff logged it. */
function openLiability({ harborline, accountId, carrierId }: Desk, terms: object = {}) {
  return openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'GSC-4821907-24',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    premium: 420_000,
    estimatedCommission: 50_400,
    ...terms,
  })
}

Deno.test('updates given fields, keeps absent ones, and clears nulls', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk, { brokerId: desk.brokerId })
  const given = { premium: 500_000, taxes: 1_250, state: 'CANCELED', brokerId: null }
  const { businessPolicy } = await saved(desk, id, given)
  assert.equal(businessPolicy.version, 2)
  assert.equal(businessPolicy.state, 'CANCELED')
  assert.equal(businessPolicy.broker, null)
  assert.equal(businessPolicy.policyNumber, 'GSC-4821907-24')
  // The commission is what was agreed until somebody says otherwise; the rate is its share.
  assert.deepEqual(businessPolicy.pricing, {
    total: 501_250,
    premium: 500_000,
    estimatedCommission: 50_400,
    commissionRate: 10.08,
  })
})

Deno.test('a rate with a new premium recalculates the commission', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const { businessPolicy } = await saved(desk, id, {
    premium: 1_000_05,
    commissionRate: 12.5,
    total: 1_000_05,
  })
  assert.equal(businessPolicy.pricing.estimatedCommission, 125_01)
})

Deno.test('saving without changes creates no version', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const req = { premium: 420_000, policyNumber: ' GSC-4821907-24 ', updateReason: 'Nothing at all' }
  assert.equal((await saved(desk, id, req)).businessPolicy.version, 1)
})

Deno.test('changing the source clears the fields of the former one and takes the new ones', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk, {
    sourceType: 'REFERRAL',
    sourceSubType: 'PARTNER',
    sourceReferralSourceId: 'casco-lumber',
    sourceNotes: 'Met at the trade fair.',
    sourceAgencyUserId: desk.priya.id,
    sourceProcessType: 'AGENT_LED',
  })
  const { businessPolicy } = await saved(desk, id, {
    sourceType: 'PAID_LEAD',
    sourceSubType: 'TIVLY',
    sourceLeadId: '77-1',
  })
  assert.deepEqual(businessPolicy.source, {
    type: 'PAID_LEAD',
    subType: 'TIVLY',
    campaignId: null,
    leadId: '77-1',
    referralSourceId: null,
    notes: null,
    processType: 'AGENT_LED',
    agencyUser: { name: 'Priya Natarajan' },
  })
  const same = await saved(desk, id, { sourceType: 'PAID_LEAD', sourceNotes: 'Called back at once.' })
  assert.equal(same.businessPolicy.source.leadId, '77-1')
})

const refusals: readonly [string, object, { path: string; message: string }][] = [
  [
    'an end before the beginning',
    { expiresAt: '2026-02-01' },
    { path: 'expiresAt', message: 'Choose a date after Mar 1, 2026, the in-force date.' },
  ],
  [
    'a beginning after the end',
    { inforceAt: '2027-03-01' },
    { path: 'expiresAt', message: 'Choose a date after Mar 1, 2027, the in-force date.' },
  ],
  ['no carrier any more', { carrierId: null }, { path: 'carrierId', message: 'Choose the carrier.' }],
  [
    'an unknown state',
    { state: 'UNKNOWN' },
    { path: 'state', message: 'Unknown can’t be set manually. Choose another status.' },
  ],
  [
    'billing by the agency',
    { billingType: 'AGENCY' },
    { path: 'billingType', message: 'Agency billing is not supported yet. Choose direct billing.' },
  ],
  [
    'a premium beneath the commission',
    { premium: 1 },
    { path: 'estimatedCommission', message: 'This is $0.01 at most: the whole premium.' },
  ],
  [
    'a reason without end',
    { updateReason: 'x'.repeat(1_001) },
    { path: 'updateReason', message: 'The reason may have up to 1000 characters.' },
  ],
]

for (const [name, req, problem] of refusals) {
  Deno.test(`reports ${name} under its field`, async () => {
    await using desk = await openPolicyDesk()
    const answer = await saved(desk, await openLiability(desk), req)
    assert.deepEqual(answer.fields, [problem])
  })
}

Deno.test('does not ask again for what was already missing', async () => {
  await using desk = await openPolicyDesk()
  const { harborline, marcus } = desk
  const carrierId = await addCarrier(harborline, {
    name: 'Merrimack Specialty',
    isCarrier: false,
    isBroker: true,
  })
  const before = { carrierId, state: 'UNKNOWN', billingType: 'AGENCY', sourceAgencyUserId: marcus.id }
  const id = await openLiability(desk, before)
  await desk.identity.staff.deactivateUser(marcus.email)
  const answer = await saved(desk, id, { ...before, premium: 500_000 })
  assert.equal(answer.__typename, 'UpdateBusinessPolicySuccess')
})

Deno.test('an older version does not overwrite what a colleague saved in the meantime', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const marcus = { client: await desk.as(desk.marcus) }
  await saved(marcus, id, { version: 1, policyNumber: 'GSC-4821907-25' })
  assert.deepEqual(await saved(desk, id, { version: 1, premium: 1 }), {
    __typename: 'BusinessPolicyChangedError',
    message: 'A colleague changed this policy in the meantime. Review the changes, then save again.',
    businessPolicy: { version: 2, policyNumber: 'GSC-4821907-25' },
  })
})

Deno.test('says so when the same user saved in another tab', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  await saved(desk, id, { version: 1, policyNumber: 'GSC-4821907-25' })
  await saved(desk, id, { version: 2, state: 'EXPIRED' })
  const late = await saved(desk, id, { version: 1, premium: 1 })
  assert.equal(late.message, 'This policy was changed in another tab. Review the changes, then save again.')

  await saved({ client: await desk.as(desk.marcus) }, id, { premium: 500_000 })
  await saved(desk, id, { policyNumber: 'GSC-4821907-26' })
  assert.match(
    (await saved(desk, id, { version: 3, premium: 1 })).message,
    /^A colleague changed this policy/,
  )
})

Deno.test('concurrent edits to different fields are both kept', async () => {
  await using desk = await openPolicyDesk()
  const marcus = { client: await desk.as(desk.marcus) }
  for (let round = 0; round < 20; round++) {
    const id = await openLiability(desk, { policyNumber: `GSC-${round}` })
    await Promise.all([saved(desk, id, { premium: 500_000 }), saved(marcus, id, { state: 'EXPIRED' })])
    const { businessPolicy } = await saved(desk, id, {})
    assert.deepEqual([businessPolicy.version, businessPolicy.state], [3, 'EXPIRED'])
    assert.equal(businessPolicy.pricing.premium, 500_000)
  }
})

Deno.test('warns only about a number new to the policy, which can be confirmed', async () => {
  await using desk = await openPolicyDesk()
  const there = await openLiability(desk)
  const id = await openLiability(desk, { type: 'CYBER', policyNumber: 'GSC-7' })
  const taken = await saved(desk, id, { policyNumber: 'gsc 4821907 24' })
  assert.equal(taken.__typename, 'PolicyNumberTakenError')
  assert.deepEqual([taken.paths, taken.businessPolicies], [['policyNumber'], [{ id: there }]])
  const confirmed = await saved(desk, id, { policyNumber: 'gsc 4821907 24', confirm: true })
  assert.equal(confirmed.businessPolicy.policyNumber, 'gsc 4821907 24')
  const other = await saved(desk, id, { policyNumber: 'gsc 4821907 24', premium: 500_000 })
  assert.equal(other.__typename, 'UpdateBusinessPolicySuccess')
})

Deno.test('gives the same answer for a missing policy and another agency’s', async () => {
  await using desk = await openPolicyDesk()
  const { prairie } = desk
  const { id: accountId } = await openAccount(prairie)
  const foreign = await openPolicy(prairie, { accountId })
  const answers = await Promise.all(
    [foreign, 'bp_00000000000000000000000000', 'nonsense'].map((id) => saved(desk, id, { premium: 1 })),
  )
  for (const answer of answers) {
    assert.deepEqual(answer, { __typename: 'NotFoundError', message: 'There is no such policy.' })
  }
})

Deno.test('a policy without prices and sources shows and can be saved', async () => {
  await using desk = await openPolicyDesk()
  const { harborline, accountId, carrierId } = desk
  const id = harborline.newId(businessPolicyKind)
  const { type, policyNumber, expiresAt } = openedPolicy(
    accountId,
    { type: 'GENERAL_LIABILITY', policyNumber: 'GSC-1', expiresAt: '2027-03-01' },
    0,
  )
  const older = { accountId, carrierId, type, policyNumber, expiresAt } as never
  await harborline.commit({ type: 'SYSTEM', id: null }, [create(businessPolicyKind, id, older, 'CREATE')])
  const show = `query ($id: ID!) { businessPolicy(id: $id) { state pricing { total billingType } source { type } } }`
  assert.deepEqual((await desk.client.data(show, { id })).businessPolicy, {
    state: 'UNKNOWN',
    pricing: { total: 0, billingType: 'DIRECT' },
    source: { type: null },
  })
  const { businessPolicy } = await saved(desk, id, { premium: 420_000, state: 'INFORCE' })
  assert.deepEqual([businessPolicy.version, businessPolicy.pricing.total], [2, 420_000])
})
