import assert from 'node:assert/strict'
import type { Client } from '../../../testing/createClient.ts'
import { openWorld } from '../../../testing/openWorld.ts'
import type { World } from '../../../testing/openWorld.ts'
import { accountKind } from '../accountKind.ts'
import { businessPolicyKind } from '../../policies/businessPolicyKind.ts'
import { mergeChanges } from './startMerge.ts'
import { openAccount } from '../../testing/openAccount.ts'
import { openPolicy } from '../../testing/openPolicy.ts'

const preview = `query ($intoId: ID!, $fromId: ID!) {
  accountMergePreview(intoId: $intoId, fromId: $fromId) {
    viewerCanMerge { isAllowed reason }
    moves { subject count }
    fields { field intoValue fromValue }
    contacts { name }
  }
}`

const merge = `mutation ($input: MergeAccountsInput!) {
  mergeAccounts(input: $input) {
    __typename
    ... on NamedError { message }
    ... on ValidationErrors { fields { path message } }
    ... on MergeAccountsSuccess {
      account {
        id account { name email ... on BusinessAccountDetail { website } } contacts { name }
        merges { fromName }
      }
      merge { id state fromName from { name email } undoUntil mergedBy { name } viewerCanUndo { isAllowed reason } }
    }
  }
}`

const undo = `mutation ($id: ID!) {
  undoAccountMerge(id: $id) {
    __typename
    ... on NamedError { message }
    ... on UndoAccountMergeSuccess {
      account { account { name email ... on BusinessAccountDetail { website } } contacts { name } }
      merge { state viewerCanUndo { reason } }
    }
  }
}`

const show = `query ($id: ID!) {
  account(id: $id) {
    id
    businessApplications { id }
    timeline { edges { node { title about } } }
  }
}`

/** A roofing contractor that was opened twice, each with its policies; the second has a website and an application. */
async function openTwins(policies = 2) {
  const world = await openWorld()
  const into = await openAccount(world.harborline)
  const from = await openAccount(world.harborline, {
    detail: {
      name: 'Casco Roofing & Solar LLC',
      email: 'solar@cascoroofing.example',
      website: 'https://solar.example',
    },
    contact: { name: 'Ines Pelletier', email: 'ines@cascoroofing.example' },
  })
  await openPolicy(world.harborline, { accountId: into.id })
  for (let at = 0; at < policies; at++) await openPolicy(world.harborline, { accountId: from.id })
  const dana = await world.as(world.dana)
  await dana.data(
    `mutation ($id: ID!) { createBusinessApplication(accountId: $id, input: {}) { __typename } }`,
    { id: from.id },
  )
  return {
    ...world,
    into: into.id,
    from: from.id,
    dana,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

function policiesOf({ harborline }: Pick<World, 'harborline'>, accountId: string): number {
  return harborline.table(businessPolicyKind).countRelated('account', accountId)
}

async function merged(dana: Client, input: object) {
  const { mergeAccounts } = await dana.data(merge, { input })
  assert.equal(mergeAccounts.__typename, 'MergeAccountsSuccess', JSON.stringify(mergeAccounts))
  return mergeAccounts
}

Deno.test('previews what moves and which fields differ before a merge', async () => {
  await using twins = await openTwins()
  const { accountMergePreview } = await twins.dana.data(preview, { intoId: twins.into, fromId: twins.from })
  assert.deepEqual(accountMergePreview, {
    viewerCanMerge: { isAllowed: true, reason: null },
    moves: [
      { subject: 'APPLICATION', count: 1 },
      { subject: 'POLICY', count: 2 },
    ],
    fields: [
      { field: 'NAME', intoValue: 'Casco Roofing LLC', fromValue: 'Casco Roofing & Solar LLC' },
      {
        field: 'EMAIL',
        intoValue: 'office@cascoroofing.example',
        fromValue: 'solar@cascoroofing.example',
      },
      { field: 'WEBSITE', intoValue: null, fromValue: 'https://solar.example' },
    ],
    contacts: [{ name: 'Ines Pelletier' }],
  })
})

Deno.test('a merge keeps everything of both accounts', async () => {
  await using twins = await openTwins()
  const answer = await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  assert.deepEqual(answer.account, {
    id: twins.into,
    account: {
      name: 'Casco Roofing LLC',
      email: 'office@cascoroofing.example',
      website: 'https://solar.example',
    },
    contacts: [{ name: 'Marta Ouellette' }, { name: 'Ines Pelletier' }],
    merges: [{ fromName: 'Casco Roofing & Solar LLC' }],
  })
  const { id: _, ...kept } = answer.merge
  assert.deepEqual(kept, {
    state: 'DONE',
    fromName: 'Casco Roofing & Solar LLC',
    from: { name: 'Casco Roofing & Solar LLC', email: 'solar@cascoroofing.example' },
    undoUntil: '2026-04-15T15:30:00.000Z',
    mergedBy: { name: 'Dana Whitfield' },
    viewerCanUndo: { isAllowed: true, reason: null },
  })
  assert.deepEqual([policiesOf(twins, twins.into), policiesOf(twins, twins.from)], [3, 0])
})

Deno.test('a link to the merged account leads to the remaining one with both histories', async () => {
  await using twins = await openTwins()
  await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  const { account } = await twins.dana.data(show, { id: twins.from })
  assert.equal(account.id, twins.into)
  assert.equal(account.businessApplications.length, 1)
  const titles = account.timeline.edges.map(({ node }: { node: { title: string } }) => node.title)
  assert.equal(titles.filter((title: string) => title === 'Account opened').length, 2)
  assert(titles.includes('Policy moved to another account'))
  const told = account.timeline.edges.find(
    ({ node }: { node: { title: string } }) => node.title === 'Another account merged into this one',
  )
  assert.equal(told?.node.about, 'Casco Roofing & Solar LLC')
})

Deno.test('recognizes the merged account’s clients as the remaining account’s', async () => {
  await using twins = await openTwins()
  await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  const accounts = twins.harborline.table(accountKind)
  assert.equal(accounts.size, 1)
  assert.equal(accounts.related('email', 'solar@cascoroofing.example')[0]?.id, twins.into)
  assert.equal(accounts.related('name', 'casco roofing and solar')[0]?.id, twins.into)
})

Deno.test('undoing restores both accounts and keeps what was added since', async () => {
  await using twins = await openTwins()
  const { merge: done } = await merged(twins.dana, { intoId: twins.into, fromId: twins.from, take: ['NAME'] })
  await openPolicy(twins.harborline, { accountId: twins.into })
  const { undoAccountMerge } = await twins.dana.data(undo, { id: done.id })
  assert.deepEqual(undoAccountMerge, {
    __typename: 'UndoAccountMergeSuccess',
    account: {
      account: { name: 'Casco Roofing LLC', email: 'office@cascoroofing.example', website: null },
      contacts: [{ name: 'Marta Ouellette' }],
    },
    merge: { state: 'UNDONE', viewerCanUndo: { reason: 'This merge was already undone.' } },
  })
  assert.deepEqual([policiesOf(twins, twins.into), policiesOf(twins, twins.from)], [2, 2])
  const { account } = await twins.dana.data(show, { id: twins.from })
  assert.equal(account.id, twins.from)
  assert.equal(account.businessApplications.length, 1)
  const titles = account.timeline.edges.map(({ node }: { node: { title: string } }) => node.title)
  assert(titles.includes('Account opened') && titles.includes('Merge undone'))
})

Deno.test('moves and restores more records than one transaction holds', async () => {
  await using twins = await openTwins(250)
  const { merge: done } = await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  assert.deepEqual([policiesOf(twins, twins.into), policiesOf(twins, twins.from)], [251, 0])
  await twins.dana.data(undo, { id: done.id })
  assert.deepEqual([policiesOf(twins, twins.into), policiesOf(twins, twins.from)], [1, 250])
})

Deno.test('a merge is final after thirty days', async () => {
  await using twins = await openTwins()
  const { merge: done } = await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  twins.clock.advance(30 * 24 * 60 * 60 * 1000)
  const priya = await twins.as(twins.priya)
  const { undoAccountMerge } = await priya.data(undo, { id: done.id })
  assert.deepEqual(undoAccountMerge, {
    __typename: 'MergeStaysError',
    message: 'A merge can be undone for 30 days.',
  })
})

Deno.test('the server finishes an interrupted merge', async () => {
  await using twins = await openTwins()
  const agency = twins.harborline
  const actor = { type: 'AGENCY_USER', id: twins.priya.id } as const
  const [into, from] = await agency.readMany(accountKind, [twins.into, twins.from])
  assert(into && from)
  const { changes } = mergeChanges({ agency, actor, clock: twins.clock }, { into, from }, [])
  await agency.commit(actor, changes)
  assert.equal(policiesOf(twins, twins.from), 2)
  twins.clock.advance(60_000)
  await twins.platform.jobs.runDue()
  assert.deepEqual([policiesOf(twins, twins.into), policiesOf(twins, twins.from)], [3, 0])
  assert.equal(agency.table(accountKind).size, 1)
})

Deno.test('records added to the merged account during the merge move too', async () => {
  await using twins = await openTwins()
  await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  await openPolicy(twins.harborline, { accountId: twins.from })
  twins.clock.advance(60_000)
  await twins.platform.jobs.runDue()
  assert.deepEqual([policiesOf(twins, twins.into), policiesOf(twins, twins.from)], [4, 0])
})

const rivals = [
  [
    'two accounts, each into the other',
    ([a, b]: string[]) => [
      { intoId: a, fromId: b },
      { intoId: b, fromId: a },
    ],
  ],
  [
    'one account into two others',
    ([a, b, c]: string[]) => [
      { intoId: b, fromId: a },
      { intoId: c, fromId: a },
    ],
  ],
] as const

for (const [what, inputsOf] of rivals) {
  Deno.test(`merging ${what} at once completes one merge and loses nothing`, async () => {
    await using world = await openWorld()
    const { harborline } = world
    const dana = await world.as(world.dana)
    for (let round = 1; round <= 6; round++) {
      const opened = await Promise.all([1, 2, 3].map(() => openAccount(harborline)))
      const ids = opened.map(({ id }) => id)
      for (const accountId of ids) await openPolicy(harborline, { accountId })
      const answers = await Promise.all(inputsOf(ids).map((input) => dana.data(merge, { input })))
      const through = answers.flatMap(({ mergeAccounts }) => mergeAccounts.merge ?? [])
      assert.deepEqual(
        through.map(({ state }) => state),
        ['DONE'],
      )
      const there = ids.filter((id) => harborline.table(accountKind).get(id))
      assert.equal(there.length, 2)
      const counts = there.map((accountId) => policiesOf({ harborline }, accountId))
      assert.deepEqual(
        counts.toSorted((one, other) => one - other),
        [1, 2],
      )
    }
  })
}

Deno.test('a merge cannot be undone while the remaining account is being merged', async () => {
  await using twins = await openTwins(90)
  const { id: other } = await openAccount(twins.harborline)
  const { merge: done } = await merged(twins.dana, { intoId: twins.into, fromId: twins.from })
  const [{ mergeAccounts }, { undoAccountMerge }] = await Promise.all([
    twins.dana.data(merge, { input: { intoId: other, fromId: twins.into } }),
    twins.dana.data(undo, { id: done.id }),
  ])
  const outcome = [mergeAccounts.__typename, undoAccountMerge.__typename]
  const isUndone = outcome[1] === 'UndoAccountMergeSuccess'
  assert.deepEqual(
    outcome,
    isUndone ? ['ValidationErrors', 'UndoAccountMergeSuccess'] : ['MergeAccountsSuccess', 'MergeStaysError'],
  )
  const counts = [twins.into, twins.from, other].map((id) => policiesOf(twins, id))
  assert.deepEqual(counts, isUndone ? [1, 90, 0] : [0, 0, 91])
})

Deno.test('rejects accounts that cannot be merged', async () => {
  await using twins = await openTwins()
  const person = await twins.dana.data(`mutation {
    createAccount(input: { type: INDIVIDUAL, account: { name: "José Peña" } }) {
      ... on CreateAccountSuccess { account { id } }
    }
  }`)
  const refusals: readonly [object, object][] = [
    [
      { intoId: twins.into, fromId: twins.into },
      { fields: [{ path: 'fromId', message: 'Choose two different accounts.' }] },
    ],
    [
      { intoId: twins.into, fromId: person.createAccount.account.id },
      { fields: [{ path: 'fromId', message: 'A business can’t be merged with an individual.' }] },
    ],
    [
      { intoId: twins.into, fromId: 'ac_00000000000000000000000000' },
      { __typename: 'NotFoundError', message: 'There is no such account.' },
    ],
    [{ intoId: twins.into, fromId: twins.from, version: 7 }, { __typename: 'AccountChangedError' }],
  ]
  for (const [input, expected] of refusals) {
    const { mergeAccounts } = await twins.dana.data(merge, { input })
    assert.deepEqual({ ...mergeAccounts, ...expected }, mergeAccounts)
  }
  assert.equal(policiesOf(twins, twins.from), 2)
})
