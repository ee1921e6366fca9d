import assert from 'node:assert/strict'
import { communicationSettingsKind } from '../communication/index.ts'
import { agencyKind, agencyUserKind, securityEventKind } from '../identity/index.ts'
import { accountKind, businessPolicyKind, certificateKind } from '../knowledge/index.ts'
import type { AgencyStore, LedgerEntry } from '../platform/index.ts'
import { serviceRequestKind } from '../servicing/index.ts'
import { openTestServer } from '../testing/openTestServer.ts'
import { testFolder } from '../testing/testFolder.ts'
import type { HistoryEvent } from './historyEvent.ts'
import { loadDemo } from './loadDemo.ts'
import { writeHistory } from './writeHistory.ts'

const timeline = `query ($id: ID!, $after: String) {
  account(id: $id) {
    timeline(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      edges { node { at updateTypes node { id } } }
    }
  }
}`

interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly edges: readonly { readonly node: Told }[]
}

interface Told {
  readonly at: string
  readonly updateTypes: readonly string[]
  readonly node: { readonly id: string }
}

/** The ledger entries after the agency and its users were created, that is when the demo was loaded. */
async function history(agency: AgencyStore): Promise<LedgerEntry[]> {
  const entries = await agency.entries(Array.from({ length: agency.head }, (_, at) => at + 1))
  const founding = [agencyKind, agencyUserKind, communicationSettingsKind, securityEventKind].map(
    ({ name }) => name,
  )
  return entries.filter(({ kind }) => !founding.includes(kind))
}

function pdf({ title }: { title: string }) {
  return Promise.resolve(new TextEncoder().encode(`%PDF-1.7 ${title}`))
}

Deno.test('each demo agency’s history is in chronological order', async (t) => {
  using folder = testFolder()
  await using server = await openTestServer({ start: '2026-03-16T15:30:00Z', dataDir: folder.path })
  const deps = { platform: server.platform, staff: server.identity.staff, documents: { pdf } }
  await loadDemo(deps, { requests: 60, accounts: 60, certificates: 40 })
  const ids = await server.platform.agencyIds()
  const agencies = await Promise.all(ids.map((id) => server.platform.agency(id)))
  const [agency] = agencies.toSorted((a, b) => b.table(accountKind).size - a.table(accountKind).size)
  assert(agency)

  await t.step('no ledger entry is older than the one before it', async () => {
    for (const each of agencies) {
      const entries = await history(each)
      assert(entries.length > 40)
      for (const [index, { at, seq, updateTypes }] of entries.entries()) {
        const before = entries[index - 1]
        const words = `${seq} ${updateTypes.join()} after ${before?.updateTypes.join()}`
        assert(at >= (before?.at ?? 0), words)
      }
    }
  })
  await t.step('a record that names another comes after it', async () => {
    const known = new Set<string>()
    for (const { id, changed, updateTypes } of await history(agency)) {
      known.add(id)
      const { accountId, account, carrierId, renewalOfId, businessPolicyId } = changed
      const accountOf = (account as { id?: string } | null | undefined)?.id
      const named = [accountId, accountOf, carrierId, renewalOfId, businessPolicyId]
      for (const other of named)
        assert(typeof other !== 'string' || known.has(other), `${updateTypes.join()} names what is to come`)
    }
  })
  await t.step('ids sort by time', () => {
    const rows = [
      [...agency.table(accountKind).values()],
      [...agency.table(businessPolicyKind).values()],
      [...agency.table(certificateKind).values()],
      [...agency.table(serviceRequestKind).values()],
    ]
    for (const table of rows) {
      const times = table.map(({ createdAt }) => createdAt)
      assert.deepEqual(
        times,
        times.toSorted((a, b) => a - b),
      )
    }
  })
  await t.step('each account’s timeline begins when it is opened and never goes back in time', async () => {
    const [user] = [...agency.table(agencyUserKind).values()]
    assert(user)
    const client = await server.as({ agencyId: agency.id, id: user.id })
    let longest = 0
    for (const { id } of agency.table(accountKind).values()) {
      const events: Told[] = []
      for (let after: string | null = null, isMore = true; isMore;) {
        const data: { account: { timeline: Page } } = await client.data(timeline, { id, after })
        const { edges, pageInfo } = data.account.timeline
        events.push(...edges.map(({ node }) => node))
        after = pageInfo.endCursor
        isMore = pageInfo.hasNextPage
      }
      const times = events.map(({ at }) => at)
      assert.deepEqual(times, times.toSorted().toReversed())
      const first = events.findLast(({ updateTypes }) => !updateTypes.includes('CREATE_CONTACT'))
      assert.deepEqual(first?.updateTypes, ['CREATE_ACCOUNT'])
      longest = Math.max(longest, events.length)
    }
    assert(longest > 10)
  })
})

/** Records the start and end of each event, which takes the given number of turns. */
function told() {
  const notes: string[] = []
  function thing(
    name: string,
    { turns = 1, ...rest }: { turns?: number } & Partial<HistoryEvent>,
  ): HistoryEvent {
    async function write(): Promise<void> {
      notes.push(name)
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
      notes.push(`${name} done`)
    }
    return { at: 0, write, ...rest }
  }
  return { notes, thing }
}

Deno.test('writes events in order of time without unnecessary waiting', async () => {
  const { notes, thing } = told()
  await writeHistory([
    thing('policy', { at: 2 }),
    thing('account', { at: 1, turns: 5 }),
    thing('claim', { at: 2 }),
  ])
  assert.deepEqual(notes, ['account', 'policy', 'claim', 'policy done', 'claim done', 'account done'])
})

Deno.test('a change waits for what happened to its record before', async () => {
  const { notes, thing } = told()
  const policy = {}
  await writeHistory([
    thing('entered', { at: 1, changes: policy, turns: 5 }),
    thing('renewed', { at: 2, changes: policy }),
  ])
  assert.deepEqual(notes, ['entered', 'entered done', 'renewed', 'renewed done'])
})

Deno.test('an exclusive event waits for all before it, and later ones wait for it', async () => {
  const { notes, thing } = told()
  await writeHistory([
    thing('policy', { at: 1, turns: 3 }),
    thing('certificate', { at: 2, isAlone: true, turns: 3 }),
    thing('request', { at: 3 }),
  ])
  assert.deepEqual(notes, [
    'policy',
    'policy done',
    'certificate',
    'certificate done',
    'request',
    'request done',
  ])
})

Deno.test('slow work starts as soon as its inputs are written', async () => {
  const { notes, thing } = told()
  const preparation = {
    from: 2,
    begin() {
      notes.push('drawn')
      return Promise.reject(new Error('no paper'))
    },
  }
  await writeHistory([
    thing('policy', { at: 1 }),
    thing('request', { at: 3, isAlone: true }),
    thing('certificate', { at: 4, preparation }),
  ])
  assert.deepEqual(notes, [
    'policy',
    'policy done',
    'drawn',
    'request',
    'request done',
    'certificate',
    'certificate done',
  ])
})

Deno.test('reports what cannot be written', async () => {
  const write = () => Promise.reject(new Error('The disk is full.'))
  await assert.rejects(writeHistory([{ at: 1, write }]), { message: 'The disk is full.' })
})
