import { readDocument } from '../api/reading/index.ts'
import type { EvalFolder, EvalPart, Score } from './evalPart.ts'
import { answers } from './parts/answers.ts'
import { inbound } from './parts/inbound.ts'
import { policies } from './parts/policies.ts'
import { forms } from './parts/forms.ts'
import { lists } from './parts/lists.ts'
import { quotes } from './parts/quotes.ts'
import { certificates, contracts } from './parts/reviews.ts'
import { skills } from './parts/skills.ts'

/**
 * `npm run eval -- FOLDER [--only policies,answers,inbound] [--out results.json] [--misses]`: runs the product over a
 * folder of documents with known answers, writes its results and prints the scores.
 */
const parts: readonly EvalPart[] = [
  policies,
  answers,
  inbound,
  contracts,
  certificates,
  quotes,
  forms,
  lists,
  skills,
]

const words = [...Deno.args]
const only = option('--only')?.split(',')
const out = option('--out')
const showsMisses = words.includes('--misses')
const [path] = words.filter((word) => !word.startsWith('--'))
const unknown = only?.find((name) => !parts.some((part) => part.name === name))

if (path === undefined || unknown !== undefined) {
  if (unknown !== undefined) console.error(`There is no part "${unknown}".`)
  console.error(
    `Usage: npm run eval -- FOLDER [--only ${parts.map(({ name }) => name).join(',')}] [--out FILE] [--misses]`,
  )
  Deno.exit(2)
}

const folder = openFolder(path)
const results: Record<string, Map<string, object>> = {}
for (const part of parts.filter(({ name }) => only?.includes(name) !== false)) {
  const outcome = await part.run(folder)
  if (outcome.results.length === 0) continue
  const entries = (results[part.resultsKey] ??= new Map())
  for (const result of outcome.results) entries.set(result.name, { ...entries.get(result.name), ...result })
  print(part.name, outcome.scores)
  if (showsMisses) for (const miss of outcome.misses) console.log(`  - ${miss}`)
}
if (out !== undefined)
  await Deno.writeTextFile(
    out,
    `${JSON.stringify(Object.fromEntries(Object.entries(results).map(([key, entries]) => [key, [...entries.values()]])), null, 1)}\n`,
  )
// Workers that read images would keep the program alive.
Deno.exit(0)

function option(name: string): string | undefined {
  const at = words.indexOf(name)
  if (at === -1) return undefined
  return words.splice(at, 2)[1]
}

function openFolder(root: string): EvalFolder {
  const readings = new Map<string, ReturnType<EvalFolder['read']>>()
  return {
    async list(subfolder, ending) {
      const names: string[] = []
      try {
        for await (const { name } of Deno.readDir(`${root}/${subfolder}`))
          if (name.endsWith(ending)) names.push(name)
      } catch (error) {
        if (!(error instanceof Deno.errors.NotFound)) throw error
      }
      return names.toSorted()
    },
    text: (file) => Deno.readTextFile(`${root}/${file}`),
    bytes: (file) => Deno.readFile(`${root}/${file}`),
    read(file) {
      const known = readings.get(file)
      if (known) return known
      const started = readTimed(`${root}/${file}`)
      readings.set(file, started)
      return started
    },
  }
}

async function readTimed(file: string) {
  const bytes = await Deno.readFile(file)
  const start = performance.now()
  const reading = await readDocument(bytes, { name: file.split('/').at(-1) ?? file })
  return { reading, milliseconds: performance.now() - start }
}

function print(name: string, scores: readonly Score[]): void {
  console.log(`\n${name}`)
  for (const { metric, value, unit, detail } of scores)
    console.log(`  ${metric.padEnd(36)} ${shown(value, unit).padStart(9)}${detail ? `   ${detail}` : ''}`)
}

function shown(value: number | null, unit: Score['unit']): string {
  if (value === null) return '-'
  if (unit === 'share') return `${(100 * value).toFixed(1)}%`
  return unit === 'milliseconds' ? `${value.toFixed(0)} ms` : String(value)
}
