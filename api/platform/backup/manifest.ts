import { z } from 'zod'

const file = z.object({
  /** Relative to the backup's folder. */
  path: z.string().min(1),
  size: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifest = z.object({
  format: z.literal(1),
  /** UTC, ISO. */
  madeAt: z.iso.datetime(),
  files: z.array(file).min(1),
})

/** One file of a backup. */
export type BackupFile = Readonly<z.infer<typeof file>>

/** The contents of a backup, its database first; written last, so that a folder without it is incomplete. */
export type Manifest = Readonly<z.infer<typeof manifest>>

export const manifestName = 'manifest.json'

/** The file of a store exported line by line; a database file keeps its own name. */
export const exportName = 'store.jsonl'

/** A backup or an agency's folder that can't be written or read; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Throws `BackupError` for an in-memory store. */
export function requireLasting(kvUrl: string): void {
  if (kvUrl === ':memory:') throw new BackupError('A store in memory has no backup: KV_URL names one.')
}

/** Throws `BackupError` if the folder has no backup in this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const parsed = manifest.safeParse(parseJson(await manifestText(folder)))
  if (parsed.success) return parsed.data
  throw new BackupError(`The backup in ${folder} has a ${manifestName} that is not known here.`)
}

async function manifestText(folder: string): Promise<string> {
  try {
    return await Deno.readTextFile(`${folder}/${manifestName}`)
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound || reason instanceof Deno.errors.NotADirectory)
      throw new BackupError(`There is no finished backup in ${folder}.`)
    throw reason
  }
}

/** Undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A damaged manifest is treated like one of another version.
    return undefined
  }
}

/**
 * Runs code that reads and writes a backup and its store. Throws `BackupError` for errors of the file system and
 * the store.
 */
export async function inBackup<Done>(what: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (reason) {
    if (reason instanceof BackupError || !(reason instanceof Error)) throw reason
    // Errors of the file system, SQLite and shared stores; all others are our own.
    const isTheirs = 'code' in reason || reason instanceof Deno.errors.NotCapable || isStoreRefusal(reason)
    if (!isTheirs) throw reason
    throw new BackupError(`${what}: ${reason.message}.`, { cause: reason })
  }
}

function isStoreRefusal({ message }: Error): boolean {
  return message.startsWith('Could not open Deno KV database') || message.includes('DENO_KV_ACCESS_TOKEN')
}
