import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuildApp } from './apps.ts'

const root = path.dirname(import.meta.dirname)

/** Where the sources are of what is no folder's own app. */
const folderOf: Partial<Record<BuildApp, string>> = {
  session: 'shell',
  firstFrame: 'shell',
  landing: 'mf-landing',
}

/** What every app is made with. */
const everywhere = [
  'rspack.config.ts',
  'relay.config.json',
  'package-lock.json',
  'api/schema.graphql',
  'tools/*.ts',
  'design-system/**/*',
  'shell/contract/**/*',
]

const isLeftOut =
  /(^|\/)(node_modules|dist|__generated__|\.storybook|docs)(\/|$)|\.(test|stories)\.tsx?$|persisted\.json$/

/** A hash of every file that a build of the app reads: the same inputs give the same files. */
export async function appInputs(app: BuildApp): Promise<string> {
  const folder = folderOf[app] ?? app
  const files: string[] = []
  const found = glob([...everywhere, `${folder}/**/*`], {
    cwd: root,
    withFileTypes: true,
    exclude: isSkipped,
  })
  for await (const entry of found) {
    if (entry.isFile()) files.push(path.relative(root, path.join(entry.parentPath, entry.name)))
  }
  const hash = createHash('sha256').update(process.version)
  for (const file of files.filter((name) => !isLeftOut.test(name)).toSorted()) {
    hash.update(file).update(await readFile(path.join(root, file)))
  }
  return hash.digest('hex')
}

function isSkipped({ name }: { name: string }): boolean {
  return name === 'node_modules' || name === 'dist'
}
