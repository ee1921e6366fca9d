import assert from 'node:assert/strict'
import { createPolicies, problemsOfPolicies } from '../testing/createPolicies.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

Deno.test('a new policy defaults to the agency’s calendar day', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client } = world
  const policies = [{ type: 'GENERAL_LIABILITY', carrierId, premium: 420_000 }]
  const { createBusinessPolicies } = await client.data(createPolicies, { req: { accountId, policies } })
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

Deno.test('a policy can be logged before its premium is known', async () => {
  await using world = await openPolicyDesk()
  const { accountId, carrierId, client } = world
  const req = { accountId, policies: [{ type: 'PACKAGE', carrierId, total: 0 }] }
  const { createBusinessPolicies } = await client.data(createPolicies, { req })
  assert.equal(createBusinessPolicies.businessPolicies[0].pricing.premium, 0)
})

Deno.test('logs several complete policies of an account at once', async () => {
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
      { name: 'Medical expense', limitWords: 'EXCLUDED' },
    ],
  }
  const policies = [whole, { type: 'UMBRELLA', carrierId, premium: 0 }]
  const { createBusinessPolicies } = await client.data(createPolicies, { req: { accountId, policies } })
  const [first, second] = createBusinessPolicies.businessPolicies
  assert.deepEqual([second.type, second.pricing.total], ['UMBRELLA', 0])
  assert.equal(first.quoteNumber, 'Q-118')
  assert.deepEqual(first.coverages, [
    { name: 'Each occurrence', limit: 100_000_000, limitWords: null },
    { name: 'Aggregate', limit: 200_000_000, limitWords: null },
    { name: 'Medical expense', limit: null, limitWords: 'EXCLUDED' },
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

Deno.test('an individual cannot have policies yet, and the error says whom to ask', async () => {
  await using world = await openPolicyDesk()
  const open = `mutation ($input: CreateAccountInput!) {
    createAccount(input: $input) { ... on CreateAccountSuccess { account { id } } }
  }`
  const input = { type: 'INDIVIDUAL', account: { name: 'José Peña' } }
  const { id: accountId } = (await world.client.data(open, { input })).createAccount.account
  const policies = [{ type: 'RENTAL', premium: 1, carrierId: world.carrierId }]
  assert.deepEqual(await problemsOfPolicies(world.client, { accountId, policies }), {
    accountId: 'Personal policies are not supported yet, reach out to the support team.',
  })
})

Deno.test('rejects zero policies and more than one step can hold', async () => {
  await using world = await openPolicyDesk()
  const { accountId, client } = world
  for (const policies of [[], Array.from({ length: 51 }, () => ({}))]) {
    assert.deepEqual(await problemsOfPolicies(client, { accountId, policies }), {
      policies: 'Log between 1 and 50 policies at a time.',
    })
  }
})

Deno.test('creates the account of a new client with its first policy', async () => {
  await using world = await openPolicyDesk()
  const { carrierId, client } = world
  const policies = [{ type: 'GENERAL_LIABILITY', carrierId }]
  const account = { name: 'Saltmarsh Trucking LLC' }
  const contact = { name: 'Omar Haddad', email: 'omar@saltmarsh.example' }
  const { createBusinessPolicies } = await client.data(createPolicies, {
    req: { account, contact, policies },
  })
  const [policy] = createBusinessPolicies.businessPolicies
  const created = `query ($id: ID!) {
    account(id: $id) { account { name } contacts { name } policies { edges { node { id } } } }
  }`
  assert.deepEqual((await client.data(created, { id: policy.account.id })).account, {
    account: { name: 'Saltmarsh Trucking LLC' },
    contacts: [{ name: 'Omar Haddad' }],
    policies: { edges: [{ node: { id: policy.id } }] },
  })
})

Deno.test('creates no account when its policy has errors, and reports those of both at once', async () => {
  await using world = await openPolicyDesk()
  const { client } = world
  const policies = [{ type: 'GENERAL_LIABILITY' }]
  assert.deepEqual(await problemsOfPolicies(client, { account: { name: ' ' }, policies }), {
    'account.name': 'Enter the name of the business.',
    'policies.0.carrierId': 'Choose the carrier.',
  })
  const { accounts } = await client.data('{ accounts { edges { node { id } } } }')
  assert.deepEqual(accounts.edges, [{ node: { id: world.accountId } }])
})
