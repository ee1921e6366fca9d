import assert from 'node:assert/strict'
import { accountKind } from '../accounts/accountKind.ts'
import { openedAccount } from '../accounts/account.ts'
import { replace } from '../../platform/index.ts'
import { openAccount } from '../testing/openAccount.ts'
import { addCarrier, openPolicy } from '../testing/openPolicy.ts'
import { openPolicyDesk } from '../testing/openPolicyDesk.ts'

const list = `
  query ($accountId: ID, $carrierId: ID, $brokerId: ID, $state: BusinessPolicyState, $type: LineOfBusiness,
    $market: PolicyMarket, $expiration: BusinessPolicyExpiration, $text: String, $sort: BusinessPolicySort, $standing: BusinessPolicyStanding,
    $first: Int, $after: String) {
    businessPolicies(accountId: $accountId, carrierId: $carrierId, brokerId: $brokerId, state: $state, type: $type,
      market: $market, expiration: $expiration, text: $text, sort: $sort, standing: $standing, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage endCursor }
      edges { node { policyNumber } }
    }
  }`

interface Listed {
  readonly businessPolicies: {
    readonly totalCount: number
    readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null }
    readonly edges: readonly { node: { policyNumber: string | null } }[]
  }
}

/** Three clients' policies, from the oldest to the newest; today is March 16, 2026. */
async function openBook() {
  const desk = await openPolicyDesk()
  const { harborline, accountId: casco, carrierId: granite, brokerId } = desk
  const detail = { name: 'Östberg Marine LLC', email: 'dock@ostberg.example' }
  const { id: ostberg } = await openAccount(harborline, { detail })
  const { id: aurora } = await openAccount(harborline, { detail: { name: 'Aurora Dental PC', email: null } })
  const merrimack = await addCarrier(harborline, { name: 'Merrimack Specialty' })
  const open = (accountId: string, policyNumber: string, terms: object) =>
    openPolicy(harborline, { accountId, policyNumber, ...terms })
  await open(casco, 'A-1', { carrierId: granite, expiresAt: '2026-03-15', premium: 300 })
  await open(casco, 'B-2', { carrierId: granite, expiresAt: '2026-03-16', premium: 900, type: 'CYBER' })
  await open(ostberg, 'C-3', { carrierId: merrimack, expiresAt: '2026-04-15', brokerId, state: 'BINDING' })
  await open(ostberg, 'D-4', { carrierId: merrimack, expiresAt: '2026-04-16', type: 'UMBRELLA' })
  await open(aurora, 'E-5', { expiresAt: '2026-05-15', state: 'CANCELED', market: 'EXCESS_AND_SURPLUS' })
  await open(aurora, 'F-6', { carrierId: granite, expiresAt: null, state: 'PENDING', premium: 600 })
  await open(aurora, 'G-7', { carrierId: granite, expiresAt: '2026-06-14' })
  const { id: foreign } = await openAccount(desk.prairie)
  await openPolicy(desk.prairie, {
    accountId: foreign,
    policyNumber: 'Behind the wall',
    expiresAt: '2026-03-20',
  })
  return { ...desk, casco, ostberg, aurora, granite, merrimack }
}

type Book = Awaited<ReturnType<typeof openBook>>

async function letters({ client }: Pick<Book, 'client'>, variables: object): Promise<string> {
  const { businessPolicies } = await client.data<Listed>(list, { ...variables })
  const found = businessPolicies.edges.map(firstLetter)
  assert.equal(businessPolicies.totalCount, found.length, 'the total is of all that match')
  return found.join('')
}

function firstLetter({ node }: Listed['businessPolicies']['edges'][number]): string {
  return node.policyNumber?.slice(0, 1) ?? '–'
}

const filters: readonly [string, (book: Book) => object, string][] = [
  ['nothing', () => ({}), 'GFEDCBA'],
  ['an account', ({ aurora }) => ({ accountId: aurora }), 'GFE'],
  ['a carrier', ({ granite }) => ({ carrierId: granite }), 'GFBA'],
  ['a wholesale broker', ({ brokerId }) => ({ brokerId }), 'C'],
  ['a carrier and an account', ({ granite, aurora }) => ({ carrierId: granite, accountId: aurora }), 'GF'],
  ['Active', () => ({ state: 'INFORCE' }), 'GDBA'],
  ['standing Active, without those past their expiration', () => ({ standing: 'INFORCE' }), 'GD'],
  ['standing Lapsed', () => ({ standing: 'LAPSED' }), 'BA'],
  ['a line', () => ({ type: 'CYBER' }), 'B'],
  ['a market', () => ({ market: 'EXCESS_AND_SURPLUS' }), 'E'],
  ['overdue', () => ({ expiration: 'OVERDUE' }), 'BA'],
  ['30 days, the last one included', () => ({ expiration: 'IN_30_DAYS' }), 'C'],
  ['60 days', () => ({ expiration: 'IN_60_DAYS' }), 'DC'],
  ['90 days', () => ({ expiration: 'IN_90_DAYS' }), 'GDC'],
  ['90 days and a state', () => ({ expiration: 'IN_90_DAYS', state: 'BINDING' }), 'C'],
  ['the account’s name', () => ({ text: 'östberg' }), 'DC'],
  ['a name without its accents', () => ({ text: ' OSTBERG ' }), 'DC'],
  ['the account’s email', () => ({ text: 'dock@' }), 'DC'],
  ['the carrier’s name', () => ({ text: 'granite' }), 'GFBA'],
  ['the status as it is shown', () => ({ text: 'active' }), 'GD'],
  ['Lapsed, which no policy is stored as', () => ({ text: 'lapsed' }), 'BA'],
  ['the type as it is shown', () => ({ text: 'general liab' }), 'GFECA'],
  ['words of the account and the type', () => ({ text: 'liability östberg' }), 'C'],
  ['the policy number', () => ({ text: 'c-3' }), 'C'],
  ['the policy number without its dash', () => ({ text: 'c3' }), 'C'],
  ['a word of the account that the line does not show', () => ({ text: 'business' }), ''],
  ['words and a state', () => ({ text: 'granite', state: 'PENDING' }), 'F'],
  ['blank words', () => ({ text: '  ' }), 'GFEDCBA'],
  ['words that nothing has', () => ({ text: 'submarine' }), ''],
]

Deno.test('each filter leaves and counts the right policies, newest first', async (t) => {
  await using book = await openBook()
  for (const [name, variables, expected] of filters) {
    await t.step(`filtered by ${name}`, async () =>
      assert.equal(await letters(book, variables(book)), expected),
    )
  }
})

Deno.test('a liquor policy is called and found by its name, not by the line that it is filed under', async () => {
  await using book = await openBook()
  const coverages = [{ name: 'Each common cause', limit: 100_000_000 }]
  await openPolicy(book.harborline, { accountId: book.aurora, policyNumber: 'LL 77', coverages })
  const shown = `query ($text: String) { businessPolicies(text: $text) { edges { node { label title } } } }`
  const { businessPolicies } = await book.client.data(shown, { text: 'aurora liquor' })
  assert.deepEqual(businessPolicies.edges, [
    { node: { label: 'Liquor Liability', title: 'Liquor Liability LL 77' } },
  ])
  assert.equal(await letters(book, { text: 'aurora general' }), 'GFE')
})

const sorts: readonly [string, string, string][] = [
  ['CREATED_AT', 'ASCENDING', 'ABCDEFG'],
  ['CREATED_AT', 'DESCENDING', 'GFEDCBA'],
  ['UPDATED_AT', 'ASCENDING', 'ABCDEFG'],
  ['ACCOUNT', 'ASCENDING', 'EFGABCD'],
  ['ACCOUNT', 'DESCENDING', 'CDABEFG'],
  ['CARRIER', 'ASCENDING', 'GFBADCE'],
  ['CARRIER', 'DESCENDING', 'DCGFBAE'],
  ['EXPIRES_AT', 'ASCENDING', 'ABCDEGF'],
  ['EXPIRES_AT', 'DESCENDING', 'GEDCBAF'],
  ['POLICY_NUMBER', 'ASCENDING', 'ABCDEFG'],
  ['POLICY_NUMBER', 'DESCENDING', 'GFEDCBA'],
  ['PREMIUM', 'ASCENDING', 'CDEGAFB'],
  ['PREMIUM', 'DESCENDING', 'BFAGEDC'],
  ['STATUS', 'ASCENDING', 'GDCEBAF'],
  ['STATUS', 'DESCENDING', 'FBAECGD'],
  ['TYPE', 'ASCENDING', 'BGFECAD'],
  ['TYPE', 'DESCENDING', 'DGFECAB'],
]

// Every number has a dash: the few that pass a filter are sorted another way than all of them.
for (const [name, filter] of [
  ['of all policies', {}],
  ['of the few that pass a filter', { text: '-' }],
] as const) {
  Deno.test(`sorting by ${name} works both ways, empty last, and pages join without gaps`, async (t) => {
    await using book = await openBook()
    for (const [by, direction, expected] of sorts) {
      await t.step(`${by} ${direction}`, async () => {
        const sorted = { ...filter, sort: { by, direction } }
        assert.equal(await letters(book, sorted), expected)
        let paged = ''
        let after: string | null = null
        for (let page = 0; page < 4; page++) {
          const answer: Listed = await book.client.data<Listed>(list, { ...sorted, first: 2, after })
          const { pageInfo, edges, totalCount }: Listed['businessPolicies'] = answer.businessPolicies
          paged += edges.map(firstLetter).join('')
          assert.deepEqual([pageInfo.hasPreviousPage, pageInfo.hasNextPage], [page > 0, page < 3])
          assert.equal(totalCount, 7)
          after = pageInfo.endCursor
        }
        assert.equal(paged, expected)
      })
    }
  })
}

Deno.test('filter and sort follow a renamed client', async () => {
  await using book = await openBook()
  const account = await book.harborline.read(accountKind, book.aurora)
  assert(account)
  const { detail } = account.value
  const renamed = openedAccount(
    {
      type: 'BUSINESS',
      detail: { ...detail, name: 'Zephyr Dental PC', dba: null, naics: null, website: null },
    },
    [],
    0,
  )
  await book.harborline.commit({ type: 'SYSTEM', id: null }, [replace(account, renamed, 'UPDATE_ACCOUNT')])
  assert.equal(await letters(book, { sort: { by: 'ACCOUNT', direction: 'ASCENDING' } }), 'ABCDEFG')
  assert.equal(await letters(book, { text: 'aurora' }), '')
  assert.equal(await letters(book, { text: 'zephyr' }), 'GFE')
})

const counts = `query { businessPolicyExpirations { overdue in30Days in60Days in90Days } }`

Deno.test('expiration counts cover only the user’s agency and follow changes', async () => {
  await using book = await openBook()
  const counted = async (client = book.client) => (await client.data(counts)).businessPolicyExpirations
  assert.deepEqual(await counted(), { overdue: 2, in30Days: 1, in60Days: 2, in90Days: 3 })
  const { businessPolicies } = await book.client.data(
    `query { businessPolicies(expiration: IN_60_DAYS) { edges { node { id } } } }`,
  )
  const [first, second] = businessPolicies.edges
  const renew = `mutation ($id: ID!) { renewBusinessPolicy(id: $id) { __typename } }`
  const cancel = `mutation ($id: ID!) {
    updateBusinessPolicy(id: $id, req: { state: CANCELED }) { __typename }
  }`
  await book.client.data(renew, { id: first.node.id })
  await book.client.data(cancel, { id: second.node.id })
  assert.deepEqual(await counted(), { overdue: 2, in30Days: 0, in60Days: 0, in90Days: 1 })
  book.clock.set(Date.parse('2026-07-01T12:00:00Z'))
  const nextQuarter = await book.as(book.dana)
  assert.deepEqual(await counted(nextQuarter), { overdue: 3, in30Days: 0, in60Days: 0, in90Days: 0 })
})

const ofAccount = `query ($id: ID!, $first: Int, $after: String) {
  account(id: $id) {
    policies(first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node { policyNumber } }
    }
  }
}`

Deno.test('pages through an account’s policies, latest expiration first', async () => {
  await using book = await openBook()
  const page = async (after: string | null) =>
    (await book.client.data(ofAccount, { id: book.aurora, first: 2, after })).account.policies
  const first = await page(null)
  assert.deepEqual([first.totalCount, first.edges.map(firstLetter).join('')], [3, 'GE'])
  const rest = await page(first.pageInfo.endCursor)
  assert.deepEqual([rest.pageInfo.hasNextPage, rest.edges.map(firstLetter).join('')], [false, 'F'])
})

Deno.test('new policies default to the agency’s day and explain billing', async () => {
  await using book = await openBook()
  const show = `query { businessPolicyDefaults {
    state billingType intervalType processType issuedAt inforceAt expiresAt fees
    coverageNames(type: UMBRELLA)
    viewerCanChooseAgencyBilling { isAllowed reason }
  } }`
  assert.deepEqual((await book.client.data(show)).businessPolicyDefaults, {
    state: 'BINDING',
    billingType: 'DIRECT',
    intervalType: 'ANNUAL',
    processType: 'AGENT_LED',
    issuedAt: '2026-03-16',
    inforceAt: '2026-03-16',
    expiresAt: '2027-03-16',
    fees: 0,
    coverageNames: ['Each occurrence', 'Aggregate'],
    viewerCanChooseAgencyBilling: {
      isAllowed: false,
      reason: 'Agency billing is not supported yet. Choose direct billing.',
    },
  })
})
