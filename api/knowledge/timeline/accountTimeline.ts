import { capitalized } from '../../platform/index.ts'
import { fileKind } from '../../files/index.ts'
import type { AgencyStore, AnyKind, LedgerEntry, Page, Row } from '../../platform/index.ts'
import type { Account } from '../accounts/account.ts'
import { accountKind } from '../accounts/accountKind.ts'
import type { EventWords } from '../accounts/belonging.ts'
import { accountMergeKind } from '../accounts/merge/accountMerge.ts'
import { formerTrails } from '../accounts/merge/formerTrails.ts'
import { accountWords, timelineRecords } from './timelineRecords.ts'
import type { TimelineRecords } from './timelineRecords.ts'
import type { TimelineSubject } from './timelineSubject.ts'

/** One event in the history of an account or its records. */
export interface TimelineEvent extends Row {
  readonly accountId: string
  readonly subject: TimelineSubject
  /** What happened, in trade terms. */
  readonly title: string
  /** The affected record, as screens show it. */
  readonly nodeId: string
  /** The record whose page shows it. */
  readonly pageId: string
  /** The display name of the affected record. */
  readonly about: string | null
  readonly entry: LedgerEntry
}

/** Timeline filters; all given ones apply. */
export interface TimelineFilter {
  readonly subjects?: readonly TimelineSubject[] | null | undefined
  /** The agency user behind it. */
  readonly initiatorId?: string | null | undefined
  /** Milliseconds since the epoch; `from` is inclusive, `to` exclusive. */
  readonly from?: number | null | undefined
  readonly to?: number | null | undefined
}

interface Place {
  readonly seq: number
  readonly subject: TimelineSubject
  readonly words: EventWords
  readonly nodeId: string
  readonly pageId: string
  readonly about: string | null
}

/** The history of an account from the ledger, newest first. */
export interface AccountTimeline {
  page(query: { first: number; after: number | null }): Promise<Page<TimelineEvent>>
  count(): Promise<number>
}

// Batch size for reading entries when some are filtered out.
const readTogether = 200

/** Everything that happened to an account and matches the filter. */
export async function accountTimeline(
  agency: AgencyStore,
  accountId: string,
  filter: TimelineFilter,
): Promise<AccountTimeline> {
  const places = await placesOf(agency, accountId, filter.subjects ?? null)
  const formerNames = new Map(
    agency
      .table(accountKind)
      .get(accountId)
      ?.formerly.map(({ id, name }) => [id, name]),
  )
  const isWhole = filter.initiatorId == null && filter.from == null && filter.to == null

  async function* eventsAfter(start: number, most: number): AsyncIterable<TimelineEvent> {
    for (let at = start; at < places.length; at += most) {
      const some = places.slice(at, at + most)
      const entries = await agency.entries(some.map(({ seq }) => seq))
      for (const [index, entry] of entries.entries()) {
        const place = some[index]
        if (place && passes(entry, filter))
          yield eventOf(
            accountId,
            {
              ...place,
              about: otherAccount(agency, entry) ?? place.about ?? formerNames.get(entry.id) ?? null,
            },
            entry,
          )
      }
    }
  }

  return {
    async page({ first, after }) {
      const start = after === null ? 0 : places.findIndex(({ seq }) => seq < after)
      const rows: TimelineEvent[] = []
      if (start >= 0) {
        for await (const event of eventsAfter(start, isWhole ? first + 1 : readTogether)) {
          rows.push(event)
          if (rows.length > first) break
        }
      }
      return {
        rows: rows.slice(0, first),
        hasNextPage: rows.length > first,
        hasPreviousPage: after !== null,
      }
    },
    async count() {
      if (isWhole) return places.length
      let count = 0
      for await (const _ of eventsAfter(0, readTogether)) count++
      return count
    },
  }
}

/** The ledger entries of the account, newest first. */
async function placesOf(
  agency: AgencyStore,
  accountId: string,
  subjects: readonly TimelineSubject[] | null,
): Promise<Place[]> {
  const places = new Map<number, Place>()
  const isShown = (subject: TimelineSubject) => !subjects || subjects.includes(subject)
  for (const records of timelineRecords(agency, accountId)) {
    const { subject, words, kind, ids, nodeId, pageId, called, madeWith } = records
    if (!isShown(subject)) continue
    const found = await agency.readMany(kind, ids)
    const toldElsewhere = await entriesToldElsewhere(agency, records, found)
    for (const record of found) {
      if (!record) continue
      const shownAs = nodeId ?? record.id
      const place = { subject, words, nodeId: shownAs, pageId: pageId ?? shownAs, about: called(record.id) }
      const isMadeWithShown = madeWith != null && isShown(madeWith)
      const trail = isMadeWithShown
        ? record.trail.slice(1)
        : await withoutUpload(agency, { kind, trail: record.trail })
      for (const seq of trail) if (!toldElsewhere.has(seq)) places.set(seq, { seq, ...place })
    }
  }
  if (isShown('ACCOUNT')) {
    for (const seq of await formerTrails(agency, accountId)) {
      places.set(seq, {
        seq,
        subject: 'ACCOUNT',
        words: accountWords,
        nodeId: accountId,
        pageId: accountId,
        about: null,
      })
    }
  }
  return [...places.values()].toSorted((a, b) => b.seq - a.seq)
}

/** Entries of these records that repeat another record's entry. */
async function entriesToldElsewhere(
  agency: AgencyStore,
  { isToldElsewhere }: Pick<TimelineRecords, 'isToldElsewhere'>,
  records: readonly ({ readonly trail: readonly number[] } | null)[],
): Promise<ReadonlySet<number>> {
  if (!isToldElsewhere) return new Set()
  const entries = await agency.entries(records.flatMap((record) => record?.trail ?? []))
  return new Set(entries.filter((entry) => isToldElsewhere(entry)).map(({ seq }) => seq))
}

/** Changes to a document after its upload; its first attachment is implied by the upload. */
async function withoutUpload(
  agency: AgencyStore,
  { kind, trail }: { kind: AnyKind; trail: readonly number[] },
): Promise<readonly number[]> {
  if (kind.name !== fileKind.name || trail.length < 2) return trail
  const [first] = await agency.entries(trail.slice(0, 1))
  return first?.updateTypes.includes('UPLOAD_FILE') ? trail.slice(1) : trail
}

/** The name of the account merged into or taken out of this one; null for other events. */
function otherAccount(agency: Pick<AgencyStore, 'table'>, { id, updateTypes, changed }: LedgerEntry) {
  const isMerge = updateTypes.includes('MERGE_ACCOUNT')
  if (!isMerge && !updateTypes.includes('UNDO_MERGE_ACCOUNT')) return null
  const merges = agency.table(accountMergeKind).related('into', id)
  const { formerly = [] } = changed as Partial<Account>
  if (isMerge) {
    const merged = new Set(merges.map(({ fromId }) => fromId))
    return formerly.findLast((former) => merged.has(former.id))?.name ?? null
  }
  const kept = new Set(formerly.map((former) => former.id))
  const [undone, ...others] = merges.filter(({ state, fromId }) => state !== 'DONE' && !kept.has(fromId))
  // If several were taken out, the entry doesn't say which.
  return undone && others.length === 0 ? undone.fromName : null
}

function passes({ actor, at }: LedgerEntry, { initiatorId, from, to }: TimelineFilter): boolean {
  if (initiatorId != null && actor.id !== initiatorId) return false
  return at >= (from ?? -Infinity) && at < (to ?? Infinity)
}

function eventOf(accountId: string, { words, ...place }: Place, entry: LedgerEntry): TimelineEvent {
  const [first = '', ...others] = entry.updateTypes.map((type) => {
    const told = words[type] ?? inWords(type)
    return typeof told === 'string' ? told : told(entry.changed)
  })
  const title = [first, ...others.map((other) => other[0]?.toLowerCase() + other.slice(1))].join(', ')
  return { ...place, id: `${accountId}:${entry.seq}`, accountId, title, entry }
}

/** `SEND_RENEWAL_LETTER`, without a label of its own, becomes `Send renewal letter`. */
function inWords(updateType: string): string {
  const words = updateType.toLowerCase().replaceAll('_', ' ')
  return capitalized(words)
}
