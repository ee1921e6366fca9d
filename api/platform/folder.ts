import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A file's bytes, and a stamp that changes with the file. */
export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly stamp: string
}

/** A folder whose files are cached in memory and reloaded when they change. */
export interface Folder {
  /** Null if there is no such file; a path can't leave the folder. */
  read(path: string): Promise<FileContent | null>
  readText(path: string): Promise<string | null>
  /** The current exports of a script in the folder; null if there is no such file. */
  load(path: string): Promise<Readonly<Record<string, unknown>> | null>
}

const largestKept = 8 * 1024 * 1024

export function openFolder(root: string): Folder {
  const kept = new Map<string, FileContent>()

  async function stampOf(file: string): Promise<string | null> {
    try {
      const { isFile, size, mtime } = await Deno.stat(file)
      return isFile ? `${size.toString(36)}-${(mtime?.getTime() ?? 0).toString(36)}` : null
    } catch (error) {
      if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotADirectory) return null
      throw error
    }
  }

  async function read(path: string): Promise<FileContent | null> {
    if (!isInside(path)) return null
    const file = join(root, path)
    const stamp = await stampOf(file)
    if (stamp === null) {
      kept.delete(path)
      return null
    }
    const known = kept.get(path)
    if (known?.stamp === stamp) return known
    const content = { bytes: await Deno.readFile(file), stamp }
    if (content.bytes.length <= largestKept) kept.set(path, content)
    return content
  }

  return {
    read,
    async readText(path) {
      const content = await read(path)
      return content && new TextDecoder().decode(content.bytes)
    },
    async load(path) {
      const content = await read(path)
      return content && (await import(`${toFileUrl(root, path)}?${content.stamp}`))
    },
  }
}

function toFileUrl(root: string, path: string): string {
  return pathToFileURL(resolve(root, path)).href
}

/** Whether a relative path stays inside its folder, on every operating system. */
function isInside(path: string): boolean {
  return (
    !/[\\\0:]/.test(path) && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  )
}

/** Reads a small text file named by the operator, synchronously. */
export function readTextFile(path: string): string {
  return Deno.readTextFileSync(path)
}

/** The names of a folder's direct subfolders, sorted; empty if it does not exist. */
export function listFolders(path: string): string[] {
  try {
    const entries = [...Deno.readDirSync(path)].filter(({ isDirectory }) => isDirectory)
    return entries.map(({ name }) => name).toSorted()
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return []
    throw error
  }
}
