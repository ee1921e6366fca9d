import assert from 'node:assert/strict'
import { callKind, emailThreadKind, settingsOf } from '../communication/index.ts'
import { agencyKind, agencyUserKind } from '../identity/index.ts'
import { initiatorTypes } from '../platform/index.ts'
import type { AgencyStore, LedgerEntry } from '../platform/index.ts'
import {
  serviceRequestCommentKind,
  serviceRequestKind,
  serviceRequestTypes,
  updateTypes,
} from '../servicing/index.ts'
import { openTestServer } from '../testing/openTestServer.ts'
import type { TestServer } from '../testing/openTestServer.ts'
import { loadDemo, StoreNotEmptyError } from './loadDemo.ts'

const start = '2026-03-16T15:30:00Z'
const today = '2026-03-16'

async function loaded(server: TestServer, options: Parameters<typeof loadDemo>[1] = {}) {
  await loadDemo({ platform: server.platform, staff: server.identity.staff }, options)
  const agencies = await Promise.all(
    (await server.platform.agencyIds()).map((id) => server.platform.agency(id)),
  )
  const named = (name: string) =>
    agencies.find((agency) => agency.table(agencyKind).get(agency.id)?.name === name)
  const [harborline, prairie] = [named('Harborline Insurance Group'), named('Prairie Mutual Brokers')]
  assert(harborline && prairie)
  return { harborline, prairie }
}

async function ledger(agency: AgencyStore): Promise<LedgerEntry[]> {
  return agency.entries(Array.from({ length: agency.head }, (_, at) => at + 1))
}

Deno.test('the demo agency has 8 users, 400 requests, and every kind of history', async (t) => {
  await using server = await openTestServer({ start })
  const { harborline, prairie } = await loaded(server)
  const requests = harborline.table(serviceRequestKind)
  const rows = [...requests.values()]
  const entries = await ledger(harborline)
  const past = entries.filter(({ kind }) => kind.startsWith('serviceRequest'))

  await t.step('has the requested size', () => {
    assert.equal(harborline.table(agencyUserKind).size, 8)
    const talked = [...harborline.table(emailThreadKind).values(), ...harborline.table(callKind).values()]
    const asked = new Set(talked.flatMap(({ serviceRequestIds }) => serviceRequestIds))
    assert(asked.size > 30, 'clients ask for something by email and phone')
    assert.equal(requests.size, 400 + asked.size)
    assert.equal(prairie.table(serviceRequestKind).size, 15)
    assert.equal(prairie.table(agencyUserKind).size, 3)
  })
  await t.step('takes in email of its clients as confirmed', () => {
    const { emailAddress, senderName, trustedRelays } = settingsOf(harborline)
    assert.deepEqual(
      [emailAddress, senderName, trustedRelays],
      ['desk@harborline.example', 'Harborline Insurance Group', ['mx.harborline.example']],
    )
  })
  await t.step('a call from a wrong number belongs to no account and no request', async () => {
    const strange = [...harborline.table(callKind).values()].filter(({ accountId }) => accountId === null)
    assert(strange.length > 0)
    for (const { id, serviceRequestIds } of strange) {
      assert.deepEqual(serviceRequestIds, [])
      const call = await harborline.read(callKind, id)
      assert.equal(call?.value.actions[0]?.result, 'No account matches with certainty.')
    }
  })
  await t.step('clients write about policies that they have', async () => {
    const threads = await Promise.all(
      [...harborline.table(emailThreadKind).values()].map(
        async ({ id }) => await harborline.read(emailThreadKind, id),
      ),
    )
    const drafts = threads.flatMap((thread) => thread?.value.draft?.body ?? [])
    assert(drafts.some((body) => body.includes('cancel your auto policy')))
    assert.deepEqual(
      drafts.filter((body) => body.includes('in our records')),
      [],
    )
  })
  await t.step('includes every type, state, kind of update and initiator', () => {
    for (const type of serviceRequestTypes) {
      assert(
        rows.some((row) => row.type === type && row.state === 'OPEN'),
        `no open ${type}`,
      )
      assert(
        rows.some((row) => row.type === type && row.state === 'CLOSED'),
        `no closed ${type}`,
      )
    }
    for (const type of updateTypes)
      assert(
        past.some((entry) => entry.updateTypes.includes(type)),
        `no ${type}`,
      )
    for (const type of initiatorTypes)
      assert(
        past.some(({ actor }) => actor.type === type),
        `nothing by ${type}`,
      )
  })
  await t.step(
    'includes overdue requests, requests due today, unnamed clients, and a former assignee',
    () => {
      const open = rows.filter(({ state }) => state === 'OPEN')
      assert(open.some(({ dueAt }) => dueAt !== null && dueAt < today))
      assert(open.some(({ dueAt }) => dueAt === today))
      assert(rows.some(({ customerName, clientPhone }) => customerName === null && clientPhone !== null))
      const users = harborline.table(agencyUserKind)
      assert(rows.some(({ assigneeId }) => assigneeId !== null && !users.get(assigneeId)))
    },
  )
  await t.step('includes one request with sixty comments', () => {
    const comments = harborline.table(serviceRequestCommentKind)
    assert(rows.some(({ id }) => comments.countRelated('serviceRequest', id) >= 60))
  })
  await t.step('its history spans the last 18 months, each request’s in order', () => {
    const now = Date.parse(start)
    const last = new Map<string, number>()
    for (const { at, subjectId } of past) {
      assert(at < now && at > now - 640 * 24 * 60 * 60 * 1000, new Date(at).toISOString())
      assert(at >= (last.get(subjectId) ?? 0), subjectId)
      last.set(subjectId, at)
    }
    assert(
      rows.every(({ createdAt }, at) => createdAt >= (rows[at - 1]?.createdAt ?? 0)),
      'ids sort by time',
    )
  })
})

Deno.test('the same seed gives the same data, another seed different data', async () => {
  const told = []
  for (const seed of [7, 7, 8]) {
    await using server = await openTestServer({ start })
    const { harborline } = await loaded(server, { requests: 40, seed })
    const rows = [...harborline.table(serviceRequestKind).values()]
    told.push(rows.map(({ type, state, words, dueAt, createdAt }) => [type, state, words, dueAt, createdAt]))
  }
  assert.deepEqual(told[0], told[1])
  assert.notDeepEqual(told[0], told[2])
})

Deno.test('leaves a store that holds data alone', async () => {
  await using server = await openTestServer({ start })
  const agency = await server.identity.staff.createAgency('Seaboard Insurance', 'America/New_York')
  const before = agency.head
  await assert.rejects(loaded(server), StoreNotEmptyError)
  assert.equal(agency.head, before)
  assert.deepEqual(await server.platform.agencyIds(), [agency.id])
})
