import assert from 'node:assert/strict'
import { openAccount } from '../testing/openAccount.ts'
import { openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const renew = `mutation ($id: ID!, $req: RenewBusinessPolicyInput) {
  renewBusinessPolicy(id: $id, req: $req) {
    __typename
    ... on NamedError { message }
    ... on NotRenewableError { businessPolicy { renewedBy { id } } }
    ... on ValidationErrors { fields { path message } }
    ... on RenewBusinessPolicySuccess {
      businessPolicy {
        id type state version policyNumber quoteNumber issuedAt inforceAt expiresAt
        carrier { name }
        coverages { name limit }
        pricing { total premium taxes commissionRate }
        account { id }
        renewedBy { id }
        renewalOf { id version renewedBy { id } viewerCanRenew { isAllowed reason } }
      }
    }
  }
}`

type Desk = Awaited<ReturnType<typeof openPolicyDesk>>

async function renewed({ client }: Pick<Desk, 'client'>, id: string, req: object = {}) {
  return (await client.data(renew, { id, req })).renewBusinessPolicy
}

function openLiability({ harborline, accountId, carrierId }: Desk, terms: object = {}) {
  return openPolicy(harborline, {
    accountId,
    carrierId,
    policyNumber: 'GSC-4821907-24',
    quoteNumber: 'Q-118',
    issuedAt: '2025-03-20',
    inforceAt: '2025-04-01',
    expiresAt: '2026-04-01',
    premium: 420_000,
    taxes: 1_250,
    estimatedCommission: 42_000,
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
    ...terms,
  })
}

Deno.test('renewing copies a policy to its next term and links the two', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const before = await desk.client.data(`query ($id: ID!) { businessPolicy(id: $id) { renewalExpiresAt } }`, {
    id,
  })
  assert.equal(before.businessPolicy.renewalExpiresAt, '2027-04-01', 'the form says it beforehand')
  const { businessPolicy } = await renewed(desk, id)
  assert.deepEqual(businessPolicy, {
    id: businessPolicy.id,
    type: 'GENERAL_LIABILITY',
    state: 'PENDING',
    version: 1,
    policyNumber: null,
    quoteNumber: null,
    issuedAt: null,
    inforceAt: '2026-04-01',
    expiresAt: '2027-04-01',
    carrier: { name: 'Granite State Casualty' },
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
    pricing: { total: 421_250, premium: 420_000, taxes: 1_250, commissionRate: 10 },
    account: { id: desk.accountId },
    renewedBy: null,
    renewalOf: {
      id,
      version: 2,
      renewedBy: { id: businessPolicy.id },
      viewerCanRenew: { isAllowed: false, reason: 'This policy has already been renewed.' },
    },
  })
})

Deno.test('changes to the next term follow the rules of every policy', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const refused = await renewed(desk, id, { premium: -1, expiresAt: '2026-04-01' })
  assert.deepEqual(refused.fields, [
    { path: 'premium', message: 'Enter an amount of $0.00 or more.' },
    { path: 'expiresAt', message: 'Choose a date after Apr 1, 2026, the in-force date.' },
  ])
  const req = { premium: 450_000, policyNumber: 'GSC-4821907-24', state: 'BINDING' }
  const { businessPolicy } = await renewed(desk, id, req)
  assert.deepEqual([businessPolicy.pricing.premium, businessPolicy.state], [450_000, 'BINDING'])
  assert.equal(businessPolicy.policyNumber, 'GSC-4821907-24', 'a carrier may keep the number')
})

Deno.test('a policy is renewed once, and a second attempt leads to the next term', async () => {
  await using desk = await openPolicyDesk()
  const marcus = { client: await desk.as(desk.marcus) }
  const id = await openLiability(desk)
  const answers = await Promise.all([renewed(desk, id), renewed(marcus, id)])
  const done = answers.find(({ __typename }) => __typename === 'RenewBusinessPolicySuccess')
  const late = answers.find((answer) => answer !== done)
  assert.deepEqual(late, {
    __typename: 'NotRenewableError',
    message: 'This policy has already been renewed.',
    businessPolicy: { renewedBy: { id: done.businessPolicy.id } },
  })
})

const refusals: readonly [string, object, string][] = [
  ['a canceled policy', { state: 'CANCELED' }, 'This policy was canceled. Log a new one instead.'],
  [
    'a policy without an end',
    { expiresAt: null },
    'Enter the expiration date first. The next term starts on that day.',
  ],
]

for (const [name, terms, message] of refusals) {
  Deno.test(`does not renew ${name}, and the button says why`, async () => {
    await using desk = await openPolicyDesk()
    const id = await openLiability(desk, terms)
    const show = `query ($id: ID!) { businessPolicy(id: $id) { viewerCanRenew { isAllowed reason } } }`
    const { viewerCanRenew } = (await desk.client.data(show, { id })).businessPolicy
    assert.deepEqual(viewerCanRenew, { isAllowed: false, reason: message })
    assert.equal((await renewed(desk, id)).message, message)
  })
}

Deno.test('renewing an outdated version asks to review the newer one first', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const change = `mutation ($id: ID!) { updateBusinessPolicy(id: $id, req: { premium: 500000 }) { __typename } }`
  await desk.client.data(change, { id })
  assert.equal((await renewed(desk, id, { version: 1 })).__typename, 'BusinessPolicyChangedError')
})

Deno.test('does not renew another agency’s policy', async () => {
  await using desk = await openPolicyDesk()
  const { id: accountId } = await openAccount(desk.prairie)
  const foreign = await openPolicy(desk.prairie, { accountId, expiresAt: '2026-04-01' })
  assert.equal((await renewed(desk, foreign)).message, 'There is no such policy.')
})

Deno.test('a canceled renewal allows another, until it is reinstated', async () => {
  await using desk = await openPolicyDesk()
  const id = await openLiability(desk)
  const { businessPolicy: renewal } = await renewed(desk, id)
  const change = `mutation ($id: ID!, $state: BusinessPolicyState!) {
    updateBusinessPolicy(id: $id, req: { state: $state }) { __typename }
  }`
  const show = `query ($id: ID!) {
    businessPolicyExpirations { in30Days }
    businessPolicy(id: $id) { version renewedBy { id } viewerCanRenew { isAllowed } history { changes { after } } }
  }`
  const former = async (state: string) => {
    await desk.client.data(change, { id: renewal.id, state })
    const { businessPolicy, businessPolicyExpirations } = await desk.client.data(show, { id })
    const { version, renewedBy, viewerCanRenew } = businessPolicy
    return [version, renewedBy?.id ?? null, viewerCanRenew.isAllowed, businessPolicyExpirations.in30Days]
  }
  assert.deepEqual(await former('BINDING'), [2, renewal.id, false, 0])
  assert.deepEqual(await former('CANCELED'), [3, null, true, 1])
  assert.deepEqual(await former('INFORCE'), [4, renewal.id, false, 0])

  assert.deepEqual(await former('CANCELED'), [5, null, true, 1])
  const { businessPolicy: other } = await renewed(desk, id)
  assert.deepEqual(await former('INFORCE'), [6, other.id, false, 0], 'the other renewal stands')
})
