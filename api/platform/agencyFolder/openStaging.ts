import { resolve } from 'node:path'
import { BackupError, inBackup } from '../backup/manifest.ts'
import { blobsFolder, incomingName } from '../blobs/openBlobs.ts'
import { readAgencyManifest } from './agencyManifest.ts'

/** A folder for moving an agency to or from a running server, which can only access its data folder. */
export interface Staging extends AsyncDisposable {
  readonly path: string
  /** Copies an agency's folder here. Throws `BackupError`. */
  bring(folder: string): Promise<void>
  /** Copies this folder's contents to an empty folder. Throws `BackupError`. */
  handOver(folder: string): Promise<void>
}

/** A starting server clears unfinished files of an earlier one here. */
export async function openStaging(dataDir: string): Promise<Staging> {
  const path = resolve(blobsFolder(dataDir), incomingName, crypto.randomUUID())
  await Deno.mkdir(path, { recursive: true })
  return {
    path,

    bring: (folder) =>
      inBackup(`The import of ${folder} failed`, async () => {
        await readAgencyManifest(folder)
        await takeFiles(folder, path)
      }),

    handOver: (folder) =>
      inBackup(`The export to ${folder} failed`, async () => {
        await Deno.mkdir(folder, { recursive: true })
        await takeFiles(path, folder)
      }),

    [Symbol.asyncDispose]: () => Deno.remove(path, { recursive: true }),
  }
}

async function takeFiles(from: string, to: string): Promise<void> {
  for await (const { name, isDirectory, isFile } of Deno.readDir(from)) {
    const [source, target] = [`${from}/${name}`, `${to}/${name}`]
    if (isFile) await takeFile(source, target)
    if (!isDirectory) continue
    await Deno.mkdir(target)
    await takeFiles(source, target)
  }
}

/** A hard link on the same disk, otherwise a copy. */
async function takeFile(source: string, target: string): Promise<void> {
  try {
    await Deno.link(source, target)
  } catch (reason) {
    if (reason instanceof Deno.errors.AlreadyExists)
      throw new BackupError(`There is a file ${target} already.`)
    await Deno.copyFile(source, target)
  }
}
