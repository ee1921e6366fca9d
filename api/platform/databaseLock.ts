import { StoreError } from './storeError.ts'

/** Another process has this folder's database open. */
export class DatabaseInUseError extends StoreError {
  override name = 'DatabaseInUseError'
}

export interface DatabaseLock {
  release(): void
}

/**
 * Locks the folder's database for this process. A database file belongs to one process: a second one
 * would see neither its changes nor its lock in time. Throws `DatabaseInUseError`. Released when the process ends, however it ends.
 */
export async function lockDatabase(dataDir: string): Promise<DatabaseLock> {
  await Deno.mkdir(dataDir, { recursive: true })
  const file = await Deno.open(`${dataDir}/coverdesk.lock`, { create: true, read: true, write: true })
  if (!(await file.tryLock(true))) {
    const owner = await new Response(file.readable).text()
    throw new DatabaseInUseError(
      `The database in ${dataDir} is in use by process ${owner.trim() || 'unknown'}. ` +
        'Stop that process first, or set DATA_DIR to another folder.',
    )
  }
  await file.truncate()
  await file.write(new TextEncoder().encode(`${Deno.pid}\n`))
  return { release: () => file.close() }
}
