import { BackupError, inBackup } from '../backup/manifest.ts'
import { openStoreWriter, type StoreWriter } from '../backup/storeWriter.ts'
import { isSame } from '../changedFields.ts'
import { type Key, keys } from '../keys.ts'
import type { AnyKind, Pending } from '../kind.ts'
import type { Envelope } from '../preparedCommit.ts'
import { textWrites } from '../text.ts'
import { type AgencyManifest, contentsFolder } from './agencyManifest.ts'
import { checkAgencyFolder, type CheckedFolder, type ClaimOf, type NeededClaim } from './checkAgencyFolder.ts'
import type { ExportDeps } from './exportAgency.ts'
import { readLedger, readRecords, type RecordLine } from './readLines.ts'

interface PendingKey {
  readonly key: Key
  readonly value: Pending
}

// KV allows at most 100 checks and 1,000 writes in a transaction.
const claimsTogether = 90
const pendingTogether = 500

/** Agencies being imported by this process: a second import would delete the first one's work. */
const underWay = new Set<string>()

/**
 * Imports a folder written by `exportAgency` into a store without this agency, with the same ids, history and
 * positions. Everything is validated first, and the agency becomes visible only when it is complete.
 * Throws `BackupError`.
 */
export async function importAgency(
  folder: string,
  deps: ExportDeps,
  claimOf: ClaimOf,
): Promise<AgencyManifest> {
  return await inBackup(`The import of ${folder} failed`, async () => {
    const checked = await checkAgencyFolder(folder, { kinds: deps.kinds, claimOf })
    const { agency } = checked.manifest
    if (underWay.has(agency.id)) throw new BackupError(`${agency.name} is being imported already.`)
    underWay.add(agency.id)
    try {
      await requireAbsent(deps.kv, agency)
      await requireFree(deps.kv, checked.claims)
      await new AgencyImport(folder, deps, checked).run()
    } finally {
      underWay.delete(agency.id)
    }
    return checked.manifest
  })
}

async function requireAbsent(kv: Deno.Kv, { id, name }: AgencyManifest['agency']): Promise<void> {
  const [head, agency] = await kv.getMany([keys.head(id), keys.agency(id)])
  if (head.versionstamp !== null || agency.versionstamp !== null)
    throw new BackupError(`The agency ${name} (${id}) is here already; an import never writes over data.`)
}

async function requireFree(kv: Deno.Kv, claims: readonly NeededClaim[]): Promise<void> {
  for (const { claim, refusal } of claims) {
    const found = await kv.get<{ value: unknown }>(keys.kept(claim.keyspace, claim.key))
    // An interrupted import may have left data.
    if (found.value && !isSame(found.value.value, claim.value)) throw new BackupError(refusal)
  }
}

class AgencyImport {
  readonly #folder: string
  readonly #deps: ExportDeps
  readonly #checked: CheckedFolder
  readonly #agencyId: string
  readonly #writer: StoreWriter
  readonly #contents = new Set<string>()
  readonly #pending: PendingKey[] = []
  readonly #taken: Key[] = []
  #isSomebodyElses = false

  constructor(folder: string, deps: ExportDeps, checked: CheckedFolder) {
    this.#folder = folder
    this.#deps = deps
    this.#checked = checked
    this.#agencyId = checked.manifest.agency.id
    this.#writer = openStoreWriter(deps.kv)
  }

  async run(): Promise<void> {
    // Data left by an interrupted import belongs to no agency, since there is no head.
    await this.#clear()
    try {
      for await (const { line, length } of readLedger(this.#folder))
        await this.#writer.set(keys.entry(this.#agencyId, line.seq), line, length * 2)
      for (const kind of this.#checked.kinds) {
        for await (const { line, length } of readRecords(this.#folder, kind.name))
          await this.#writeRecord(kind, line, length)
      }
      await this.#writer.flush()
      await this.#takeClaims()
      await this.#found()
    } catch (reason) {
      if (this.#isSomebodyElses) throw reason
      await this.#clear()
      for (const key of this.#taken) await this.#deps.kv.delete(key)
      for (const hash of this.#contents) await this.#deps.blobs(this.#agencyId).delete(hash)
      throw reason
    }
  }

  async #writeRecord(
    kind: AnyKind,
    { id, value, trail, texts = {} }: RecordLine,
    length: number,
  ): Promise<void> {
    const content = kind.content?.(value)
    if (content) await this.#writeContent(content.hash)
    const envelope: Envelope = { value, trail }
    await this.#writer.set(keys.record(this.#agencyId, kind.name, id), envelope, Math.min(length * 2, 65_536))
    for (const [name, text] of Object.entries(texts)) {
      for (const piece of textWrites(this.#agencyId, { kind, id, name, text })) {
        if (piece.value) await this.#writer.set(piece.key, piece.value, piece.value.byteLength)
      }
    }
    const pending = kind.pending?.(value)
    if (pending) this.#pending.push({ key: keys.pending(kind.name, this.#agencyId, id), value: pending })
  }

  async #writeContent(hash: string): Promise<void> {
    if (this.#contents.has(hash)) return
    const file = await Deno.open(`${contentsFolder(this.#folder)}/${hash}`)
    const written = await this.#deps.blobs(this.#agencyId).write(file.readable, { maxBytes: Infinity })
    this.#contents.add(written.hash)
    if (written.hash !== hash) throw new BackupError(`The file files/${hash} changed while it was imported.`)
  }

  async #takeClaims(): Promise<void> {
    const { kv } = this.#deps
    const { claims } = this.#checked
    for (let at = 0; at < claims.length; at += claimsTogether) {
      const some = claims.slice(at, at + claimsTogether)
      await requireFree(kv, some)
      const wanted = some.map(({ claim }) => ({
        key: keys.kept(claim.keyspace, claim.key),
        value: claim.value,
      }))
      const operation = kv.atomic()
      for (const { key, value } of wanted) {
        const { versionstamp } = await kv.get(key)
        operation.check({ key, versionstamp }).set(key, { value, expiresAt: null })
      }
      if (!(await operation.commit()).ok)
        throw new BackupError('The users changed during the import. Try again.')
      this.#taken.push(...wanted.map(({ key }) => key))
    }
  }

  /** This makes the whole agency visible, with its pending jobs. */
  async #found(): Promise<void> {
    const { kv, clock } = this.#deps
    const head = keys.head(this.#agencyId)
    const operation = kv
      .atomic()
      .check({ key: head, versionstamp: null })
      .set(head, { seq: this.#checked.manifest.head })
      .set(keys.agency(this.#agencyId), { at: clock.now() })
    for (const { key, value } of this.#pending.slice(0, pendingTogether)) operation.set(key, value)
    for (const { key, value } of this.#pending.slice(pendingTogether)) {
      this.#taken.push(key)
      await this.#writer.set(key, value, 100)
    }
    await this.#writer.flush()
    if ((await operation.commit()).ok) return
    this.#isSomebodyElses = true
    throw new BackupError('Another server imported the agency at the same time.')
  }

  async #clear(): Promise<void> {
    const { kv } = this.#deps
    // Stops the rest of this import.
    const writer = openStoreWriter(kv)
    for await (const { key } of kv.list({ prefix: [this.#agencyId] }, { batchSize: 500 }))
      await writer.delete(key as Key)
    await writer.flush()
  }
}
