/**
 * Runs the benches and prints their figures against their bars.
 *
 *     npm run bench                    all of them
 *     npm run bench -- commits watchers
 *     MESSAGES=10000 npm run bench -- communication    with so many emails rather than 600
 *     npm run bench -- --write         also puts their figures into bench/FIGURES.md, and leaves those of others there
 *
 * Exits 1 when a bar is not held. A bench runs alone: leave the machine idle meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { heapFlag } from '../tools/apiCommand.ts'
import { denoBinary } from '../tools/denoBinary.ts'
import { type Figure, holds, rounded } from './figure.ts'

interface Bench {
  /** What it measures, as the heading of its figures. */
  title: string
  runtime: 'node' | 'deno'
}

/** Every bench is a file of its name beside this one that exports `run(): Promise<Figure[]>`. */
const benches: Record<string, Bench> = {
  requestList: { title: '50 requests of 100,000 with assignee and account', runtime: 'node' },
  knowledge: {
    title: 'A book of 100,000 accounts, 300,000 policies and 50,000 certificates',
    runtime: 'node',
  },
  commits: { title: 'Commits against raw atomic writes', runtime: 'deno' },
  tables: { title: "Loading an agency's tables", runtime: 'deno' },
  search: { title: 'Search of 500,000 records, letter by letter', runtime: 'deno' },
  searchInside: { title: 'Search inside 80,000 emails and 20,000 calls, letter by letter', runtime: 'deno' },
  import: { title: 'Moving in with 50,000 clients', runtime: 'deno' },
  watchers: { title: '2,000 live watchers', runtime: 'deno' },
  reading: { title: 'Reading documents', runtime: 'deno' },
  copilot: { title: 'Cara at work', runtime: 'deno' },
  communication: { title: 'Emails that come in', runtime: 'deno' },
  firstLoad: { title: 'First load, empty cache', runtime: 'node' },
  navigation: { title: 'Navigation inside the app, and scrolling', runtime: 'node' },
  landing: { title: 'The public page on a phone, empty cache', runtime: 'node' },
  'design-system': { title: 'The design system on a slow machine', runtime: 'node' },
  start: { title: 'npm start', runtime: 'node' },
}

const here = import.meta.dirname
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench is named ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}

let isEveryBarHeld = true
const sections = new Map<string, string>()
for (const [name, bench] of Object.entries(benches)) {
  if (named.length > 0 && !named.includes(name)) continue
  const figures = runApart(name, bench)
  if (figures.some((figure) => !holds(figure))) isEveryBarHeld = false
  const measured = section(bench, figures)
  sections.set(bench.title, measured)
  console.log(measured)
}
if (process.argv.includes('--write')) {
  const file = path.join(here, 'FIGURES.md')
  const [preface = '', ...before] = readFileSync(file, 'utf8').split('\n## ')
  const known = new Map(before.map((text) => [text.slice(0, text.indexOf('\n')), `## ${text}`]))
  const all = Object.values(benches).flatMap(({ title }) => sections.get(title) ?? known.get(title) ?? [])
  writeFileSync(file, `${[preface, ...all].map((text) => text.trimEnd()).join('\n\n')}\n`)
}
process.exit(isEveryBarHeld ? 0 : 1)

/** Each bench has a process of its own, so that none warms or burdens the next. */
function runApart(name: string, { runtime }: Bench): Figure[] {
  const call = `
    const { run } = await import(${JSON.stringify(`./${name}.ts`)})
    console.log('\\nFIGURES ' + JSON.stringify(await run()))
    ${runtime === 'deno' ? 'Deno.exit(0)' : 'process.exit(0)'}
  `
  const command =
    runtime === 'deno'
      ? [denoBinary(), 'eval', '--ext=ts', `--v8-flags=--expose-gc,${heapFlag}`, call]
      : [process.execPath, '--input-type=module-typescript', '--expose-gc', '--eval', call]
  const { status, stdout } = spawnSync(command[0] ?? '', command.slice(1), {
    cwd: here,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const line = stdout?.split('\n').findLast((text) => text.startsWith('FIGURES '))
  if (status !== 0 || !line) throw new Error(`The bench ${name} ended with ${status}:\n${stdout}`)
  return JSON.parse(line.slice('FIGURES '.length)) as Figure[]
}

function section({ title }: Bench, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, bar, note = '' } = figure
    const asked = bar ? ('most' in bar ? `at most ${bar.most}` : `at least ${bar.least}`) : ''
    return `| ${name} | ${rounded(value)} ${unit} | ${asked} | ${bar ? (holds(figure) ? 'held' : 'NOT HELD') : ''} | ${note} |`
  })
  return [`## ${title}`, '', '| What | Figure | Bar | | How |', '|---|---|---|---|---|', ...rows, ''].join(
    '\n',
  )
}
