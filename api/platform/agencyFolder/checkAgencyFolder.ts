import { sumFile } from '../backup/copyFile.ts'
import { BackupError } from '../backup/manifest.ts'
import type { BlobInfo } from '../blobs/blobs.ts'
import { idPrefix, isId } from '../idMaker.ts'
import type { Claim } from '../keyspace.ts'
import type { AnyKind } from '../kind.ts'
import type { KindRegistry } from '../kindRegistry.ts'
import { exactSizeOf, maxValueBytes, sizeOf } from '../sizeOf.ts'
import { textWrites, TextTooLongError } from '../text.ts'
import { type AgencyManifest, contentsFolder, readAgencyManifest } from './agencyManifest.ts'
import { readLedger, readRecords, type RecordLine } from './readLines.ts'

/** A key outside the agency that a record needs, and the error if another agency has it. */
export interface NeededClaim {
  readonly claim: Claim
  readonly refusal: string
}

/** A record about to be imported. */
export interface ImportedRecord {
  readonly agencyId: string
  readonly kind: AnyKind
  readonly id: string
  readonly value: unknown
}

/** What a module needs outside the agency for a record; null if nothing. */
export type ClaimOf = (record: ImportedRecord) => NeededClaim | null

export interface CheckedFolder {
  readonly manifest: AgencyManifest
  readonly kinds: readonly AnyKind[]
  readonly claims: readonly NeededClaim[]
}

/** Reads an agency's whole folder. Throws `BackupError` at the first thing that can't be imported. */
export async function checkAgencyFolder(
  folder: string,
  { kinds, claimOf }: { kinds: KindRegistry; claimOf: ClaimOf },
): Promise<CheckedFolder> {
  const manifest = await readAgencyManifest(folder)
  const named = Object.keys(manifest.records).map((name) => knownKind(kinds, name))
  await checkLedger(folder, manifest.head)
  const claims = new Map<string, NeededClaim>()
  const sound = new Set<string>()
  for (const kind of named) {
    const ids = new Set<string>()
    for await (const { line, place } of readRecords(folder, kind.name)) {
      const { id, value } = line
      const problem =
        recordProblem(kind, line, manifest.head) ?? (ids.has(id) ? `${id} is there twice` : null)
      if (problem !== null) throw new BackupError(`${place}: ${problem}.`)
      ids.add(id)
      const content: BlobInfo | null = kind.content?.(value) ?? null
      if (content && !sound.has(content.hash)) await checkContent(folder, content, place)
      if (content) sound.add(content.hash)
      const needed = claimOf({ agencyId: manifest.agency.id, kind, id, value })
      if (!needed) continue
      const key = `${needed.claim.keyspace} ${needed.claim.key}`
      if (claims.has(key)) throw new BackupError(`${place}: another record has '${needed.claim.key}' too.`)
      claims.set(key, needed)
    }
    requireCount(`${kind.name}.jsonl`, ids.size, manifest.records[kind.name] ?? 0)
  }
  return { manifest, kinds: named, claims: [...claims.values()] }
}

function knownKind(kinds: KindRegistry, name: string): AnyKind {
  const kind = kinds.byName(name)
  if (kind) return kind
  throw new BackupError(`The folder has ${name}.jsonl, whose records are not known here.`)
}

async function checkLedger(folder: string, head: number): Promise<void> {
  let seq = 0
  for await (const { line, place } of readLedger(folder)) {
    seq++
    if (line.seq !== seq) throw new BackupError(`${place}: the entry ${seq} should be here.`)
  }
  requireCount('ledger.jsonl', seq, head)
}

function requireCount(file: string, found: number, expected: number): void {
  if (found !== expected)
    throw new BackupError(
      `${file} has ${found} lines; it should have ${expected}: the file was cut off or changed.`,
    )
}

/** The problem with a record, as the end of a sentence; null if there is none. */
function recordProblem(
  kind: AnyKind,
  { id, value, trail, texts = {} }: RecordLine,
  head: number,
): string | null {
  if (!isId(id) || idPrefix(id) !== kind.prefix) return `'${id.slice(0, 60)}' is no id of this kind`
  if (trail.some((seq) => seq > head)) return 'the ledger does not have all of its history'
  const envelope = { value, trail }
  // A generous bound comes first; the exact size is computed only if it is over the limit.
  if (sizeOf(envelope) > maxValueBytes && exactSizeOf(envelope) > maxValueBytes)
    return 'it is larger than a record can be'
  try {
    // Fails here for anything that tables and jobs would reject later.
    kind.row(value, id)
    kind.pending?.(value)
    for (const [name, text] of Object.entries(texts)) textWrites('', { kind, id, name, text })
  } catch (reason) {
    if (reason instanceof TextTooLongError) return 'one of its texts is too long'
    return `it is no ${kind.name}`
  }
  return null
}

async function checkContent(folder: string, { hash, size }: BlobInfo, place: string): Promise<void> {
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash))
    throw new BackupError(`${place}: it names no file.`)
  try {
    const found = await sumFile(`${contentsFolder(folder)}/${hash}`)
    if (found.sha256 === hash && found.size === size) return
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound)
      throw new BackupError(`${place}: its file files/${hash} is missing.`, { cause: reason })
    throw reason
  }
  throw new BackupError(`${place}: its file files/${hash} is damaged.`)
}
