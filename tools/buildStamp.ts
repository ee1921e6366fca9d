import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const folder = path.join(path.dirname(import.meta.dirname), '.cache/builds')

/** The inputs of the app's last build; null when it was never built here. */
export async function readBuildStamp(app: string): Promise<string | null> {
  return readFile(path.join(folder, app), 'utf8').catch(() => null)
}

export async function writeBuildStamp(app: string, inputs: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, app), inputs)
}

/** Says that the app's files are no longer those of a build, because development writes its own in their place. */
export async function forgetBuildStamp(app: string): Promise<void> {
  await rm(path.join(folder, app), { force: true })
}
