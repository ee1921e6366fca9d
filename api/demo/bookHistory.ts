import {
  accountKind,
  businessPolicyKind,
  carrierKind,
  contactKind,
  openedPolicy,
  wholeCarrier,
  withNextTerm,
} from '../knowledge/index.ts'
import type { BusinessPolicy, PolicyTerms } from '../knowledge/index.ts'
import { create, isoDay, midnightOf, replace } from '../platform/index.ts'
import type { Actor, Change, Stored } from '../platform/index.ts'
import type { Client } from './book.ts'
import { commitAlone } from './commitAlone.ts'
import { brokers, carriers } from './content/carriers.ts'
import { certificateFacts } from './content/certificateFacts.ts'
import type { HistoryDeps, HistoryEvent } from './historyEvent.ts'
import { idsInOrder } from './idsInOrder.ts'
import type { KnownClient } from './life.ts'
import type { DemoPolicy } from './policies.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const provider: Actor = { type: 'SYSTEM', id: null }
const nightlyRun: Actor = { type: 'CRONJOB', id: null }

/** A client of the book while its records are written. */
interface Entered {
  readonly client: Client
  readonly producer: string | null
  accountId: string
  readonly policyIds: string[]
  readonly enteredAt: readonly number[]
  /** The indexes of policies that still change. */
  readonly waiting: Map<number, Stored<BusinessPolicy>>
}

/** Something entered once: the account, or the policy at this index. */
interface Entry {
  readonly at: number
  readonly of: Entered
  readonly place: number | null
}

/** The history of the book, each record entered when the agency got it; and its clients, oldest first. */
export function bookHistory(
  { agency, newId, staff, now }: HistoryDeps,
  book: readonly Client[],
): { clients: KnownClient[]; history: HistoryEvent[] } {
  const oldestFirst = book.toSorted((a, b) => a.account.createdAt - b.account.createdAt)
  const since = oldestFirst[0]?.account.createdAt ?? now
  const companies = companiesOf(since)
  const all = oldestFirst.map((client, at): Entered => ({
    client,
    producer: staff[at % staff.length] ?? null,
    accountId: '',
    policyIds: client.policies.map(() => ''),
    enteredAt: timesOf(client, now),
    waiting: new Map(),
  }))
  const entries = all.flatMap(entriesOf).toSorted((a, b) => a.at - b.at)
  // Later events refer to accounts and policies, so they get their ids up front.
  const nextId = idsInOrder()
  for (const { at, of, place } of entries) {
    if (place === null) of.accountId = nextId(accountKind, at)
    else of.policyIds[place] = nextId(businessPolicyKind, at)
  }
  return {
    clients: all.map(({ client, accountId, policyIds, enteredAt }) => ({
      ...client,
      accountId,
      policyIds,
      enteredAt,
    })),
    history: [
      { at: since, write: () => commit(provider, companies.changes, since) },
      ...entries.map(entering),
      ...all.flatMap(expirations),
    ],
  }

  function entering({ at, of, place }: Entry): HistoryEvent {
    if (place === null) return { at, write: () => enterAccount(of, at) }
    const isRenewal = of.client.policies[place]?.renews !== null
    const changes = isRenewal || isRenewed(of, place) ? { changes: of } : {}
    return { at, ...changes, write: () => enterPolicy(of, place, at) }
  }

  function enterAccount(of: Entered, at: number): Promise<unknown> {
    const { account, contact } = of.client
    const contactId = newId(contactKind, at)
    const person = { name: contact.name, email: contact.email, phone: account.detail.phone, createdAt: at }
    return commit(
      actorOf(of),
      [
        create(contactKind, contactId, person, 'CREATE_CONTACT'),
        create(accountKind, of.accountId, { ...account, contactIds: [contactId] }, 'CREATE_ACCOUNT'),
      ],
      at,
    )
  }

  async function enterPolicy(of: Entered, place: number, at: number): Promise<void> {
    const [said, id] = [of.client.policies[place], of.policyIds[place]]
    if (!said || !id) throw new Error('A client of the book has no such policy.')
    const former = said.renews === null ? null : waitingAt(of, said.renews)
    const opened = openedPolicy(of.accountId, termsOf(said, of.producer), at)
    const value = {
      ...opened,
      renewalOfId: former?.id ?? null,
      certificateFacts: { ...opened.certificateFacts, ...certificateFacts[said.type] },
    }
    const changes = [create(businessPolicyKind, id, value, 'CREATE_BUSINESS_POLICY')]
    if (former) changes.push(replace(former, withNextTerm(former.value, id, at), 'RENEW_BUSINESS_POLICY'))
    const [stored, renewed] = await commit(actorOf(of), changes, at)
    if (isRenewed(of, place)) wait(of, place, stored)
    if (said.renews !== null) wait(of, said.renews, renewed)
  }

  /** The nightly job reports a renewed term when it has ended. */
  function expirations(of: Entered): HistoryEvent[] {
    return of.client.policies.flatMap(({ renews }, place) => {
      if (renews === null) return []
      const ends = midnightOf(of.client.policies[renews]?.expiresAt ?? isoDay(now)) + day
      const at = nightAfter(Math.max(ends, of.enteredAt[place] ?? now))
      return at < now ? [{ at, changes: of, write: () => expire(of, renews, at) }] : []
    })
  }

  async function expire(of: Entered, place: number, at: number): Promise<void> {
    const term = waitingAt(of, place)
    of.waiting.delete(place)
    const expired = { state: 'EXPIRED', updatedAt: at, version: term.value.version + 1 } as const
    const value = { ...term.value, ...expired, updateReason: null }
    await commit(nightlyRun, [replace(term, value, 'UPDATE_BUSINESS_POLICY')], at)
  }

  function termsOf(said: DemoPolicy, producer: string | null): PolicyTerms {
    const { carrierName, brokerName, renews: _, ...terms } = said
    return {
      ...terms,
      carrierId: companies.ids.get(carrierName ?? '') ?? null,
      brokerId: companies.ids.get(brokerName ?? '') ?? null,
      sourceAgencyUserId: producer,
    }
  }

  function commit(actor: Actor, changes: readonly Change[], at: number) {
    return commitAlone(agency, { actor, changes, at })
  }
}

/** The carriers and brokers the agency starts with. */
function companiesOf(at: number): { ids: ReadonlyMap<string, string>; changes: readonly Change[] } {
  const nextId = idsInOrder()
  const catalogue = [
    ...carriers.map(({ name, naicNumber }) => ({ name, naicNumber })),
    ...brokers.map((name) => ({ name, isCarrier: false, isBroker: true })),
  ].map((company) => ({ id: nextId(carrierKind, at), company: wholeCarrier(company) }))
  return {
    ids: new Map(catalogue.map(({ id, company }) => [company.name, id])),
    changes: catalogue.map(({ id, company }) => create(carrierKind, id, company, 'CREATE_CARRIER')),
  }
}

/** When each policy was entered: each term after the previous ones. */
function timesOf({ account, policies }: Client, now: number): number[] {
  const byTerm = [...policies.keys()].toSorted((a, b) =>
    (policies[a]?.inforceAt ?? '') < (policies[b]?.inforceAt ?? '') ? -1 : 1,
  )
  const times: number[] = []
  for (const [rank, place] of byTerm.entries()) {
    // A policy taken over from another agency is entered with its account.
    const issuedAt = policies[place]?.issuedAt
    const came = issuedAt ? midnightOf(issuedAt) + 14 * hour : now - (2 + rank) * day
    const issued = whenOpen(came + rank * minute)
    const at = Math.max(issued, account.createdAt + (rank + 1) * minute)
    times[place] = Math.min(at, now - (byTerm.length - rank) * minute)
  }
  return times
}

function entriesOf(of: Entered): Entry[] {
  const policies = of.enteredAt.map((at, place) => ({ at, of, place }))
  return [{ at: of.client.account.createdAt, of, place: null }, ...policies]
}

function actorOf({ producer }: Entered): Actor {
  return producer === null ? provider : { type: 'AGENCY_USER', id: producer }
}

function isRenewed({ client }: Entered, place: number): boolean {
  return client.policies.some(({ renews }) => renews === place)
}

function wait({ waiting }: Entered, place: number, stored: Stored<unknown> | undefined): void {
  if (stored) waiting.set(place, stored as Stored<BusinessPolicy>)
}

function waitingAt({ waiting }: Entered, place: number): Stored<BusinessPolicy> {
  const term = waiting.get(place)
  if (!term) throw new Error('A term is renewed before it is entered.')
  return term
}

/** Three in the morning Eastern time. */
function nightAfter(moment: number): number {
  const night = moment - (moment % day) + 7 * hour
  return night >= moment ? night : night + day
}
