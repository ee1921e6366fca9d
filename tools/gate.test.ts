import { spawnSync } from 'node:child_process'
import {
  globSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { remoteApps } from './apps.ts'
import plugin from './houseRules/plugin.ts'

const root = join(import.meta.dirname, '..')
const violations = join(root, 'tools/violations')
const settings = [
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'tsconfig.json',
  'api/tsconfig.json',
  'bench/tsconfig.json',
  'tools/tsconfig.json',
  'tools/houseRules',
  'package.json',
  'knip.json',
]

/** Each of these folders gets one type error: a pattern in a tsconfig that matches nothing would hide it. */
const typedFolders = [
  'api/platform',
  'api/server',
  'bench',
  'tools',
  'e2e',
  'shell',
  'shell/contract',
  'design-system/components',
  ...remoteApps,
]

interface Seed {
  file: string
  rule: string
  message: string
}

const seeds = readdirSync(violations, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file): Seed[] => {
    const [, rule, message = ''] =
      /^\/\/ expect: (\S+) ?(.*)/.exec(readFileSync(join(violations, file), 'utf8')) ?? []
    return rule ? [{ file: file.split(sep).join('/'), rule, message }] : []
  })

interface Diagnostic {
  filename: string
  code: string
  message: string
}

let house = ''
let diagnostics: Diagnostic[] = []

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'gate-'))
  cpSync(violations, house, { recursive: true })
  for (const setting of settings) cpSync(join(root, setting), join(house, setting), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'), 'junction')
  const { stdout, stderr } = run('oxlint', ['--format', 'json'])
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics
}, 60_000)

afterAll(() => {
  rmSync(house, { recursive: true, force: true })
})

function run(command: string, args: string[]) {
  return spawnSync(process.execPath, [join(root, 'node_modules', binaries[command] ?? ''), ...args], {
    cwd: house,
    encoding: 'utf8',
  })
}

const binaries: Record<string, string> = {
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
  tsc: 'typescript/bin/tsc',
  knip: 'knip/bin/knip.js',
}

describe('the linter reports every seeded violation', () => {
  test.each(seeds)('$file: $rule $message', ({ file, rule, message }) => {
    const found = diagnostics
      .filter(({ filename }) => relative(house, join(house, filename)).split(sep).join('/') === file)
      .map((diagnostic) => `${diagnostic.code} ${diagnostic.message}`)
    expect(found).toContainEqual(expect.stringContaining(`${rule} ${message}`))
  })

  test('every configured rule has a seed, and every house rule is enabled', () => {
    const named = readFileSync(join(root, '.oxlintrc.json'), 'utf8').matchAll(
      /"([\w-]+)\/([\w-]+)": \[?\s*"error"/g,
    )
    const rules = new Set([...named].map(([, scope, name]) => `${scope}(${name})`))
    expect(new Set(seeds.map(({ rule }) => rule))).toEqual(rules)
    for (const name of Object.keys(plugin.rules)) expect(rules).toContain(`house(${name})`)
  })
})

test('the compiler checks every source folder', () => {
  for (const folder of typedFolders) {
    const file = join(house, folder, 'seededTypeError.ts')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, "export const seededTypeError: number = 'Ridgeline Roofing'\n")
  }
  const output = ['.', 'api', 'tools']
    .map((project) => run('tsc', ['--noEmit', '-p', project]).stdout)
    .join('\n')
  const reported = typedFolders.filter((folder) => output.includes(`${folder}/seededTypeError.ts`))
  expect(reported).toEqual(typedFolders)
}, 60_000)

test('reports an unformatted file', () => {
  writeFileSync(join(house, 'e2e/unformatted.ts'), 'export  const unformatted = "Ridgeline Roofing";\n')
  const { status, stdout } = run('oxfmt', ['--check', 'e2e/unformatted.ts'])
  expect(status).toBe(1)
  expect(stdout).toContain('e2e/unformatted.ts')
})

test('reports an unused export', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  for (const workspace of globSync(workspaces, { cwd: root })) {
    mkdirSync(join(house, workspace), { recursive: true })
    cpSync(join(root, workspace, 'package.json'), join(house, workspace, 'package.json'))
  }
  const { stdout } = run('knip', ['--include', 'exports'])
  expect(stdout).toContain('nobodyNeedsThis')
  expect(stdout).not.toContain('presetLabel ')
}, 60_000)
