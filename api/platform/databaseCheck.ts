import { DatabaseSync } from 'node:sqlite'
import { keys } from './keys.ts'
import type { LedgerEntry } from './ledger.ts'
import { StoreError } from './storeError.ts'

/** The database lost or corrupted saved data; the message says what happened and what to do. */
export class DamagedStoreError extends StoreError {
  override name = 'DamagedStoreError'
}

const advice =
  'Restore the latest backup into an empty DATA_DIR: npm run restore -- BACKUP_FOLDER. Keep the damaged folder until then.'

/** Throws a `DamagedStoreError` if SQLite finds corrupted pages; a missing file is fine. */
export async function checkPages(file: string): Promise<void> {
  if (!(await exists(file))) return
  const problem = firstProblem(file)
  if (problem !== null) throw new DamagedStoreError(`The database ${file} is damaged: ${problem}. ${advice}`)
}

function firstProblem(file: string): string | null {
  try {
    const database = new DatabaseSync(file)
    try {
      const [row] = database.prepare('PRAGMA quick_check(1)').all()
      const answer = Object.values(row ?? {})[0]
      return answer === 'ok' ? null : String(answer).replaceAll(/\s+/g, ' ')
    } finally {
      database.close()
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    // Some other file has this name; opening it reports that.
    return /not a database/.test(message) ? null : message
  }
}

async function exists(file: string): Promise<boolean> {
  try {
    return (await Deno.stat(file)).isFile
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false
    throw error
  }
}

/**
 * Checks that every agency's ledger is complete up to its head, and that no head is behind what was acknowledged before
 * the last stop. Throws a `DamagedStoreError` that names the last good entry.
 */
export async function checkLedgers(kv: Deno.Kv, mark: HighWaterMark): Promise<void> {
  const ids = await Array.fromAsync(kv.list({ prefix: keys.agencies() }), ({ key }) => String(key[1]))
  for (const id of new Set([...ids, ...mark.agencyIds()])) {
    const head = (await kv.get<{ seq: number }>(keys.head(id))).value?.seq ?? 0
    const good = await lastGoodEntry(kv, id, head)
    const expected = Math.max(head, mark.of(id))
    if (good.seq === expected) continue
    const missing = expected - good.seq
    const last =
      good.at === null
        ? 'No entry is left'
        : `The last good entry is number ${good.seq} of ${new Date(good.at).toISOString()}`
    throw new DamagedStoreError(
      `The database lost ${missing.toLocaleString('en-US')} saved ${missing === 1 ? 'change' : 'changes'} of agency ${id}. ${last}. ${advice} ` +
        `To go on without them instead, remove ${mark.file}.`,
    )
  }
}

async function lastGoodEntry(
  kv: Deno.Kv,
  agencyId: string,
  head: number,
): Promise<{ seq: number; at: number | null }> {
  let good: { seq: number; at: number | null } = { seq: 0, at: null }
  for await (const { key, value } of kv.list<LedgerEntry>(
    { prefix: keys.ledger(agencyId) },
    { batchSize: 500 },
  )) {
    if (key[2] !== good.seq + 1 || good.seq === head) break
    good = { seq: good.seq + 1, at: value.at }
  }
  return good
}

/** The last recorded position of each agency's ledger, stored beside the database. */
export interface HighWaterMark {
  readonly file: string
  agencyIds(): Iterable<string>
  /** The last acknowledged entry; 0 if unknown. */
  of(agencyId: string): number
  /** Records an acknowledged entry; written to disk within a second. */
  note(agencyId: string, seq: number): void
  /** Writes pending positions to disk. */
  close(): Promise<void>
}

const writeEveryMs = 1_000

/** A data folder's positions, in a separate file so that database corruption does not affect them. */
export async function openHighWaterMark(dataDir: string): Promise<HighWaterMark> {
  const file = `${dataDir}/coverdesk.mark.json`
  const marks = new Map<string, number>(Object.entries(await readMarks(file)))
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()

  function write(): void {
    timer = undefined
    const text = JSON.stringify(Object.fromEntries(marks))
    writing = writing.then(async () => {
      // A failed write must not stop the work; the next change writes again.
      await Deno.writeTextFile(`${file}.new`, text).then(
        () => Deno.rename(`${file}.new`, file),
        () => undefined,
      )
    })
  }

  return {
    file,
    agencyIds: () => marks.keys(),
    of: (agencyId) => marks.get(agencyId) ?? 0,
    note(agencyId, seq) {
      marks.set(agencyId, Math.max(seq, marks.get(agencyId) ?? 0))
      timer ??= setTimeout(write, writeEveryMs)
    },
    async close() {
      if (timer !== undefined) {
        clearTimeout(timer)
        write()
      }
      await writing
    },
  }
}

async function readMarks(file: string): Promise<Record<string, number>> {
  try {
    const read: unknown = JSON.parse(await Deno.readTextFile(file))
    return typeof read === 'object' && read !== null ? (read as Record<string, number>) : {}
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof SyntaxError) return {}
    throw error
  }
}
