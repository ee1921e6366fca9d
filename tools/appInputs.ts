import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** The sources of apps without a folder of their own. */
const folderOf: Partial<Record<string, string>> = {
  session: 'shell',
  firstFrame: 'shell',
  landing: 'mf-landing',
}

/** What every app is made with. */
const everywhere = [
  'rspack.config.ts',
  'relay.config.js',
  'package-lock.json',
  'api/schema.graphql',
  'tools/*.ts',
  'design-system/**/*',
  'shell/contract/**/*',
]

const isForTheWorkshop =
  /(^|\/)(node_modules|dist|__generated__|\.storybook|docs)(\/|$)|\.(test|stories)\.tsx?$|persisted\.json$/

const isMade = /(^|\/)(node_modules|dist|__generated__)(\/|$)|\.test\.tsx?$|persisted\.json$/

/** A hash of every file that a build of the app reads: the same inputs give the same files. */
export async function appInputs(app: string): Promise<string> {
  return hashOf([...everywhere, `${folderOf[app] ?? app}/**/*`], isForTheWorkshop)
}

/** The same of Storybook, which shows the stories of every area. */
export async function storybookInputs(): Promise<string> {
  return hashOf([...everywhere, 'vite.config.ts', 'mf-*/**/*'], isMade)
}

async function hashOf(patterns: string[], isLeftOut: RegExp): Promise<string> {
  const files: string[] = []
  const found = glob(patterns, { cwd: root, withFileTypes: true, exclude: isSkipped })
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
