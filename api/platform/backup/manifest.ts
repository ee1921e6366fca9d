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

/** What a backup consists of, its database first; written last, so that a folder without it is no backup. */
export type Manifest = Readonly<z.infer<typeof manifest>>

export const manifestName = 'manifest.json'

/** The file of a store that was exported line by line; a database file is copied under its own name. */
export const exportName = 'store.jsonl'

/** A backup, or an agency's folder, that cannot be written or read, with the reason for whoever runs it. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Throws `BackupError` for a store that ends with its process. */
export function requireLasting(kvUrl: string): void {
  if (kvUrl === ':memory:') throw new BackupError('A store in memory has no backup: KV_URL names one.')
}

/** Throws `BackupError` when the folder holds no backup of this format. */
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

/** Undefined when it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A manifest that is damaged is as unknown as one of another time.
    return undefined
  }
}

/**
 * Does what reads and writes a backup and its store. Throws `BackupError` for what the file system or the store
 * does not let it do.
 */
export async function inBackup<Done>(what: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (reason) {
    if (reason instanceof BackupError || !(reason instanceof Error)) throw reason
    // Errors of the file system, of SQLite and of a shared store; others are our own.
    const isTheirs = 'code' in reason || reason instanceof Deno.errors.NotCapable || isStoreRefusal(reason)
    if (!isTheirs) throw reason
    throw new BackupError(`${what}: ${reason.message}.`, { cause: reason })
  }
}

function isStoreRefusal({ message }: Error): boolean {
  return message.startsWith('Could not open Deno KV database') || message.includes('DENO_KV_ACCESS_TOKEN')
}
