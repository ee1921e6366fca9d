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
import type { Actor, AgencyStore, Change, Stored } from '../platform/index.ts'
import type { NewId } from './agencyAt.ts'
import type { Client } from './book.ts'
import { brokers, carriers } from './content/carriers.ts'
import { inParts } from './inParts.ts'
import type { KnownClient } from './life.ts'
import type { DemoPolicy } from './policies.ts'
import { whenOpen } from './whenOpen.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How many entries are told at a time: they fill some transactions. */
const together = 400

const provider: Actor = { type: 'SYSTEM', id: null }

interface BookGround {
  readonly agency: AgencyStore
  readonly newId: NewId
  /** Ids of the agency's users, who look after the accounts in turn. */
  readonly staff: readonly string[]
  readonly now: number
}

/** A client of the book on the way into the records. */
interface Entered {
  readonly client: Client
  readonly producer: string | null
  readonly policyIds: (string | undefined)[]
  accountId: string
  /** What is read again when its next term comes. */
  readonly former: Map<number, Stored<unknown>>
  written: Promise<unknown>
}

/** Something that was entered once: the account, or the policy at this place. */
interface Entry {
  readonly at: number
  readonly of: Entered
  readonly policy: number | null
}

/** Enters the book through the ledger, everything at the time when it came to the agency. */
export async function writeBook(
  { agency, newId, staff, now }: BookGround,
  book: readonly Client[],
): Promise<KnownClient[]> {
  const oldestFirst = book.toSorted((a, b) => a.account.createdAt - b.account.createdAt)
  const companies = await writeCompanies(oldestFirst[0]?.account.createdAt ?? now)
  const clients = oldestFirst.map((client, at): Entered => ({
    client,
    producer: staff[at % staff.length] ?? null,
    policyIds: [],
    accountId: '',
    former: new Map(),
    written: Promise.resolve(),
  }))
  const entries = clients.flatMap((of) => entriesOf(of, now)).toSorted((a, b) => a.at - b.at)
  for (const some of inParts(entries, together)) await Promise.all(some.map(enter))
  return clients.map(({ client, accountId, policyIds }) => ({
    ...client,
    accountId,
    policyIds: policyIds.filter((id) => id !== undefined),
  }))

  /** What is entered of one client waits for what was entered before. */
  function enter({ at, of, policy }: Entry): Promise<unknown> {
    // Ids are made at once, in the order of time.
    const id = newId(policy === null ? accountKind : businessPolicyKind, at)
    if (policy === null) {
      of.accountId = id
      const contactId = newId(contactKind, at)
      of.written = commit(of, accountChanges(of.client, id, contactId), at)
    } else {
      of.policyIds[policy] = id
      of.written = of.written.then(() => enterPolicy(of, { policy, id, at }))
    }
    return of.written
  }

  async function enterPolicy(of: Entered, { policy, id, at }: { policy: number; id: string; at: number }) {
    const said = of.client.policies[policy]
    if (!said) throw new Error('A client of the book has no such policy.')
    const former = said.renews === null ? undefined : of.former.get(said.renews)
    const opened = openedPolicy(of.accountId, termsOf(said, of.producer), at)
    const value = former ? { ...opened, renewalOfId: former.id } : opened
    const [stored] = await commit(
      of,
      [
        create(businessPolicyKind, id, value, 'CREATE_BUSINESS_POLICY'),
        ...renewal(former, { id, at, today: isoDay(now) }),
      ],
      at,
    )
    if (stored && of.client.policies.some(({ renews }) => renews === policy)) of.former.set(policy, stored)
  }

  function termsOf(said: DemoPolicy, producer: string | null): PolicyTerms {
    const { carrierName, brokerName, renews: _, ...terms } = said
    return {
      ...terms,
      carrierId: companies.get(carrierName ?? '') ?? null,
      brokerId: companies.get(brokerName ?? '') ?? null,
      sourceAgencyUserId: producer,
    }
  }

  async function commit({ producer }: Entered, changes: readonly Change[], at: number) {
    const actor: Actor = producer === null ? provider : { type: 'AGENCY_USER', id: producer }
    const committed = await agency.commit(actor, changes, { at })
    if (!committed.ok) throw new Error('Somebody else is writing into the demo agency.')
    return committed.stored
  }

  async function writeCompanies(at: number): Promise<ReadonlyMap<string, string>> {
    const catalogue = [
      ...carriers.map(({ name, naicNumber }) => ({ name, naicNumber })),
      ...brokers.map((name) => ({ name, isCarrier: false, isBroker: true })),
    ].map((company) => ({ id: newId(carrierKind, at), company: wholeCarrier(company) }))
    const changes = catalogue.map(({ id, company }) => create(carrierKind, id, company, 'CREATE_CARRIER'))
    const committed = await agency.commit(provider, changes, { at })
    if (!committed.ok) throw new Error('Somebody else is writing into the demo agency.')
    return new Map(catalogue.map(({ id, company }) => [company.name, id]))
  }
}

function entriesOf(of: Entered, now: number): Entry[] {
  const { account, policies } = of.client
  const byTerm = [...policies.keys()].toSorted((a, b) =>
    (policies[a]?.inforceAt ?? '') < (policies[b]?.inforceAt ?? '') ? -1 : 1,
  )
  const entries: Entry[] = [{ at: account.createdAt, of, policy: null }]
  for (const [rank, policy] of byTerm.entries()) {
    // A policy that began elsewhere came with its account.
    const issuedAt = policies[policy]?.issuedAt
    const came = issuedAt ? midnightOf(issuedAt) + 14 * hour : now - (2 + rank) * day
    const issued = whenOpen(came + rank * minute)
    const at = Math.max(issued, account.createdAt + (rank + 1) * minute)
    entries.push({ at: Math.min(at, now - (byTerm.length - rank) * minute), of, policy })
  }
  return entries
}

function accountChanges({ account, contact }: Client, accountId: string, contactId: string): Change[] {
  const { name, email, phone } = { ...account.detail, name: contact.name, email: contact.email }
  const person = { name, email, phone, createdAt: account.createdAt }
  return [
    create(contactKind, contactId, person, 'CREATE_CONTACT'),
    create(accountKind, accountId, { ...account, contactIds: [contactId] }, 'CREATE_ACCOUNT'),
  ]
}

function renewal(
  former: Stored<unknown> | undefined,
  { id, at, today }: { id: string; at: number; today: string },
): Change[] {
  if (!former) return []
  const policy = former as Stored<BusinessPolicy>
  const linked = withNextTerm(policy.value, id, at)
  const hasEnded = (linked.expiresAt ?? '') <= today
  const value = hasEnded ? ({ ...linked, state: 'EXPIRED' } as const) : linked
  return [replace(policy, value, 'RENEW_BUSINESS_POLICY')]
}
