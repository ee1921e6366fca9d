import assert from 'node:assert/strict'
import type { Client } from '../../testing/createClient.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from '../testing/openAccount.ts'

const show = `query (
  $id: ID!, $first: Int, $after: String, $subjects: [AccountTimelineSubject!], $initiatorId: ID,
  $from: DateTime, $to: DateTime
) {
  account(id: $id) {
    timeline(first: $first, after: $after, subjects: $subjects, initiatorId: $initiatorId, from: $from, to: $to) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node { title subject updateTypes changedFields initiatorType initiator { name } node { id __typename } at }
      }
    }
  }
}`

interface Shown {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly node: { readonly title: string } }[]
}

const update = `mutation ($id: ID!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, input: $input) { __typename }
}`

const apply = `mutation ($id: ID!) { createBusinessApplication(accountId: $id, input: {}) { __typename } }`

/** A roofing contractor created in the morning; in the afternoon its contact got a phone number and it applied for insurance. */
async function openHistory() {
  const world = await openWorld({ start: '2026-03-10T09:00:00Z' })
  const { id, contactId } = await openAccount(world.harborline)
  await openAccount(world.harborline, { detail: { name: 'Aurora Dental PC' } })
  const dana = await world.as(world.dana)
  const mailingAddress = { line1: '18 Wharf St', city: 'Portland', zone: 'ME', postalCode: '04101' }
  await dana.data(update, { id, input: { account: { mailingAddress } } })
  world.clock.set(Date.parse('2026-03-10T13:00:00Z'))
  const priya = await world.as(world.priya)
  await priya.data(update, { id, input: { contact: { phone: '(207) 555-0177' } } })
  await priya.data(apply, { id })
  return { ...world, id, contactId, dana, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

async function shown(client: Client, variables: Record<string, unknown>): Promise<Shown> {
  return (await client.data(show, variables)).account.timeline
}

async function titles(client: Client, variables: Record<string, unknown>): Promise<string[]> {
  const timeline = await shown(client, variables)
  assert.equal(timeline.totalCount, timeline.edges.length)
  return timeline.edges.map(({ node }) => node.title)
}

Deno.test('the timeline shows everything that happened to an account, newest first', async () => {
  await using book = await openHistory()
  assert.deepEqual(await titles(book.dana, { id: book.id }), [
    'Application started',
    'Contact changed',
    'Account changed',
    'Account opened',
    'Contact added',
  ])
})

Deno.test('an event says who changed what and when', async () => {
  await using book = await openHistory()
  const timeline = await shown(book.dana, { id: book.id })
  assert.deepEqual(timeline.edges[1]?.node, {
    title: 'Contact changed',
    subject: 'CONTACT',
    updateTypes: ['UPDATE_CONTACT'],
    changedFields: ['phone'],
    initiatorType: 'AGENCY_USER',
    initiator: { name: 'Priya Natarajan' },
    node: { id: book.contactId, __typename: 'Contact' },
    at: '2026-03-10T13:00:00.000Z',
  })
})

const filters: readonly [string, (ids: { dana: string }) => object, string[]][] = [
  [
    'what it is about',
    () => ({ subjects: ['ACCOUNT', 'APPLICATION'] }),
    ['Application started', 'Account changed', 'Account opened'],
  ],
  ['who did it', ({ dana }) => ({ initiatorId: dana }), ['Account changed']],
  ['from when', () => ({ from: '2026-03-10T12:00:00Z' }), ['Application started', 'Contact changed']],
  ['until when', () => ({ to: '2026-03-10T00:00:00Z' }), ['Account opened', 'Contact added']],
  ['nothing that is there', () => ({ subjects: ['CERTIFICATE'] }), []],
]

for (const [what, filter, expected] of filters) {
  Deno.test(`filters an account’s timeline by ${what}`, async () => {
    await using book = await openHistory()
    const ids = { dana: (await book.dana.data('{ agencyUser { id } }')).agencyUser.id }
    assert.deepEqual(await titles(book.dana, { id: book.id, ...filter(ids) }), expected)
  })
}

Deno.test('pages through the timeline, filtered or not', async () => {
  await using book = await openHistory()
  for (const filter of [{}, { from: '2026-01-01T00:00:00Z' }]) {
    const found: string[] = []
    for (let after: string | null = null, isMore = true; isMore;) {
      const timeline: Shown = await shown(book.dana, { id: book.id, first: 2, after, ...filter })
      assert.equal(timeline.totalCount, 5)
      found.push(...timeline.edges.map(({ node }) => node.title))
      after = timeline.pageInfo.endCursor
      isMore = timeline.pageInfo.hasNextPage
    }
    assert.equal(found.length, 5)
    assert.equal(found.at(-1), 'Contact added')
  }
})

Deno.test('rejects a cursor of another account’s timeline', async () => {
  await using book = await openHistory()
  const { errors } = await book.dana.run(show, { id: book.id, after: 'ac_00000000000000000000000000:3' })
  assert.equal(errors[0]?.message, 'This cursor does not belong to the list. Reload the list.')
})
