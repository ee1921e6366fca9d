import type { CommitOptions, Stored } from './agencyStore.ts'
import { changedFields } from './changedFields.ts'
import { type Change, changedId } from './change.ts'
import { type Key, keySize, keys } from './keys.ts'
import type { AnyKind } from './kind.ts'
import type { Claim } from './keyspace.ts'
import type { Actor, LedgerEntry } from './ledger.ts'
import { exactSizeOf, maxValueBytes, sizeOf } from './sizeOf.ts'
import { textWrites } from './text.ts'

/** A record's value is too large for KV; long texts belong in `texts`, files in the blob store. */
export class RecordTooLargeError extends Error {
  override name = 'RecordTooLargeError'
}

/** A commit too large for one transaction; the caller must split it. */
export class CommitTooLargeError extends Error {
  override name = 'CommitTooLargeError'
}

/** A record as stored in KV. */
export interface Envelope {
  readonly value: unknown
  readonly trail: readonly number[]
}

/** An entry without its position and time. */
export type EntryDraft = Omit<LedgerEntry, 'seq' | 'at'>

export interface RecordWrite {
  readonly kind: AnyKind
  readonly id: string
  readonly key: Key
  /** Null if the record is deleted. */
  readonly value: unknown
  readonly trail: readonly number[]
  readonly entry: EntryDraft
}

/** A validated and measured commit, ready to share a transaction with others. */
export interface PreparedCommit {
  readonly checks: readonly { readonly key: Key; readonly versionstamp: string | null }[]
  readonly records: readonly RecordWrite[]
  readonly writes: readonly { readonly key: Key; readonly value: unknown }[]
  readonly claims: readonly Claim[]
  /** When it happened; null for now. */
  readonly at: number | null
  /** Keys of everything it reads or writes; commits with a key in common never share a transaction. */
  readonly touched: ReadonlySet<string>
  readonly mutations: number
  readonly bytes: number
  readonly keyBytes: number
}

// KV's limits for one atomic operation, less the head's share.
export const limits = { checks: 99, mutations: 998, bytes: 800 * 1024 - 2_048, keyBytes: 80 * 1024 - 512 }

const trailLength = 2_000
// A position in a serialized array, and the envelope around value and trail.
const positionBytes = 5
const envelopeBytes = 128

export function prepareCommit(
  agencyId: string,
  { actor, changes, options }: { actor: Actor; changes: readonly Change[]; options: CommitOptions },
): PreparedCommit {
  const records = changes.map((change) => recordWrite(agencyId, actor, change))
  const checks = [
    ...changes.map((change) => ({
      key: keys.record(agencyId, change.kind.name, changedId(change)),
      versionstamp: change.operation === 'create' ? null : change.read.versionstamp,
    })),
    ...(options.checks ?? []).map((read: Stored<unknown>) => ({
      key: keys.record(agencyId, read.kind.name, read.id),
      versionstamp: read.versionstamp,
    })),
    ...(options.claims ?? []).map((claim) => ({
      key: keys.kept(claim.keyspace, claim.key),
      versionstamp: null,
    })),
  ]
  const writes = [
    ...(options.claims ?? []).map((claim) => ({
      key: keys.kept(claim.keyspace, claim.key),
      value: { value: claim.value, expiresAt: null },
    })),
    ...(options.releases ?? []).map((release) => ({
      key: keys.kept(release.keyspace, release.key),
      value: null,
    })),
    ...(options.texts ?? []).flatMap((text) => textWrites(agencyId, text)),
    ...records.flatMap((record) => pendingWrite(agencyId, record)),
  ]
  const prepared = {
    checks,
    records,
    writes,
    claims: options.claims ?? [],
    at: options.at ?? null,
    touched: new Set([...checks, ...writes].map(({ key }) => key.join('\u0000'))),
    ...measure(agencyId, { checks, records, writes }),
  }
  requireFit(prepared)
  requireOnce(agencyId, changes)
  return prepared
}

function recordWrite(agencyId: string, actor: Actor, change: Change): RecordWrite {
  const id = changedId(change)
  const { kind, operation } = change
  const before = operation === 'create' ? null : change.read.value
  const value = operation === 'remove' ? null : change.value
  const subjectId = kind.subject?.(operation === 'remove' ? before : value) ?? id
  const changed = operation === 'remove' ? {} : changedFields(before, value)
  const trail = operation === 'create' ? [] : change.read.trail.slice(1 - trailLength)
  const entry = { actor, kind: kind.name, id, subjectId, updateTypes: change.updateTypes, operation, changed }
  return { kind, id, key: keys.record(agencyId, kind.name, id), value, trail, entry }
}

function pendingWrite(agencyId: string, { kind, id, value }: RecordWrite): PreparedCommit['writes'] {
  if (!kind.pending) return []
  return [{ key: keys.pending(kind.name, agencyId, id), value: value === null ? null : kind.pending(value) }]
}

function measure(
  agencyId: string,
  { checks, records, writes }: Pick<PreparedCommit, 'checks' | 'records' | 'writes'>,
): Pick<PreparedCommit, 'mutations' | 'bytes' | 'keyBytes'> {
  let bytes = 0
  let keyBytes = 0
  for (const { key } of checks) keyBytes += keySize(key)
  for (const record of records) {
    keyBytes += keySize(record.key) + keySize(keys.entry(agencyId, 0))
    bytes += sizeOfRecord(record) + sizeOfEntry(record)
  }
  for (const { key, value } of writes) {
    keyBytes += keySize(key)
    bytes += sizeOf(value)
  }
  return { mutations: records.length * 2 + writes.length, bytes: bytes + keyBytes, keyBytes }
}

function sizeOfRecord({ kind, id, value, trail }: RecordWrite): number {
  if (value === null) return 0
  return fitting({
    value,
    size: sizeOf(value),
    rest: (trail.length + 1) * positionBytes + envelopeBytes,
    kind,
    id,
  })
}

function sizeOfEntry({ kind, id, entry }: RecordWrite): number {
  return fitting({ value: entry, size: sizeOf(entry), rest: envelopeBytes, kind, id })
}

interface Sized {
  value: unknown
  size: number
  rest: number
  kind: AnyKind
  id: string
}

// The bound is generous; the exact size is only worth its cost if the bound exceeds the limit.
function fitting({ value, size, rest, kind, id }: Sized): number {
  if (size + rest <= maxValueBytes) return size + rest
  const exact = exactSizeOf(value) + rest
  if (exact <= maxValueBytes) return exact
  throw new RecordTooLargeError(
    `The value of ${kind.name} ${id} takes ${exact} bytes; at most ${maxValueBytes} fit into a record.`,
  )
}

function requireFit({ checks, mutations, bytes, keyBytes }: PreparedCommit): void {
  if (
    checks.length > limits.checks ||
    mutations > limits.mutations ||
    bytes > limits.bytes ||
    keyBytes > limits.keyBytes
  ) {
    throw new CommitTooLargeError(
      `A commit of ${checks.length} checks, ${mutations} writes and ${bytes} bytes does not fit into one transaction: ` +
        `at most ${limits.checks}, ${limits.mutations} and ${limits.bytes}.`,
    )
  }
}

function requireOnce(agencyId: string, changes: readonly Change[]): void {
  const ids = new Set(changes.map(changedId))
  if (ids.size < changes.length) {
    throw new Error(`A commit in agency ${agencyId} changes a record twice; make it one change.`)
  }
}
