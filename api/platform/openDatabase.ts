import { checkPages } from './databaseCheck.ts'
import { databaseFile } from './databaseFile.ts'
import { lockDatabase } from './databaseLock.ts'
import { StoreError } from './storeError.ts'

export interface Database {
  readonly kv: Deno.Kv
  /** Whether other processes may write to it too. */
  readonly isShared: boolean
  release(): void
}

/** How long a shared store may take to respond, in milliseconds. */
const timeoutMs = 10_000

/** Opens the database of a platform's config. Throws `StoreError`. */
export async function openDatabase({
  dataDir,
  kvUrl,
}: {
  dataDir: string
  kvUrl: string
}): Promise<Database> {
  if (kvUrl === ':memory:') return { kv: await Deno.openKv(kvUrl), isShared: false, release: () => {} }
  if (kvUrl !== '') return { kv: await openShared(kvUrl), isShared: true, release: () => {} }
  const lock = await inDataFolder(dataDir, () => lockDatabase(dataDir))
  const file = databaseFile(dataDir)
  try {
    await checkPages(file)
    return { kv: await Deno.openKv(file), isShared: false, release: () => lock.release() }
  } catch (error) {
    lock.release()
    if (error instanceof StoreError) throw error
    throw new StoreError(`DATA_DIR should hold a database of Coverdesk; ${file} is none: ${reason(error)}.`, {
      cause: error,
    })
  }
}

/** Runs a task that writes to the data folder. Throws `StoreError` if the folder is not writable. */
export async function inDataFolder<Done>(dataDir: string, work: () => Promise<Done>): Promise<Done> {
  if (dataDir === '') throw new StoreError('DATA_DIR is empty; it should be a folder.')
  try {
    return await work()
  } catch (error) {
    // File system errors have a system code; errors of Deno's own permissions have none.
    const isRefused = error instanceof Deno.errors.NotCapable
    if (!(error instanceof Error && ('code' in error || isRefused))) throw error
    const should = 'DATA_DIR should be a folder that this user can write into'
    throw new StoreError(`${should}; '${dataDir}' is not${isRefused ? '' : `: ${reason(error)}`}.`, {
      cause: error,
    })
  }
}

async function openShared(kvUrl: string): Promise<Deno.Kv> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it does not answer within ${timeoutMs / 1_000} s`)), timeoutMs)
  })
  try {
    return await Promise.race([Deno.openKv(kvUrl), late])
  } catch (error) {
    // Keeps a password in the URL out of the message.
    const place = new URL(kvUrl).origin
    const why = reason(error).replaceAll(kvUrl, place)
    const should = 'KV_URL should be the address of a KV Connect store that takes DENO_KV_ACCESS_TOKEN'
    throw new StoreError(`${should}; ${place} is none: ${why}.`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
