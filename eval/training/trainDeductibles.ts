import { documentParts } from '../../api/knowledge/facts/documentParts.ts'
import { limitNames } from '../../api/knowledge/facts/policyFacts.ts'
import { readLineOfBusiness } from '../../api/knowledge/facts/readLineOfBusiness.ts'
import {
  amountsIn,
  type SentenceAmount,
  sentenceAmounts,
} from '../../api/knowledge/facts/statedDeductibles.ts'
import { readDocument } from '../../api/reading/index.ts'
import authors from '../independent/authors.json' with { type: 'json' }
import type { PolicyTruth } from '../parts/policyTruth.ts'
import { amountOf } from '../scoring/normalize.ts'
import { add, columnsOf, denseOf, descend, dot } from './descend.ts'

/**
 * `npm run eval:train-deductibles -- FOLDER …`: fits the weights by which amounts in sentences are told to be deductibles.
 * For each author of `independent/authors.json` it prints what weights fitted to all others find, rightly and wrongly.
 */
interface Example {
  readonly author: string
  readonly document: string
  readonly features: SentenceAmount['features']
  readonly isDeductible: boolean
}

const weightsFile = `${import.meta.dirname}/../../api/knowledge/facts/deductibleWeights.json`
const fitting = { epochs: 100, rate: 0.08, decay: 0.5, prior: {} }
/** Smaller weights make no difference. */
const leastWeight = 0.04
/** Of an amount that is both a deductible and a limit of the policy, and in forms, the words must say which is meant. */
const shareWords = /deduct|retention|retain|\b(?:bears?|bearing|carry|first|less|minus|pay|reimburse)\b/i

const taught = taughtExamples(await Deno.readTextFile(`${import.meta.dirname}/deductibleSentences.txt`))
const examples = (await Promise.all(Deno.args.map(examplesIn))).flat()
const names = [...new Set(examples.map(({ author }) => author))]
const judged = names.flatMap((author) => {
  const weights = fitted(examples.filter((each) => each.author !== author))
  return examples
    .filter((each) => each.author === author)
    .map((each) => ({ ...each, isFound: isFound(each, weights) }))
})
for (const author of names)
  report(
    author,
    judged.filter((each) => each.author === author),
  )
report('all', judged)
await Deno.writeTextFile(weightsFile, `${JSON.stringify(fitted(examples), null, 1)}\n`)
// Workers that read images would keep the program alive.
Deno.exit(0)

function report(author: string, rows: readonly (Example & { readonly isFound: boolean })[]): void {
  const found = rows.filter((each) => each.isFound)
  const right = found.filter((each) => each.isDeductible).length
  const expected = rows.filter((each) => each.isDeductible).length
  console.log(`${author.padEnd(12)} ${right} right, ${expected} expected, ${found.length} given`)
}

async function examplesIn(folder: string): Promise<Example[]> {
  const found: Example[] = []
  for (const { name } of [...Deno.readDirSync(`${folder}/policies`)].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )) {
    if (!name.endsWith('.truth.json')) continue
    const truth: PolicyTruth = JSON.parse(await Deno.readTextFile(`${folder}/policies/${name}`))
    const document = name.replace('.truth.json', '')
    const author = Object.entries(authors).find(([, own]) => own.includes(document))?.[0] ?? 'other'
    const bytes = await Deno.readFile(`${folder}/policies/${truth.file}`)
    const reading = await readDocument(bytes, { name: truth.file })
    const parts = documentParts(reading)
    const line = readLineOfBusiness(parts, reading)?.value ?? null
    for (const part of parts)
      for (const { cents, sentence, features } of sentenceAmounts(part, reading, line)) {
        const isShare = sharesOf(truth).has(cents / 100)
        const isClear = part.kind === 'declarations' && !limitsOf(truth).has(cents / 100)
        const isDeductible = isShare && (isClear || shareWords.test(sentence.text))
        found.push({ author, document, features, isDeductible })
      }
  }
  return found
}

/** Sentences whose amounts are marked: "You pay the first [+$1,000] of each loss." They say nothing of places and sizes. */
function taughtExamples(text: string): Example[] {
  const place = { page: 1, box: { x: 0, y: 0, width: 0, height: 0 }, headings: [], lines: [] }
  return text
    .split('\n')
    .filter((row) => /^[^#]/.test(row))
    .flatMap((row, at) => {
      const marks = [...row.matchAll(/\[([+-])/g)].map(([, mark]) => mark === '+')
      const said = row.replaceAll(/\[[+-]|\]/g, '')
      const amounts = amountsIn(
        { kind: 'paragraph', text: said, ...place },
        { kind: 'form', title: null, line: null },
      )
      return amounts.map(({ features }, index) => ({
        author: 'taught',
        document: `sentence ${at}`,
        features: Object.fromEntries(
          Object.entries(features).filter(([name]) => !/^(?:kind|line|size|odd)\b/.test(name)),
        ),
        isDeductible: marks[index] ?? false,
      }))
    })
}

function sharesOf({ deductible, deductibles = [] }: PolicyTruth): Set<number | null> {
  return new Set([deductible ?? null, ...deductibles.map(({ amount }) => amountOf(amount))])
}

function limitsOf({ limits, extraLimits = [] }: PolicyTruth): Set<number | null> {
  return new Set([
    ...limitNames.map((name) => limits[name] ?? null),
    ...extraLimits.map(({ limit }) => amountOf(limit)),
  ])
}

function isFound({ features }: Example, weights: Readonly<Record<string, number>>): boolean {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0) > 0
}

function fitted(own: readonly Example[]): Readonly<Record<string, number>> {
  const data = withoutRare([...taught, ...own])
  const columns = columnsOf(data)
  const rows = data.map((each) => ({ row: denseOf(each, columns), isDeductible: each.isDeductible }))
  const weights = descend(columns, fitting, (now, slope) => {
    for (const { row, isDeductible } of rows)
      add(slope, row, 1 / (1 + Math.exp(-dot(row, now))) - Number(isDeductible))
  })
  return Object.fromEntries(
    Object.entries(weights).flatMap(([name, weight]) =>
      Math.abs(weight) < leastWeight ? [] : [[name, Math.round(weight * 100) / 100]],
    ),
  )
}

/** Features of one document only say nothing of others. */
function withoutRare(all: readonly Example[]): Example[] {
  const documents = new Map<string, Set<string>>()
  for (const { document, features } of all)
    for (const name of Object.keys(features))
      documents.set(name, (documents.get(name) ?? new Set()).add(document))
  return all.map((each) => ({
    ...each,
    features: Object.fromEntries(
      Object.entries(each.features).filter(([name]) => (documents.get(name)?.size ?? 0) > 1),
    ),
  }))
}
