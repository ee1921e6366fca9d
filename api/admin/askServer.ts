import { BackupError, openStaging, requireExportFolder } from '../platform/index.ts'
import { askAdminServer } from './adminServer.ts'
import type { CommandAnswer } from './agencyCommand.ts'

/**
 * Sends a command to the server that holds the store; null if none is running. The server doesn't access the
 * caller's folders: files the command reads or writes go through the caller.
 */
export async function askServer(dataDir: string, words: readonly string[]): Promise<CommandAnswer | null> {
  const [name, ...rest] = words
  try {
    if (name === 'export' && rest.length === 2) return await askForExport(dataDir, rest)
    if (name === 'import' && rest.length === 1) return await askForImport(dataDir, rest)
  } catch (error) {
    if (error instanceof BackupError) return { isDone: false, lines: [error.message] }
    throw error
  }
  return await askAdminServer(dataDir, words)
}

async function askForExport(
  dataDir: string,
  [agency = '', folder = '']: readonly string[],
): Promise<CommandAnswer | null> {
  if (!(await isServed(dataDir))) return null
  await requireExportFolder(folder)
  await using staging = await openStaging(dataDir)
  const answer = await askAdminServer(dataDir, ['export', agency, staging.path])
  if (answer?.isDone) await staging.handOver(folder)
  return answer
}

async function askForImport(
  dataDir: string,
  [folder = '']: readonly string[],
): Promise<CommandAnswer | null> {
  if (!(await isServed(dataDir))) return null
  await using staging = await openStaging(dataDir)
  await staging.bring(folder)
  return await askAdminServer(dataDir, ['import', staging.path])
}

/** Without a command, lists the commands and does nothing. */
async function isServed(dataDir: string): Promise<boolean> {
  return (await askAdminServer(dataDir, [])) !== null
}
