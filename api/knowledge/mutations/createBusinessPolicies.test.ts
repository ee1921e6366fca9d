import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import type { World } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const create = `mutation ($req: CreateBusinessPoliciesInput!) {
  createBusinessPolicies(req: $req) {
    __typename
    ... on NamedError { message }
    ... on PolicyNumberTakenError { paths businessPolicies { id } }
    ... on ValidationErrors { fields { path message } }
    ... on CreateBusinessPoliciesSuccess {
      businessPolicies {
        id type state market policyNumber quoteNumber issuedAt inforceAt expiresAt version
        carrier { name }
        broker { name }
        account { id }
        coverages { name limit }
        source { type subType campaignId leadId agencyUser { name } referralSourceId notes processType }
        pricing {
          total premium taxes agencyFees brokerFees policyFees otherFees
          estimatedCommission commissionRate minimumEarnedPremium billingType intervalType
        }
      }
    }
  }
}`

async function problems(client: Client, req: object) {
  const { createBusinessPolicies } = await client.data(create, { req })
  assert.equal(createBusinessPolicies.__typename, 'ValidationErrors', JSON.stringify(createBusinessPolicies))
  return Object.fromEntries(
    createBusinessPolicies.fields.map(({ path, message }: { path: string; message: string }) => [
      path,
      message,
    ]),
  )
}

Deno.test('a policy is logged with the defaults of the agency’s day, which is not yet the day in London', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client } = world
  const policies = [{ type: 'GENERAL_LIABILITY', carrierId, premium: 420_000 }]
  const { createBusinessPolicies } = await client.data(create, { req: { accountId, policies } })
  const [policy] = createBusinessPolicies.businessPolicies
  assert.deepEqual(policy, {
    id: policy.id,
    type: 'GENERAL_LIABILITY',
    state: 'BINDING',
    market: null,
    policyNumber: null,
    quoteNumber: null,
    issuedAt: '2026-03-16',
    inforceAt: '2026-03-16',
    expiresAt: '2027-03-16',
    version: 1,
    carrier: { name: 'Granite State Casualty' },
    broker: null,
    account: { id: accountId },
    coverages: [],
    source: {
      type: null,
      subType: null,
      campaignId: null,
      leadId: null,
      agencyUser: null,
      referralSourceId: null,
      notes: null,
      processType: 'AGENT_LED',
    },
    pricing: {
      total: 420_000,
      premium: 420_000,
      taxes: 0,
      agencyFees: 0,
      brokerFees: 0,
      policyFees: 0,
      otherFees: 0,
      estimatedCommission: null,
      commissionRate: null,
      minimumEarnedPremium: 0,
      billingType: 'DIRECT',
      intervalType: 'ANNUAL',
    },
  })
})

Deno.test('several policies of one account are logged at once, with all that can be said of them', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, brokerId, client, priya } = world
  const whole = {
    type: 'EXCESS',
    state: 'INFORCE',
    market: 'EXCESS_AND_SURPLUS',
    carrierId,
    brokerId,
    quoteNumber: ' Q-118 ',
    policyNumber: 'GSC-4821907-24',
    sourceType: 'REFERRAL',
    sourceSubType: 'PARTNER',
    sourceAgencyUserId: priya.id,
    sourceReferralSourceId: 'casco-lumber',
    sourceNotes: 'Met at the trade fair.',
    sourceProcessType: 'SELF_SERVE',
    issuedAt: '2026-02-20',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    paymentIntervalType: 'QUARTERLY',
    premium: 1_234_567_89,
    taxes: 6_172_83,
    agencyFees: 250_00,
    brokerFees: 1_00,
    policyFees: 35_50,
    otherFees: 1,
    total: 1_241_027_23,
    commissionRate: 12.35,
    minimumEarnedPremium: 308_641_97,
    coverages: [
      { name: ' Each occurrence ', limit: 100_000_000 },
      { name: 'Aggregate', limit: 200_000_000 },
    ],
  }
  const policies = [whole, { type: 'UMBRELLA', carrierId, premium: 0 }]
  const { createBusinessPolicies } = await client.data(create, { req: { accountId, policies } })
  const [first, second] = createBusinessPolicies.businessPolicies
  assert.deepEqual([second.type, second.pricing.total], ['UMBRELLA', 0])
  assert.equal(first.quoteNumber, 'Q-118')
  assert.deepEqual(first.coverages, [
    { name: 'Each occurrence', limit: 100_000_000 },
    { name: 'Aggregate', limit: 200_000_000 },
  ])
  assert.deepEqual(first.source, {
    type: 'REFERRAL',
    subType: 'PARTNER',
    campaignId: null,
    leadId: null,
    agencyUser: { name: 'Priya Natarajan' },
    referralSourceId: 'casco-lumber',
    notes: 'Met at the trade fair.',
    processType: 'SELF_SERVE',
  })
  assert.equal(first.pricing.total, 1_241_027_23)
  assert.equal(first.pricing.estimatedCommission, 152_469_13)
  assert.equal(first.pricing.commissionRate, 12.35)
})

type Refusal = readonly [name: string, fields: object, path: string, message: string]

const refusals: readonly Refusal[] = [
  ['no type', { type: null }, 'type', 'Choose the type of the policy.'],
  ['no carrier', { carrierId: null }, 'carrierId', 'Choose the carrier.'],
  ['no premium', { premium: null }, 'premium', 'Enter the premium.'],
  ['no taxes at all', { taxes: null }, 'taxes', 'Enter an amount, $0.00 when there is none.'],
  ['a fee below nothing', { agencyFees: -1 }, 'agencyFees', 'An amount is $0.00 or more.'],
  [
    'a premium of a billion',
    { premium: 100_000_000_000 },
    'premium',
    'An amount is $999,999,999.99 at most.',
  ],
  ['a total that is not the sum', { total: 1 }, 'total', 'The total is $4,200.00: premium, taxes and fees.'],
  [
    'a commission that is not its rate',
    { commissionRate: 10, estimatedCommission: 1 },
    'estimatedCommission',
    'The commission is $420.00: 10% of the premium.',
  ],
  [
    'a rate of more than all',
    { commissionRate: 100.01 },
    'commissionRate',
    'Enter a rate between 0 and 100 percent, with two decimals at most.',
  ],
  [
    'a commission of more than the premium',
    { estimatedCommission: 420_001 },
    'estimatedCommission',
    'This is $4,200.00 at most: the whole premium.',
  ],
  [
    'more earned than there is',
    { minimumEarnedPremium: 420_001 },
    'minimumEarnedPremium',
    'This is $4,200.00 at most: the whole premium.',
  ],
  [
    'an end on the first day',
    { inforceAt: '2026-03-20', expiresAt: '2026-03-20' },
    'expiresAt',
    'Choose a date after Mar 20, 2026, when the policy comes into force.',
  ],
  ['the year 0206', { issuedAt: '0206-03-20' }, 'issuedAt', 'Choose a date between the years 1950 and 2100.'],
  [
    'billing by the agency',
    { billingType: 'AGENCY' },
    'billingType',
    'Agency billing is not supported yet. Choose direct billing.',
  ],
  [
    'a state that nobody sets',
    { state: 'UNKNOWN' },
    'state',
    'Nobody sets a policy to Unknown. Choose its status.',
  ],
  [
    'a lead vendor who refers',
    { sourceType: 'REFERRAL', sourceSubType: 'TIVLY' },
    'sourceSubType',
    'Choose one of these: Partner, Agency, Customer, Other.',
  ],
  [
    'a partner of nothing',
    { sourceType: 'INBOUND', sourceSubType: 'PARTNER' },
    'sourceSubType',
    'Only a referral or a paid lead says from whom it comes.',
  ],
  [
    'a campaign of a cross-sell',
    { sourceType: 'CROSS_SELL', sourceCampaignId: 'spring' },
    'sourceCampaignId',
    'Only the source Campaign has a campaign.',
  ],
  ['a lead of nothing', { sourceLeadId: '77' }, 'sourceLeadId', 'Only the source Paid Lead has a lead.'],
  [
    'a referrer of nothing',
    { sourceReferralSourceId: 'x' },
    'sourceReferralSourceId',
    'Only the source Referral has a referral source.',
  ],
  [
    'a coverage of nothing',
    {
      coverages: [
        { name: 'Aggregate', limit: 1 },
        { name: ' ', limit: 1 },
      ],
    },
    'coverages.1.name',
    'Enter what is covered, like Each occurrence.',
  ],
  [
    'a coverage without a limit',
    { coverages: [{ name: 'Aggregate' }] },
    'coverages.0.limit',
    'Enter the limit.',
  ],
  [
    'a number without end',
    { policyNumber: '7'.repeat(101) },
    'policyNumber',
    'A policy number may have up to 100 characters.',
  ],
]

for (const [name, fields, path, message] of refusals) {
  Deno.test(`${name} is refused beneath its field`, async () => {
    await using world = await openPolicyDesk()
    const { accountId, carrierId, client } = world
    const good = { type: 'GENERAL_LIABILITY', carrierId, premium: 420_000 }
    const found = await problems(client, { accountId, policies: [good, { ...good, ...fields }] })
    assert.deepEqual(found, { [`policies.1.${path}`]: message })
  })
}

Deno.test('everything that is wrong with every policy is told at once', async () => {
  await using world = await openPolicyDesk()
  const { accountId, brokerId, client } = world
  const policies = [
    { carrierId: brokerId, billingType: 'AGENCY', expiresAt: '2020-01-01' },
    { type: 'CYBER', brokerId: world.carrierId, premium: 1 },
  ]
  assert.deepEqual(await problems(client, { accountId, policies }), {
    'policies.0.type': 'Choose the type of the policy.',
    'policies.0.premium': 'Enter the premium.',
    'policies.0.carrierId': 'Choose a carrier from the list, or add it there first.',
    'policies.0.expiresAt': 'Choose a date after Mar 16, 2026, when the policy comes into force.',
    'policies.0.billingType': 'Agency billing is not supported yet. Choose direct billing.',
    'policies.1.carrierId': 'Choose the carrier.',
    'policies.1.brokerId': 'Choose a wholesale broker from the list, or add it there first.',
  })
})

Deno.test('another agency’s account, carrier and colleague are none to choose', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client, prairie, walt } = world
  const { id: foreign } = await openAccount(prairie)
  const policies = [
    {
      type: 'CYBER',
      premium: 1,
      carrierId: await addCarrier(prairie, { name: 'Granite State Casualty' }),
      sourceAgencyUserId: walt.id,
    },
  ]
  assert.deepEqual(await problems(client, { accountId, policies }), {
    'policies.0.carrierId': 'Choose a carrier from the list, or add it there first.',
    'policies.0.sourceAgencyUserId': 'Choose somebody who works at the agency.',
  })
  const own = [{ type: 'CYBER', premium: 1, carrierId }]
  assert.deepEqual(await problems(client, { accountId: foreign, policies: own }), {
    accountId: 'Choose an account from the list.',
  })
})

Deno.test('an individual has no policies yet, and the answer says whom to ask', async () => {
  await using world = await openPolicyDesk()
  const open = `mutation ($input: CreateAccountInput!) {
    createAccount(input: $input) { ... on CreateAccountSuccess { account { id } } }
  }`
  const input = { type: 'INDIVIDUAL', account: { name: 'José Peña' } }
  const { id: accountId } = (await world.client.data(open, { input })).createAccount.account
  const policies = [{ type: 'RENTAL', premium: 1, carrierId: world.carrierId }]
  assert.deepEqual(await problems(world.client, { accountId, policies }), {
    accountId: 'Personal policies are not supported yet, reach out to the support team.',
  })
})

Deno.test('no policies, and more than fit into one step, are refused', async () => {
  await using world = await openPolicyDesk()
  const { accountId, client } = world
  for (const policies of [[], Array.from({ length: 51 }, () => ({}))]) {
    assert.deepEqual(await problems(client, { accountId, policies }), {
      policies: 'Log between 1 and 50 policies at a time.',
    })
  }
})

async function logged(world: World & { client: Client }, req: object) {
  return (await world.client.data(create, { req })).createBusinessPolicies
}

Deno.test('a number that the carrier has already is a warning, and who confirms it logs the policy', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, harborline } = world
  const there = await openPolicy(harborline, { accountId, carrierId, policyNumber: 'GSC-4821907-24' })
  const policies = [{ type: 'CYBER', premium: 1, carrierId, policyNumber: 'gsc 4821907 24' }]
  assert.deepEqual(await logged(world, { accountId, policies }), {
    __typename: 'PolicyNumberTakenError',
    message:
      'Granite State Casualty has a policy GSC-4821907-24 already. Is this another one with the same number?',
    paths: ['policies.0.policyNumber'],
    businessPolicies: [{ id: there }],
  })
  const confirmed = await logged(world, { accountId, policies, confirm: true })
  assert.equal(confirmed.__typename, 'CreateBusinessPoliciesSuccess')
})

Deno.test('another carrier, and another agency, may have the same number', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, harborline, prairie } = world
  const other = await addCarrier(harborline, { name: 'Merrimack Specialty' })
  await openPolicy(harborline, { accountId, carrierId: other, policyNumber: 'GSC-1' })
  const foreign = await openAccount(prairie)
  await openPolicy(prairie, { accountId: foreign.id, carrierId, policyNumber: 'GSC-1' })
  const policies = [{ type: 'CYBER', premium: 1, carrierId, policyNumber: 'GSC-1' }]
  const { __typename } = await logged(world, { accountId, policies })
  assert.equal(__typename, 'CreateBusinessPoliciesSuccess')
})

Deno.test('one number twice in a request is the same warning', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId } = world
  const policy = { type: 'PACKAGE', premium: 1, carrierId, policyNumber: 'PKG-1' }
  const policies = [policy, { ...policy, type: 'PROPERTY' }]
  assert.deepEqual(await logged(world, { accountId, policies }), {
    __typename: 'PolicyNumberTakenError',
    message: 'Two of these policies have the same number. Is that right?',
    paths: ['policies.1.policyNumber'],
    businessPolicies: [],
  })
})
