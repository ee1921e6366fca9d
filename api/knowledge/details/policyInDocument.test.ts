import assert from 'node:assert/strict'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier } from '../testing/openPolicy.ts'
import { openReadingDesk, pdfOf, rooferPolicy } from '../testing/openReadingDesk.ts'

const described = `query ($id: ID!) {
  node(id: $id) {
    ... on File {
      policy {
        account { id } insured insuredDba insuredAddress { line1 line2 city zone postalCode } carrier { id } carrierName carrierNaicNumber
        type state market quoteNumber policyNumber issuedAt intervalType inforceAt expiresAt premium taxes policyFees
        minimumEarnedPremium
        coverages { name limit }
        sources { field citation { fileId page quote } }
      }
    }
  }
}`
const create = `mutation ($req: CreateBusinessPoliciesInput!) {
  createBusinessPolicies(req: $req) {
    __typename
    ... on ValidationErrors { fields { path message } }
    ... on CreateBusinessPoliciesSuccess {
      businessPolicies { id files { id type visible } details { policyNumber differences { path } } }
    }
  }
}`

type Desk = Awaited<ReturnType<typeof openReadingDesk>>

async function policyIn({ client, upload, platform }: Desk, pages = rooferPolicy) {
  const fileId = await upload('Declarations.pdf', await pdfOf(pages))
  await platform.jobs.runDue()
  const { node } = await client.data(described, { id: fileId })
  return { fileId, policy: node.policy }
}

Deno.test('declarations fill in a new policy, each value with its source', async () => {
  await using desk = await openReadingDesk()
  const carrierId = await addCarrier(desk.harborline, { name: 'Pine Tree Mutual Insurance Company' })
  const { fileId, policy } = await policyIn(desk)
  const { sources, coverages, ...terms } = policy
  assert.deepEqual(terms, {
    account: { id: desk.accountId },
    insured: 'Casco Roofing LLC',
    insuredDba: null,
    insuredAddress: {
      line1: '88 Commercial Street',
      line2: null,
      city: 'Portland',
      zone: 'ME',
      postalCode: '04101',
    },
    carrier: { id: carrierId },
    carrierName: 'Pine Tree Mutual Insurance Company',
    carrierNaicNumber: null,
    type: 'GENERAL_LIABILITY',
    state: 'INFORCE',
    market: null,
    quoteNumber: null,
    policyNumber: 'GL-4471-20993',
    issuedAt: null,
    intervalType: null,
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    premium: 842_500,
    taxes: null,
    policyFees: null,
    minimumEarnedPremium: null,
  })
  assert.deepEqual(coverages.slice(0, 2), [
    { name: 'Each occurrence', limit: 100_000_000 },
    { name: 'General aggregate', limit: 200_000_000 },
  ])
  const source = (field: string) => sources.find((each: { field: string }) => each.field === field)?.citation
  assert.deepEqual([source('premium').fileId, source('premium').page], [fileId, 1])
  assert.match(source('premium').quote, /8,425\.00/)
  assert.match(source('coverages.1.limit').quote, /2,000,000/)
})

Deno.test('an insured or a carrier that is not on record is only named', async () => {
  await using desk = await openReadingDesk()
  await openAccount(desk.harborline, { detail: { name: 'Casco Roofing, Inc.' } })
  const { policy } = await policyIn(desk)
  assert.equal(policy.account, null)
  assert.equal(policy.insured, 'Casco Roofing LLC')
  assert.equal(policy.carrier, null)
  assert.equal(policy.carrierName, 'Pine Tree Mutual Insurance Company')
})

const pricedTerms: readonly [
  string,
  string,
  { market: string | null; minimumEarnedPremium: number | null },
][] = [
  [
    'a tax on surplus lines and a percentage',
    'Surplus lines tax $593.25. Minimum earned premium: 25 percent.',
    { market: 'EXCESS_AND_SURPLUS', minimumEarnedPremium: 210_625 },
  ],
  [
    'a stamping fee and an amount',
    'Stamping fee $12.00. The minimum earned premium is $2,000.',
    { market: 'EXCESS_AND_SURPLUS', minimumEarnedPremium: 200_000 },
  ],
  [
    'a percentage before its name',
    '25% minimum earned premium applies.',
    { market: null, minimumEarnedPremium: 210_625 },
  ],
]

for (const [name, sentence, expected] of pricedTerms) {
  Deno.test(`suggests the market and the minimum earned premium with their source: ${name}`, async () => {
    await using desk = await openReadingDesk()
    const [first = [], ...others] = rooferPolicy
    const { policy } = await policyIn(desk, [[...first, sentence], ...others])
    const { market, minimumEarnedPremium, sources } = policy
    assert.deepEqual({ market, minimumEarnedPremium }, expected)
    const source = sources.find(({ field }: { field: string }) => field === 'minimumEarnedPremium')
    assert.match(source.citation.quote, /minimum earned/i)
  })
}

Deno.test('a letter describes no policy', async () => {
  await using desk = await openReadingDesk()
  const { policy } = await policyIn(desk, [['Dear Dana, thank you for lunch. Let us talk next week.']])
  assert.equal(policy, null)
})

Deno.test('the document that a policy was entered from becomes its document', async () => {
  await using desk = await openReadingDesk()
  const { client, accountId } = desk
  const carrierId = await addCarrier(desk.harborline, { name: 'Pine Tree Mutual Insurance Company' })
  const { fileId, policy } = await policyIn(desk)
  const { type, state, policyNumber, inforceAt, expiresAt, premium, coverages } = policy
  const terms = { type, state, policyNumber, inforceAt, expiresAt, premium, coverages, carrierId }
  const req = { accountId, policies: [terms], document: { fileId, type: 'POLICY_DOCUMENT' } }
  const { createBusinessPolicies } = await client.data(create, { req })
  const [created] = createBusinessPolicies.businessPolicies
  assert.deepEqual(created.files, [{ id: fileId, type: 'POLICY_DOCUMENT', visible: true }])
  assert.deepEqual(created.details, { policyNumber: 'GL-4471-20993', differences: [] })

  const again = { ...req, policies: [{ ...terms, policyNumber: 'GL-4471-20994' }] }
  assert.deepEqual((await client.data(create, { req: again })).createBusinessPolicies, {
    __typename: 'ValidationErrors',
    fields: [
      {
        path: 'document.fileId',
        message: 'This file is no longer available. Upload it again.',
      },
    ],
  })
})

Deno.test('a new account gets the address and trade name of the declarations, and a fee is no premium', async () => {
  await using desk = await openReadingDesk()
  const { policy } = await policyIn(desk, [
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      { label: 'Policy Number', value: 'CPP 7741902-03' },
      { label: 'Named Insured', value: 'Granite Peak Mechanical LLC DBA Granite Peak HVAC' },
      { label: 'Mailing Address', value: '88 Foundry Road, Suite 4, Manchester, NH 03102' },
      { label: 'Policy Period', value: 'From 03/01/2026 to 03/01/2027' },
      { label: 'Each Occurrence Limit', value: '$1,000,000' },
      { label: 'Heating and air conditioning', value: '$19,736' },
      { label: 'Plumbing', value: '$5,560' },
      { label: 'Subcontracted work', value: '$1,475' },
      { label: 'Terrorism Risk Insurance Act charge', value: '$412' },
      { label: 'Policy fee', value: '$150' },
      { label: 'TOTAL ADVANCE PREMIUM', value: '$27,333' },
    ],
  ])
  assert.equal(policy.insured, 'Granite Peak Mechanical LLC')
  assert.equal(policy.insuredDba, 'Granite Peak HVAC')
  assert.deepEqual(policy.insuredAddress, {
    line1: '88 Foundry Road',
    line2: 'Suite 4',
    city: 'Manchester',
    zone: 'NH',
    postalCode: '03102',
  })
  assert.deepEqual([policy.premium, policy.policyFees], [2_718_300, 15_000])
})

Deno.test('takes how often the client pays from the plan of payments, but not from a choice of plans', async () => {
  await using desk = await openReadingDesk()
  const [first = [], ...others] = rooferPolicy
  const paid = async (plan: string) =>
    (await policyIn(desk, [[...first, { label: 'Payment plan:', value: plan }], ...others])).policy
  const monthly = await paid('20% down and 8 monthly installments')
  assert.equal(monthly.intervalType, 'MONTHLY')
  assert.ok(monthly.sources.some(({ field }: { field: string }) => field === 'paymentIntervalType'))
  assert.equal((await paid('Quarterly')).intervalType, 'QUARTERLY')
  assert.equal((await paid('Payment in full or quarterly payments')).intervalType, null)
})

Deno.test('takes the day that the carrier issued the policy, but not that of a quote', async () => {
  await using desk = await openReadingDesk()
  const [first = [], ...others] = rooferPolicy
  const { policy } = await policyIn(desk, [
    [...first, { label: 'Date Issued', value: '02/18/2026' }],
    ...others,
  ])
  assert.equal(policy.issuedAt, '2026-02-18')
  const { policy: quoted } = await policyIn(desk, [
    [
      { heading: 'COMMERCIAL GENERAL LIABILITY QUOTE' },
      { label: 'Quote Number:', value: 'Q-2210' },
      { label: 'Named Insured:', value: 'Casco Roofing LLC' },
      { label: 'Issued on:', value: '02/18/2026' },
      { label: 'Each Occurrence Limit', value: '$1,000,000' },
      { label: 'Total Premium', value: '$8,425' },
    ],
  ])
  assert.equal(quoted.issuedAt, null)
})

const naicNumbers: readonly [string, readonly string[], string | null][] = [
  ['one that is printed once', ['A stock company · NAIC No. 31445'], '31445'],
  ["an account's industry code", ['NAICS code 238160'], null],
  ['two companies', ['NAIC 31445', 'Reinsured by Bay State Reinsurance, NAIC 20990'], null],
]

for (const [name, lines, expected] of naicNumbers) {
  Deno.test(`suggests the NAIC number of the carrier: ${name}`, async () => {
    await using desk = await openReadingDesk()
    const [first = [], ...others] = rooferPolicy
    const { policy } = await policyIn(desk, [[...lines, ...first], ...others])
    assert.equal(policy.carrierNaicNumber, expected)
  })
}

Deno.test('a policy of another insured than the account is created only once that is confirmed', async () => {
  await using desk = await openReadingDesk()
  const { client, harborline } = desk
  const carrierId = await addCarrier(harborline, { name: 'Pine Tree Mutual Insurance Company' })
  const { id: accountId } = await openAccount(harborline, { detail: { name: 'Fundy Bay Catering LLC' } })
  const { fileId } = await policyIn(desk)
  const req = {
    accountId,
    policies: [{ carrierId, type: 'GENERAL_LIABILITY' }],
    document: { fileId, type: 'POLICY_DOCUMENT' },
  }
  const { createBusinessPolicies: refused } = await client.data(create, { req })
  assert.deepEqual(refused.fields, [
    {
      path: 'confirmOther',
      message: 'This document names Casco Roofing LLC, not Fundy Bay Catering LLC.',
    },
  ])
  const { createBusinessPolicies } = await client.data(create, { req: { ...req, confirmOther: true } })
  const [created] = createBusinessPolicies.businessPolicies
  // A document that somebody confirmed is not held back.
  assert.equal(created.details.policyNumber, 'GL-4471-20993')
})
