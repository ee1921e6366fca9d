import { BackupError, inBackup } from '../backup/manifest.ts'
import { requireEmptyFolder } from '../backup/isEmptyFolder.ts'
import type { BlobInfo, Blobs } from '../blobs/blobs.ts'
import { spool } from '../blobs/spool.ts'
import type { Clock } from '../clock.ts'
import { keys } from '../keys.ts'
import type { KindRegistry } from '../kindRegistry.ts'
import type { LedgerEntry } from '../ledger.ts'
import type { Envelope } from '../preparedCommit.ts'
import {
  type AgencyManifest,
  contentsFolder,
  ledgerName,
  linesPath,
  writeAgencyManifest,
} from './agencyManifest.ts'
import { createLineFile, type LineFile } from './lineFile.ts'
import { recordTexts, textsOfRecord } from './recordTexts.ts'

export interface ExportDeps {
  readonly kv: Deno.Kv
  readonly kinds: KindRegistry
  readonly clock: Clock
  readonly blobs: (agencyId: string) => Blobs
}

/** Runs a callback while no commit of this process is in flight. */
export type WhileStill = <T>(work: () => Promise<T>) => Promise<T>

// Passes while staff work; each one reads what changed during the previous one.
const freePasses = 3
// Other servers of a shared store keep committing.
const maxPasses = 200
// Commits wait while the last part is read.
const readTogether = 50

/**
 * Exports an agency to an empty folder while staff work: its ledger, its records and its files,
 * as of one moment. Whatever the ledger reports as changed meanwhile is read again until nothing has;
 * commits wait for the last pass, however fast they come.
 * Excludes everything outside the agency: sessions, codes, keys. Throws `BackupError`, leaving the folder empty.
 */
export async function exportAgency(
  folder: string,
  deps: ExportDeps,
  { agency, whileStill }: { agency: AgencyManifest['agency']; whileStill: WhileStill },
): Promise<AgencyManifest> {
  await requireExportFolder(folder)
  return await inBackup(`The export to ${folder} failed`, async () => {
    await Deno.mkdir(contentsFolder(folder), { recursive: true })
    const writing = new AgencyWriting(folder, deps, agency.id)
    try {
      await writing.writeAll(whileStill)
      return await writing.finish(agency.name)
    } catch (reason) {
      writing.close()
      for await (const { name } of Deno.readDir(folder))
        await Deno.remove(`${folder}/${name}`, { recursive: true })
      throw reason
    }
  })
}

/** Throws `BackupError` if an agency can't be exported to this folder. */
export async function requireExportFolder(folder: string): Promise<void> {
  await inBackup(`The export to ${folder} failed`, () => requireEmptyFolder(folder))
}

class AgencyWriting {
  readonly #folder: string
  readonly #deps: ExportDeps
  readonly #agencyId: string
  readonly #files = new Map<string, LineFile>()
  /** The content hash of each record's file, by record. */
  readonly #contents = new Map<string, BlobInfo>()
  readonly #written = new Map<string, number>()
  #reached = 0

  constructor(folder: string, deps: ExportDeps, agencyId: string) {
    this.#folder = folder
    this.#deps = deps
    this.#agencyId = agencyId
  }

  async writeAll(whileStill: WhileStill): Promise<void> {
    for (const { name } of this.#deps.kinds.all) await this.#file(name)
    // The ledger first: no record is read before the entries that made it.
    await this.#takeEntries()
    await this.#writeRecords()
    for (;;) {
      await this.#catchUp(whileStill)
      const missing = await this.#writeContents()
      if (missing === null) return
      // A file removed meanwhile is absent from the next pass; one that should be there is damaged.
      if ((await this.#head()) === this.#reached)
        throw new BackupError(`The content of the file ${missing} is missing.`)
    }
  }

  async finish(name: string): Promise<AgencyManifest> {
    const records: Record<string, number> = {}
    for (const [kind, file] of this.#files) {
      const count = await file.finish()
      if (kind !== ledgerName) records[kind] = count
    }
    const wanted = new Set(this.#contents.values().map(({ hash }) => hash))
    const files = { count: 0, bytes: 0 }
    for (const [hash, size] of this.#written) {
      if (!wanted.has(hash)) {
        await Deno.remove(`${contentsFolder(this.#folder)}/${hash}`)
        continue
      }
      files.count++
      files.bytes += size
    }
    const agency = { id: this.#agencyId, name }
    const madeAt = new Date(this.#deps.clock.now()).toISOString()
    return await writeAgencyManifest(this.#folder, { agency, madeAt, head: this.#reached, records, files })
  }

  close(): void {
    for (const file of this.#files.values()) file.close()
  }

  async #file(name: string): Promise<LineFile> {
    const known = this.#files.get(name)
    if (known) return known
    const file = await createLineFile(linesPath(this.#folder, name))
    this.#files.set(name, file)
    return file
  }

  /** Writes the entries added since; returns the records they affect. */
  async #takeEntries(): Promise<Map<string, string>> {
    const changed = new Map<string, string>()
    const ledger = await this.#file(ledgerName)
    // Up to the current head only: while staff work there is always more.
    const range = {
      start: keys.entry(this.#agencyId, this.#reached + 1),
      end: keys.entry(this.#agencyId, (await this.#head()) + 1),
    }
    for await (const { value } of this.#deps.kv.list<LedgerEntry>(range, { batchSize: 500 })) {
      await ledger.add(value)
      this.#reached = value.seq
      changed.set(value.id, value.kind)
    }
    return changed
  }

  async #writeRecords(): Promise<void> {
    const { kv } = this.#deps
    const texts = recordTexts(kv, keys.agencyTexts(this.#agencyId))[Symbol.asyncIterator]()
    let next = await texts.next()
    const found = kv.list<Envelope>({ prefix: keys.records(this.#agencyId) }, { batchSize: 500 })
    for await (const { key, value } of found) {
      const [kind, id] = [String(key[2]), String(key[3])]
      const place = `${kind}/${id}`
      // Both are sorted by key.
      while (!next.done && `${next.value.kind}/${next.value.id}` < place) next = await texts.next()
      const own = !next.done && next.value.id === id ? next.value.texts : undefined
      await (await this.#file(kind)).add({ id, ...value, texts: own })
      this.#note(kind, id, value.value)
    }
  }

  async #catchUp(whileStill: WhileStill): Promise<void> {
    for (let pass = 0; pass < maxPasses; pass++) {
      const isAll =
        pass < freePasses ? await this.#takeChanges() : await whileStill(() => this.#takeChanges())
      if (isAll) return
    }
    throw new BackupError('The agency is changing too fast to be exported; try again when it is calmer.')
  }

  /** Writes what changed since; returns whether that was everything. */
  async #takeChanges(): Promise<boolean> {
    const changed = [...(await this.#takeEntries())]
    for (let at = 0; at < changed.length; at += readTogether) {
      const some = changed.slice(at, at + readTogether)
      const lines = await Promise.all(some.map(([id, kind]) => this.#lineOf(kind, id)))
      for (const [place, [id, kind]] of some.entries()) {
        const line = lines[place] ?? null
        await (await this.#file(kind)).replace(id, line)
        this.#note(kind, id, line?.value ?? null)
      }
    }
    // The head shows whether the last pass got everything.
    return (await this.#head()) === this.#reached
  }

  async #lineOf(kind: string, id: string) {
    const { kv } = this.#deps
    const { value } = await kv.get<Envelope>(keys.record(this.#agencyId, kind, id))
    return value && { id, ...value, texts: await textsOfRecord(kv, this.#agencyId, { kind, id }) }
  }

  #note(kind: string, id: string, value: unknown): void {
    const content = value === null ? null : this.#deps.kinds.byName(kind)?.content?.(value)
    if (content) this.#contents.set(id, { hash: content.hash, size: content.size })
    else this.#contents.delete(id)
  }

  async #head(): Promise<number> {
    const { value } = await this.#deps.kv.get<{ seq: number }>(keys.head(this.#agencyId))
    return value?.seq ?? 0
  }

  /** Returns a record whose content is missing; null if all are present. */
  async #writeContents(): Promise<string | null> {
    const folder = contentsFolder(this.#folder)
    const blobs = this.#deps.blobs(this.#agencyId)
    for (const [id, { hash, size }] of this.#contents) {
      if (this.#written.has(hash)) continue
      const blob = await blobs.read(hash)
      if (!blob) return id
      const written = await spool(blob.body, { folder, maxBytes: Infinity })
      if (written.hash !== hash || written.size !== size)
        throw new BackupError(`The content of the file ${id} is damaged.`)
      await Deno.rename(written.path, `${folder}/${hash}`)
      this.#written.set(hash, size)
    }
    return null
  }
}
