import { execFile } from 'node:child_process'
import { access, glob, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { relayProjects } from './apps.ts'
import { writeLabels } from './writeLabels.ts'

const root = path.dirname(import.meta.dirname)
const run = promisify(execFile)

export interface CompileRelayOptions {
  projects?: readonly string[]
  /** Also forgets the artifacts of operations that are gone. */
  isClean?: boolean
}

/** Writes the artifacts and the persisted documents of the projects; a mistake in a document throws its report. */
export async function compileRelay({ projects = relayProjects, isClean = false }: CompileRelayOptions = {}) {
  // The compiler wants the file of every project to be there, also of those that it does not compile.
  await Promise.all(relayProjects.map(ensurePersisted))
  for (const project of projects) {
    if (isClean) await removeArtifacts(project)
    // The compiler only adds to the file: emptied and rewritten, it holds only what is in use.
    await writeFile(persistedFile(project), '{}')
  }
  await writeLabels()
  const compiler = path.join(root, 'node_modules/relay-compiler/cli.js')
  const chosen = projects.flatMap((project) => ['--project', project])
  const flags = ['--noWatchman', '--repersist', '--output', 'quiet-with-errors', 'relay.config.js']
  try {
    await run(process.execPath, [compiler, ...chosen, ...flags], { cwd: root })
  } catch (error) {
    throw new Error(`The GraphQL documents do not compile.\n${report(error)}`, { cause: error })
  }
}

/** The documents that a project has in use: text by id. */
export async function persistedDocuments(project: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(persistedFile(project), 'utf8'))
}

function persistedFile(project: string): string {
  return path.join(root, project, 'persisted.json')
}

async function ensurePersisted(project: string): Promise<void> {
  await access(persistedFile(project)).catch(() => writeFile(persistedFile(project), '{}'))
}

async function removeArtifacts(project: string): Promise<void> {
  const folders = glob('**/__generated__', { cwd: path.join(root, project), exclude: ['**/node_modules'] })
  for await (const folder of folders) await rm(path.join(root, project, folder), { recursive: true })
}

function report(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'The compiler could not be started.'
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
  return `${stdout}${stderr}`.trim() || 'The compiler ended without a report.'
}

async function compileNamed(args: readonly string[]): Promise<void> {
  const named = relayProjects.filter((project) => args.includes(project))
  const projects = named.length > 0 ? named : relayProjects
  try {
    await compileRelay({ projects, isClean: args.includes('--clean') })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (import.meta.main) await compileNamed(process.argv.slice(2))
