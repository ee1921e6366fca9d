import { candidatesOf, embeddedText } from '../../api/knowledge/answers/answerCandidates.ts'
import {
  type Comparison,
  type Features,
  measured,
  type PassageSetting,
  passageSetting,
} from '../../api/knowledge/answers/answerFeatures.ts'
import {
  type AnswerWeights,
  groupOf,
  weighted,
  type Weights,
} from '../../api/knowledge/answers/answerModel.ts'
import { enoughFeatures } from '../../api/knowledge/answers/isAnswered.ts'
import { ranked, themeOfDocuments } from '../../api/knowledge/answers/openAnswers.ts'
import { type Question, understood } from '../../api/knowledge/answers/question.ts'
import { readPolicyFacts } from '../../api/knowledge/facts/readPolicyFacts.ts'
import { readDocument } from '../../api/reading/index.ts'
import { openVectors } from '../../api/reading/passages/openVectors.ts'
import { add, columnsOf, denseOf, descend, dot } from './descend.ts'
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
  readonly setting: PassageSetting & Comparison
  readonly group: string
  readonly passages: readonly { readonly features: Features; readonly gain: number }[]
}

const weightsFile = `${import.meta.dirname}/../../api/knowledge/answers/answerWeights.json`
const folds = 4
/** Of questions that the documents do not answer. Without vectors, soon made, less is known of either kind. */
const refusedShare = { withVectors: 0.95, wordsOnly: 0.9 }
/** How much an answer from the wrong passage weighs against a refusal, and an answer to what the document does not say. */
const costs = { wrongPassage: 0.3, unanswerable: 1.2 }
/** Numbers of a vector are small beside the other features. */
const vectorScale = 5
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
  const candidates = candidatesOf(document)
  const own = await vectors.embed(candidates.map(embeddedText))
  const setting = passageSetting(candidates, themeOfDocuments([document]))
  const questions = truths.map(({ question }) => understood(question, []))
  const asked = await vectors.embed(questions.map(({ text }) => text))
  return truths.flatMap((truth, of) => {
    const [question, vector] = [questions[of], asked[of]]
    if (!question || !vector) return []
    const similarities = candidates.map(
      (_, each) => own[each]?.reduce((sum, x, k) => sum + x * (vector[k] ?? 0), 0) ?? null,
    )
    const group = groupOf(question.intent)
    const match = setting.matchWords(question.text)
    const known = (embedded: Float32Array | null) => ({
      match,
      vector: embedded,
      similarities: embedded ? similarities : candidates.map(() => null),
    })
    // Until a document has vectors, questions are answered without them.
    return [vector, null].map((embedded) => ({
      document: name,
      question,
      truth,
      setting: { ...setting, ...known(embedded) },
      group,
      passages: measured(question, setting, known(embedded)).map(({ candidate, features }) => ({
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
  const rank = fitRank(all, 150)
  const asked = fitAsked(all)
  // What is enough is learned from passages ranked by weights that have not seen the document.
  const documents = [...new Set(all.map(({ document }) => document))]
  const byFold = Array.from({ length: folds }, (_, fold) => {
    const held = new Set(documents.filter((_name, of) => of % folds === fold))
    const others = all.filter(({ document }) => !held.has(document))
    const partial = { rank: fitRank(others, 120), enough: {}, asked: fitAsked(others) }
    return all.filter(({ document }) => held.has(document)).map((example) => rowOf(example, partial))
  })
  const enough = fitEnough(byFold.flat())
  const [threshold, wordsOnly] = thresholdsOf(byFold)
  return {
    rank,
    asked,
    enough: {
      ...enough,
      always: (enough['always'] ?? 0) - threshold,
      wordsOnly: (enough['wordsOnly'] ?? 0) - wordsOnly + threshold,
    },
  }
}

/**
 * The sums that refuse the share wanted of questions that the documents do not answer, with and without vectors, in
 * folds not learned from.
 */
function thresholdsOf(byFold: readonly (readonly Row[])[]): readonly [number, number] {
  const unanswerable = byFold.flatMap((held, fold) => {
    const fitted = fitEnough(byFold.filter((_, of) => of !== fold).flat())
    return held.flatMap(({ isAnswerable, features, group }) =>
      isAnswerable
        ? []
        : [{ sum: weighted(features, fitted, group), isWordsOnly: features['wordsOnly'] === 1 }],
    )
  })
  const sumAt = (share: number, isWordsOnly: boolean) => {
    const sums = unanswerable.flatMap((each) => (each.isWordsOnly === isWordsOnly ? [each.sum] : []))
    const threshold = sums.toSorted((x, y) => x - y)[Math.floor(sums.length * share)] ?? 0
    return Math.round(threshold * 1000) / 1000
  }
  return [sumAt(refusedShare.withVectors, false), sumAt(refusedShare.wordsOnly, true)]
}

interface Row {
  readonly features: Features
  readonly group: string
  readonly isAnswerable: boolean
  readonly isFound: boolean
}

function rowOf({ question, truth, setting, group }: Example, weightsNow: AnswerWeights): Row {
  const best = ranked(question, setting, setting, weightsNow)
  return {
    features: enoughFeatures(question, best, setting, weightsNow),
    group,
    isAnswerable: truth.kind !== 'unanswerable',
    isFound: best.slice(0, 3).some(({ candidate }) => gainOf(truth, candidate.text, candidate.page) >= 0.4),
  }
}

/** Softmax over the passages of each question. */
function fitRank(all: readonly Example[], epochs: number): Weights {
  const sets = all.flatMap(({ passages, group }) => {
    const total = passages.reduce((sum, { gain }) => sum + gain, 0)
    if (total === 0) return []
    return [{ rows: passages.map(({ features, gain }) => ({ features, group, target: gain / total })) }]
  })
  const columns = columnsOf(sets.flatMap(({ rows }) => rows))
  const vectorsOf = sets.map(({ rows }) => rows.map((row) => ({ ...row, dense: denseOf(row, columns) })))
  return descend(columns, { epochs, decay: 0.02, rate: 0.05, prior: { byHand: 3 } }, (fitted, slope) => {
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

/** Whether documents answer such a question at all, by its vector only. */
function fitAsked(all: readonly Example[]): number[] {
  const rows = all.flatMap(({ setting: { vector }, truth }) =>
    vector ? [{ vector, isAnswerable: truth.kind !== 'unanswerable' }] : [],
  )
  const names = Array.from({ length: (rows[0]?.vector.length ?? 0) + 1 }, (_, of) => String(of))
  const columns = new Map(names.map((name, of) => [name, of]))
  const dense = rows.map(({ vector, isAnswerable }) => ({
    isAnswerable,
    row: {
      at: Int32Array.from(names.keys()),
      values: Float64Array.from(names, (_, of) => (vector[of] ?? 0.2) * vectorScale),
    },
  }))
  const answerable = dense.filter(({ isAnswerable }) => isAnswerable).length
  const fitted = descend(columns, { epochs: 300, decay: 0.003, rate: 0.05, prior: {} }, (now, slope) => {
    for (const { row, isAnswerable } of dense) {
      const share = isAnswerable ? answerable : dense.length - answerable
      add(slope, row, (1 / (1 + Math.exp(-dot(row, now))) - (isAnswerable ? 1 : 0)) / share)
    }
  })
  return names.map(
    (name, of) =>
      Math.round((fitted[name] ?? 0) * vectorScale * (of === names.length - 1 ? 0.2 : 1) * 100) / 100,
  )
}

function fitEnough(all: readonly Row[]): Weights {
  const columns = columnsOf(all)
  const rows = all.map((row) => ({ ...row, dense: denseOf(row, columns) }))
  const right = rows.filter(({ isAnswerable, isFound }) => isAnswerable && isFound).length
  const unanswerable = rows.filter(({ isAnswerable }) => !isAnswerable).length
  return descend(
    columns,
    { epochs: 800, decay: 0.001, rate: 0.05, prior: { byHand: 2 } },
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

function report(held: readonly Example[], fitted: AnswerWeights): void {
  const rows = held.map((example) => ({ ...rowOf(example, fitted), example }))
  const answerable = rows.filter(({ isAnswerable }) => isAnswerable)
  const isSure = ({ features, group }: Row) => weighted(features, fitted.enough, group) > 0
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
