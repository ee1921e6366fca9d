import { basename, dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { blobsFolder, incomingName } from '../blobs/openBlobs.ts'
import { databaseFile } from '../databaseFile.ts'
import { copyFile, sumFile } from './copyFile.ts'
import { exportStore } from './exportStore.ts'
import { isEmptyFolder } from './isEmptyFolder.ts'
import {
  BackupError,
  type BackupFile,
  exportName,
  inBackup,
  type Manifest,
  manifestName,
  requireLasting,
} from './manifest.ts'

// In one step: a copy in several steps restarts whenever the server writes in between.
const allPages = 0x7fff_ffff

/** The store to back up or restore, as in the platform's config. */
export interface BackupStore {
  readonly dataDir: string
  /** `''` for the database file in `dataDir`, otherwise the URL of a shared store. */
  readonly kvUrl: string
}

/**
 * Backs up a store to an empty folder while its servers run: the database as of one moment,
 * then every file it can refer to. Files in a bucket stay there. Throws `BackupError`.
 */
export function backupTo(folder: string, store: BackupStore): Promise<Manifest> {
  return inBackup(`The backup to ${folder} failed`, () => writeBackup(folder, store))
}

async function writeBackup(folder: string, { dataDir, kvUrl }: BackupStore): Promise<Manifest> {
  requireLasting(kvUrl)
  if (kvUrl === '') await requireDatabase(dataDir)
  if (!(await isEmptyFolder(folder)))
    throw new BackupError(`The folder ${folder} is not empty; a backup wants its own.`)
  await Deno.mkdir(folder, { recursive: true })

  const database = kvUrl === '' ? await snapshot(dataDir, folder) : await exportTo(folder, kvUrl)
  const files: BackupFile[] = [{ path: database, ...(await sumFile(`${folder}/${database}`)) }]
  // Files come second: a record in the snapshot can refer to a file, but not the other way around.
  for (const path of await blobPaths(dataDir)) {
    await Deno.mkdir(dirname(`${folder}/${path}`), { recursive: true })
    const copied = await copyFile(`${dataDir}/${path}`, `${folder}/${path}`)
    if (copied.sha256 !== basename(path)) throw new BackupError(`The file ${dataDir}/${path} is damaged.`)
    files.push({ path, ...copied })
  }

  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), files }
  await Deno.writeTextFile(`${folder}/${manifestName}`, `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function requireDatabase(dataDir: string): Promise<void> {
  try {
    await Deno.stat(databaseFile(dataDir))
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound || reason instanceof Deno.errors.NotADirectory)
      throw new BackupError(`There is no database in ${dataDir}.`)
    throw reason
  }
}

/** SQLite copies the file as of one moment while its owner keeps writing. */
async function snapshot(dataDir: string, folder: string): Promise<string> {
  const name = basename(databaseFile(dataDir))
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 10_000 })
  try {
    await backup(database, `${folder}/${name}`, { rate: allPages })
  } finally {
    database.close()
  }
  return name
}

async function exportTo(folder: string, kvUrl: string): Promise<string> {
  const kv = await Deno.openKv(kvUrl)
  const file = await Deno.open(`${folder}/${exportName}`, { createNew: true, write: true })
  const writer = file.writable.getWriter()
  const encoder = new TextEncoder()
  try {
    await exportStore(kv, (line) => writer.write(encoder.encode(`${JSON.stringify(line)}\n`)))
    await file.sync()
  } finally {
    await writer.close()
    kv.close()
  }
  return exportName
}

async function blobPaths(dataDir: string): Promise<string[]> {
  const root = blobsFolder(dataDir)
  const paths: string[] = []
  for await (const agency of readFolder(root)) {
    if (agency === incomingName) continue
    for await (const part of readFolder(`${root}/${agency}`)) {
      for await (const hash of readFolder(`${root}/${agency}/${part}`)) {
        paths.push(`${basename(root)}/${agency}/${part}/${hash}`)
      }
    }
  }
  return paths
}

async function* readFolder(path: string): AsyncIterable<string> {
  try {
    for await (const { name } of Deno.readDir(path)) yield name
  } catch (reason) {
    // A data folder without blobs, or with its files in a bucket, has none.
    if (!(reason instanceof Deno.errors.NotFound)) throw reason
  }
}
