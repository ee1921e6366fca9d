import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildApp } from './apps.ts'

const folder = path.join(path.dirname(import.meta.dirname), '.cache/builds')

/** The inputs of the app's last build; null when it was never built here. */
export async function readBuildStamp(app: BuildApp): Promise<string | null> {
  return readFile(path.join(folder, app), 'utf8').catch(() => null)
}

export async function writeBuildStamp(app: BuildApp, inputs: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, app), inputs)
}
