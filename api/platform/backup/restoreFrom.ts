import { createReadStream } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '../databaseFile.ts'
import type { BackupStore } from './backupTo.ts'
import { copyFile, sumFile } from './copyFile.ts'
import type { ExportedLine } from './exportStore.ts'
import { importStore } from './importStore.ts'
import { isEmptyFolder } from './isEmptyFolder.ts'
import {
  BackupError,
  type BackupFile,
  exportName,
  inBackup,
  type Manifest,
  readManifest,
  requireLasting,
} from './manifest.ts'

/**
 * Restores a backup into an empty data folder. Every file is checked against the
 * manifest before the first one is written. Throws `BackupError`.
 */
export function restoreFrom(folder: string, store: BackupStore): Promise<Manifest> {
  return inBackup(`The restore from ${folder} failed`, () => readBackup(folder, store))
}

async function readBackup(folder: string, { dataDir, kvUrl }: BackupStore): Promise<Manifest> {
  requireLasting(kvUrl)
  const manifest = await readManifest(folder)
  if (!(await isEmptyFolder(dataDir))) {
    throw new BackupError(`The data folder ${dataDir} is not empty; a restore never writes over data.`)
  }
  for (const file of manifest.files) await verify(folder, file)

  // The database comes last, so that no server accepts the folder of an interrupted restore as data.
  const [database, ...blobs] = manifest.files
  if (!database) throw new BackupError(`The backup in ${folder} has no database.`)
  if ((database.path === exportName) !== (kvUrl !== '')) {
    throw new BackupError(
      `The backup is ${database.path === exportName ? 'of a shared store: name one with KV_URL' : 'a database file: leave KV_URL empty'}.`,
    )
  }
  for (const { path } of blobs) {
    await Deno.mkdir(dirname(`${dataDir}/${path}`), { recursive: true })
    await copyFile(`${folder}/${path}`, `${dataDir}/${path}`)
  }
  if (kvUrl === '') {
    await Deno.mkdir(dataDir, { recursive: true })
    await copyFile(`${folder}/${database.path}`, databaseFile(dataDir))
    requireSound(dataDir)
  } else {
    await importFrom(`${folder}/${database.path}`, kvUrl)
  }
  return manifest
}

async function importFrom(path: string, kvUrl: string): Promise<void> {
  const kv = await Deno.openKv(kvUrl)
  try {
    await importStore(kv, exportedLines(path))
  } finally {
    kv.close()
  }
}

/** The lines of an exported store, streamed. */
async function* exportedLines(path: string): AsyncIterable<ExportedLine> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    yield JSON.parse(line)
  }
}

async function verify(folder: string, { path, size, sha256 }: BackupFile): Promise<void> {
  if (isAbsolute(path) || path.split('/').includes('..')) {
    throw new BackupError(`The manifest in ${folder} names a file outside of the backup: ${path}.`)
  }
  let found: { size: number; sha256: string }
  try {
    found = await sumFile(`${folder}/${path}`)
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound) throw new BackupError(`The backup lacks its file ${path}.`)
    throw reason
  }
  if (found.size !== size || found.sha256 !== sha256)
    throw new BackupError(`The backup's file ${path} is damaged.`)
}

function requireSound(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  try {
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get() ?? {}
    if (found !== 'ok') throw new BackupError(`The restored database is damaged: ${String(found)}.`)
  } finally {
    database.close()
  }
}
