import { candidatesOf, embeddedText, statedAmountsOf } from '../../api/knowledge/answers/answerCandidates.ts'
import {
  type Features,
  measured,
  type PassageSetting,
  passageSetting,
} from '../../api/knowledge/answers/answerFeatures.ts'
import { type AnswerWeights, groupOf, type Weights } from '../../api/knowledge/answers/answerModel.ts'
import { enoughFeatures } from '../../api/knowledge/answers/isAnswered.ts'
import { ranked } from '../../api/knowledge/answers/openAnswers.ts'
import { type Question, understood } from '../../api/knowledge/answers/question.ts'
import { readPolicyFacts } from '../../api/knowledge/facts/readPolicyFacts.ts'
import { readDocument } from '../../api/reading/index.ts'
import { openVectors } from '../../api/reading/passages/openVectors.ts'
import { amountsIn, wordOverlap } from '../scoring/normalize.ts'
import type { QuestionTruth } from '../parts/scoreAnswers.ts'

/**
 * `npm run eval:train-answers -- FOLDER … [--without FOLDER]`: fits the weights that choose the passages of an answer
 * and decide whether there is one. Each folder is one author's; with `--without` that author's questions are left out
 * and the share of them whose passage is found is printed, to see how well the weights do on an author not seen.
 */
interface Example {
  readonly document: string
  readonly question: Question
  readonly truth: QuestionTruth
  readonly setting: PassageSetting
  readonly similarities: readonly (number | null)[]
  readonly group: string
  readonly passages: readonly { readonly features: Features; readonly gain: number }[]
}

const weightsFile = `${import.meta.dirname}/../../api/knowledge/answers/answerWeights.json`
const folds = 4
/** How much an answer from the wrong passage weighs against a refusal, and an answer to what the document does not say. */
const costs = { wrongPassage: 0.3, unanswerable: 1.2 }
const words = [...Deno.args]
const at = words.indexOf('--without')
const without = at === -1 ? undefined : words.splice(at, 2)[1]
const vectors = openVectors()

const examples = (await Promise.all(words.map(examplesIn))).flat()
const weights = trained(examples)
await Deno.writeTextFile(weightsFile, `${JSON.stringify(weights, null, 1)}\n`)
console.log(`${examples.length} questions, ${Object.keys(weights.rank).length} weights`)
if (without !== undefined) report(await examplesIn(without), weights)
Deno.exit(0)

async function examplesIn(folder: string): Promise<Example[]> {
  const found: Example[] = []
  for await (const { name: file } of Deno.readDir(`${folder}/policies`)) {
    if (!file.endsWith('.qa.json')) continue
    const truths: QuestionTruth[] = JSON.parse(await Deno.readTextFile(`${folder}/policies/${file}`))
    const name = file.replace(/\.qa\.json$/, '')
    if (truths.length > 0) found.push(...(await examplesOf(folder, name, truths)))
  }
  return found.toSorted(
    (a, b) => a.document.localeCompare(b.document) || a.truth.id.localeCompare(b.truth.id),
  )
}

async function examplesOf(
  folder: string,
  name: string,
  truths: readonly QuestionTruth[],
): Promise<Example[]> {
  const reading = await readDocument(await Deno.readFile(`${folder}/policies/${name}.pdf`), { name })
  const document = { id: name, name, reading, facts: readPolicyFacts(reading) }
  const passages = candidatesOf(document)
  const candidates = [...passages, ...statedAmountsOf(document)]
  const own = await vectors.embed(passages.map(embeddedText))
  const setting = passageSetting(candidates)
  const questions = truths.map(({ question }) => understood(question, []))
  const asked = await vectors.embed(questions.map(({ text }) => text))
  return truths.flatMap((truth, of) => {
    const [question, vector] = [questions[of], asked[of]]
    if (!question || !vector) return []
    const similarities = candidates.map(
      (_, each) => own[each]?.reduce((sum, x, k) => sum + x * (vector[k] ?? 0), 0) ?? null,
    )
    const group = groupOf(question.intent)
    // Until a document has vectors, questions are answered without them.
    return [similarities, candidates.map(() => null)].map((known) => ({
      document: name,
      question,
      truth,
      setting,
      similarities: known,
      group,
      passages: measured(question, setting, known).map(({ candidate, features }) => ({
        features,
        gain: gainOf(truth, candidate.text, candidate.page),
      })),
    }))
  })
}

/** How well a passage answers: 0 when it does not, up to 1.5 when it is the whole quote with the amount. */
function gainOf({ quote, page, alsoPages, value }: QuestionTruth, text: string, on: number): number {
  if (quote === null || (on !== page && alsoPages?.includes(on) !== true)) return 0
  const recall = wordOverlap(quote, text)
  const precision = wordOverlap(text, quote)
  const amount = value != null && amountsIn(text).includes(value) ? 0.5 : 0
  if (recall >= 0.5) return 0.5 + 0.5 * Math.min(1, recall * Math.max(precision, 0.5) * 1.5) + amount
  return precision >= 0.8 && text.length > 15 ? 0.4 : 0
}

function trained(all: readonly Example[]): AnswerWeights {
  const rank = fitRank(all, 300)
  // What is enough is learned from passages ranked by weights that have not seen the document.
  const documents = [...new Set(all.map(({ document }) => document))]
  const rows = Array.from({ length: folds }, (_, fold) => {
    const held = new Set(documents.filter((_name, of) => of % folds === fold))
    const partial = {
      rank: fitRank(
        all.filter(({ document }) => !held.has(document)),
        120,
      ),
      enough: {},
    }
    return all.filter(({ document }) => held.has(document)).map((example) => rowOf(example, partial))
  }).flat()
  return { rank, enough: fitEnough(rows) }
}

interface Row {
  readonly features: Features
  readonly group: string
  readonly isAnswerable: boolean
  readonly isFound: boolean
}

function rowOf({ question, truth, setting, similarities, group }: Example, weightsNow: AnswerWeights): Row {
  const best = ranked(question, setting, similarities, weightsNow)
  return {
    features: enoughFeatures(question, best, setting),
    group,
    isAnswerable: truth.kind !== 'unanswerable',
    isFound: best.slice(0, 3).some(({ candidate }) => gainOf(truth, candidate.text, candidate.page) >= 0.4),
  }
}

/** Softmax over the passages of each question. */
function fitRank(all: readonly Example[], epochs: number): Weights {
  const sets = all.flatMap(({ passages, group }) => {
    const total = passages.reduce((sum, { gain }) => sum + gain ** 2, 0)
    if (total === 0) return []
    return [{ rows: passages.map(({ features, gain }) => ({ features, group, target: gain ** 2 / total })) }]
  })
  const columns = columnsOf(sets.flatMap(({ rows }) => rows))
  const vectorsOf = sets.map(({ rows }) => rows.map((row) => ({ ...row, dense: denseOf(row, columns) })))
  return descend(columns, { epochs, decay: 0.01, rate: 0.05, prior: { byHand: 3 } }, (fitted, slope) => {
    for (const rows of vectorsOf) {
      const scores = rows.map(({ dense }) => dot(dense, fitted))
      const highest = Math.max(...scores)
      const shares = scores.map((score) => Math.exp(score - highest))
      const total = shares.reduce((sum, share) => sum + share, 0)
      for (const [of, { dense, target }] of rows.entries()) {
        const error = ((shares[of] ?? 0) / total - target) / vectorsOf.length
        if (Math.abs(error) > 1e-7) add(slope, dense, error)
      }
    }
  })
}

function fitEnough(all: readonly Row[]): Weights {
  const columns = columnsOf(all)
  const rows = all.map((row) => ({ ...row, dense: denseOf(row, columns) }))
  const right = rows.filter(({ isAnswerable, isFound }) => isAnswerable && isFound).length
  const unanswerable = rows.filter(({ isAnswerable }) => !isAnswerable).length
  return descend(
    columns,
    { epochs: 800, decay: 0.003, rate: 0.05, prior: { byHand: 2 } },
    (fitted, slope) => {
      for (const { dense, isAnswerable, isFound } of rows) {
        const target = isAnswerable && isFound ? 1 : 0
        const cost = !isAnswerable
          ? costs.unanswerable / unanswerable
          : (isFound ? 1 : costs.wrongPassage) / right
        add(slope, dense, cost * (1 / (1 + Math.exp(-dot(dense, fitted))) - target))
      }
    },
  )
}

function columnsOf(
  rows: readonly { readonly features: Features; readonly group: string }[],
): Map<string, number> {
  const names = new Set(
    rows.flatMap(({ features, group }) =>
      Object.keys(features).flatMap((name) => [name, `${group} ${name}`]),
    ),
  )
  return new Map([...names].toSorted().map((name, of) => [name, of]))
}

interface Dense {
  readonly at: Int32Array
  readonly values: Float64Array
}

function denseOf(
  { features, group }: { features: Features; group: string },
  columns: ReadonlyMap<string, number>,
): Dense {
  const entries = Object.entries(features).flatMap(([name, value]) =>
    value === 0
      ? []
      : [[columns.get(name) ?? 0, value] as const, [columns.get(`${group} ${name}`) ?? 0, value] as const],
  )
  return {
    at: Int32Array.from(entries, ([of]) => of),
    values: Float64Array.from(entries, ([, value]) => value),
  }
}

function dot({ at: columns, values }: Dense, fitted: Float64Array): number {
  let sum = 0
  for (let of = 0; of < columns.length; of++) sum += (values[of] ?? 0) * (fitted[columns[of] ?? 0] ?? 0)
  return sum
}

function add(slope: Float64Array, { at: columns, values }: Dense, error: number): void {
  for (let of = 0; of < columns.length; of++) {
    const column = columns[of] ?? 0
    slope[column] = (slope[column] ?? 0) + error * (values[of] ?? 0)
  }
}

/** Adam with decay; the same examples always give the same weights. */
function descend(
  columns: ReadonlyMap<string, number>,
  { epochs, decay, rate, prior }: { epochs: number; decay: number; rate: number; prior: Weights },
  slopes: (fitted: Float64Array, slope: Float64Array) => void,
): Weights {
  const count = columns.size
  const [fitted, mean, spread] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const priors = new Float64Array(count)
  for (const [name, of] of columns) priors[of] = prior[name] ?? 0
  fitted.set(priors)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const slope = new Float64Array(count)
    slopes(fitted, slope)
    const step = rate * (1 - (0.8 * epoch) / epochs)
    for (let of = 0; of < count; of++) {
      const each = (slope[of] ?? 0) + decay * ((fitted[of] ?? 0) - (priors[of] ?? 0))
      mean[of] = 0.9 * (mean[of] ?? 0) + 0.1 * each
      spread[of] = 0.99 * (spread[of] ?? 0) + 0.01 * each * each
      const size = (mean[of] ?? 0) / (1 - 0.9 ** epoch)
      fitted[of] =
        (fitted[of] ?? 0) - (step * size) / (Math.sqrt((spread[of] ?? 0) / (1 - 0.99 ** epoch)) + 1e-8)
    }
  }
  return Object.fromEntries(
    [...columns].flatMap(([name, of]) => {
      const weight = Math.round((fitted[of] ?? 0) * 1000) / 1000
      return weight === 0 ? [] : [[name, weight]]
    }),
  )
}

function report(held: readonly Example[], fitted: AnswerWeights): void {
  const rows = held.map((example) => ({ ...rowOf(example, fitted), example }))
  const answerable = rows.filter(({ isAnswerable }) => isAnswerable)
  const isSure = ({ features, group }: Row) =>
    Object.entries(features).reduce(
      (sum, [name, value]) =>
        sum + value * ((fitted.enough[name] ?? 0) + (fitted.enough[`${group} ${name}`] ?? 0)),
      0,
    ) > 0
  const share = (some: readonly Row[], of: readonly Row[]) => `${some.length} of ${of.length}`
  const refused = rows.filter((row) => !row.isAnswerable && !isSure(row))
  console.log(
    `Passage among the first three: ${share(
      answerable.filter(({ isFound }) => isFound),
      answerable,
    )}`,
  )
  console.log(
    `… and answered: ${share(
      answerable.filter((row) => row.isFound && isSure(row)),
      answerable,
    )}`,
  )
  console.log(
    `Refused: ${share(
      refused,
      rows.filter(({ isAnswerable }) => !isAnswerable),
    )}`,
  )
}
