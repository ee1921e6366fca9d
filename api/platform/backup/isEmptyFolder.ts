import { BackupError } from './manifest.ts'

/** Whether a folder is empty or missing. Throws `BackupError` if it is not a folder. */
export async function isEmptyFolder(path: string): Promise<boolean> {
  try {
    for await (const _ of Deno.readDir(path)) return false
    return true
  } catch (reason) {
    if (reason instanceof Deno.errors.NotFound) return true
    if (reason instanceof Deno.errors.NotADirectory) throw new BackupError(`${path} is no folder.`)
    throw reason
  }
}

/** Throws `BackupError` if the folder isn't empty. */
export async function requireEmptyFolder(path: string): Promise<void> {
  if (!(await isEmptyFolder(path)))
    throw new BackupError(`The folder ${path} is not empty; nothing is written over what is there.`)
}
