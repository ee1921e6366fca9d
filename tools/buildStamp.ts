import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildApp } from './apps.ts'

/** Whatever is made of the sources. */
type Built = BuildApp | 'storybook'

const folder = path.join(path.dirname(import.meta.dirname), '.cache/builds')

/** The inputs of the app's last build; null when it was never built here. */
export async function readBuildStamp(app: Built): Promise<string | null> {
  return readFile(path.join(folder, app), 'utf8').catch(() => null)
}

export async function writeBuildStamp(app: Built, inputs: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, app), inputs)
}

/** Says that the app's files are no longer those of a build, because development writes its own in their place. */
export async function forgetBuildStamp(app: BuildApp): Promise<void> {
  await rm(path.join(folder, app), { force: true })
}
