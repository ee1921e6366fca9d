import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const entry = path.join(root, '.cache/api.test.ts')

/**
 * Writes one entry that imports all tests of the API and the evaluation, or those that the changed files affect, and
 * answers it: loading the whole API for each test file takes most of the time otherwise.
 */
export function writeApiTests({ changed }: { changed?: readonly string[] } = {}): string {
  const affected = changed && affectedModules(changed)
  const files = testFiles().filter((file) => !isLong(file) && (!affected || affected.has(moduleOf(file))))
  mkdirSync(path.dirname(entry), { recursive: true })
  writeFileSync(entry, [...files, ...evaluationTests()].map((file) => `import '../${file}'\n`).join(''))
  return entry
}

export function longApiTests(): string[] {
  return testFiles().filter(isLong)
}

/** Repeated crashes and other tests that need minutes: `npm run test:long`. */
function isLong(file: string): boolean {
  return file.endsWith('.long.test.ts')
}

function testFiles(): string[] {
  return filesAt('api/**/*.test.ts')
}

function evaluationTests(): string[] {
  return filesAt('eval/**/*.test.ts')
}

function filesAt(pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
}

/** `knowledge` of `api/knowledge/…`; files directly in `api` are the server's. */
function moduleOf(file: string): string {
  const [, name = '', ...rest] = file.split('/')
  return rest.length === 0 ? 'server' : name
}

/** The modules with a changed file, and all that import one of them, whether directly or not. */
function affectedModules(changed: readonly string[]): ReadonlySet<string> {
  const importsOf = new Map<string, Set<string>>()
  const sources = globSync('api/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file),
  )
  for (const file of sources) {
    const imports = importsOf.get(moduleOf(file)) ?? new Set()
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, specifier = ''] of text.matchAll(/(?:from|import) '(\.[^']+)'/g))
      imports.add(moduleOf(path.posix.join(path.posix.dirname(file), specifier)))
    importsOf.set(moduleOf(file), imports)
  }
  const affected = new Set(changed.filter((file) => file.startsWith('api/')).map(moduleOf))
  for (let before = -1; before !== affected.size;) {
    before = affected.size
    for (const [name, imports] of importsOf)
      if ([...imports].some((imported) => affected.has(imported))) affected.add(name)
  }
  return affected
}
