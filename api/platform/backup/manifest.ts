/** One file of a backup. */
export interface BackupFile {
  /** Relative to the backup's folder. */
  readonly path: string
  readonly size: number
  readonly sha256: string
}

/** What a backup consists of; written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: 1
  /** UTC, ISO. */
  readonly madeAt: string
  readonly files: readonly BackupFile[]
}

export const manifestName = 'manifest.json'

/** The file of a store that was exported line by line; a database file is copied under its own name. */
export const exportName = 'store.jsonl'

/** A backup that cannot be made or restored, with the reason for whoever runs it. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Throws `BackupError` for a store that ends with its process. */
export function requireLasting(kvUrl: string): void {
  if (kvUrl === ':memory:') throw new BackupError('A store in memory has no backup: KV_URL names one.')
}

/** Throws `BackupError` when the folder holds no backup of this format. */
export async function readManifest(folder: string): Promise<Manifest> {
  let text: string
  try {
    text = await Deno.readTextFile(`${folder}/${manifestName}`)
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound)
      throw new BackupError(`There is no finished backup in ${folder}.`)
    throw reason
  }
  const manifest: unknown = JSON.parse(text)
  if (!isManifest(manifest))
    throw new BackupError(`The backup in ${folder} has a format that is not known here.`)
  return manifest
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === 1 && 'files' in value
  )
}
