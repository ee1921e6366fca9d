import assert from 'node:assert/strict'
import { problemsOfPolicies } from '../testing/createPolicies.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

type Refusal = readonly [name: string, fields: object, path: string, message: string]

const refusals: readonly Refusal[] = [
  ['no type', { type: null }, 'type', 'Choose the type of the policy.'],
  ['no carrier', { carrierId: null }, 'carrierId', 'Choose the carrier.'],
  ['no premium', { premium: null }, 'premium', 'Enter the premium.'],
  ['no taxes at all', { taxes: null }, 'taxes', 'Enter an amount, or $0.00 for none.'],
  ['a premium in words', { premium: 'abc' }, 'premium', 'Enter the premium.'],
  ['taxes in words', { taxes: 'abc' }, 'taxes', 'Enter an amount, or $0.00 for none.'],
  ['half a cent', { otherFees: 0.5 }, 'otherFees', 'Enter an amount, or $0.00 for none.'],
  [
    'a date without a month',
    { inforceAt: 'mm/24/2026' },
    'inforceAt',
    'Enter a full date with month, day, and year.',
  ],
  [
    'a day that does not exist',
    { expiresAt: '2027-02-30' },
    'expiresAt',
    'Enter a full date with month, day, and year.',
  ],
  ['a fee below nothing', { agencyFees: -1 }, 'agencyFees', 'Enter an amount of $0.00 or more.'],
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
    'Choose a date after Mar 20, 2026, the in-force date.',
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
    'Unknown can’t be set manually. Choose another status.',
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
    'Only a referral or a paid lead can have a source type.',
  ],
  [
    'a campaign of a cross-sell',
    { sourceType: 'CROSS_SELL', sourceCampaignId: 'spring' },
    'sourceCampaignId',
    'Only the source Campaign can have a campaign.',
  ],
  ['a lead of nothing', { sourceLeadId: '77' }, 'sourceLeadId', 'Only the source Paid Lead can have a lead.'],
  [
    'a referrer of nothing',
    { sourceReferralSourceId: 'x' },
    'sourceReferralSourceId',
    'Only the source Referral can have a referral source.',
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
    'a limit in other words',
    { coverages: [{ name: 'Aggregate', limit: 'none' }] },
    'coverages.0.limit',
    'Enter an amount like 1,250.00, or Actual loss sustained, Excluded, Included, or Statutory.',
  ],
  [
    'a number without end',
    { policyNumber: '7'.repeat(101) },
    'policyNumber',
    'A policy number may have up to 100 characters.',
  ],
]

for (const [name, fields, path, message] of refusals) {
  Deno.test(`reports ${name} under its field`, async () => {
    await using world = await openPolicyDesk()
    const { accountId, carrierId, client } = world
    const good = { type: 'GENERAL_LIABILITY', carrierId, premium: 420_000 }
    const found = await problemsOfPolicies(client, { accountId, policies: [good, { ...good, ...fields }] })
    assert.deepEqual(found, { [`policies.1.${path}`]: message })
  })
}

Deno.test('reports everything wrong with every policy at once', async () => {
  await using world = await openPolicyDesk()
  const { accountId, brokerId, client } = world
  const policies = [
    { carrierId: brokerId, billingType: 'AGENCY', expiresAt: '2020-01-01' },
    { type: 'CYBER', brokerId: world.carrierId, premium: 1 },
  ]
  assert.deepEqual(await problemsOfPolicies(client, { accountId, policies }), {
    'policies.0.type': 'Choose the type of the policy.',
    'policies.0.carrierId': 'Choose a carrier from the list, or add it first.',
    'policies.0.expiresAt': 'Choose a date after Mar 16, 2026, the in-force date.',
    'policies.0.billingType': 'Agency billing is not supported yet. Choose direct billing.',
    'policies.1.carrierId': 'Choose the carrier.',
    'policies.1.brokerId': 'Choose a wholesale broker from the list, or add it first.',
  })
})

Deno.test('rejects another agency’s account, carrier and user', async () => {
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
  assert.deepEqual(await problemsOfPolicies(client, { accountId, policies }), {
    'policies.0.carrierId': 'Choose a carrier from the list, or add it first.',
    'policies.0.sourceAgencyUserId': 'Choose someone who works at the agency.',
  })
  const own = [{ type: 'CYBER', premium: 1, carrierId }]
  assert.deepEqual(await problemsOfPolicies(client, { accountId: foreign, policies: own }), {
    accountId: 'Choose an account from the list.',
  })
})
