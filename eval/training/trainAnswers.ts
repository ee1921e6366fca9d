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
  withVectorScores,
} from '../../api/knowledge/answers/answerModel.ts'
import { hasNeeded } from '../../api/knowledge/answers/hasNeeded.ts'
import { enoughFeatures } from '../../api/knowledge/answers/isAnswered.ts'
import { answerNearness } from '../../api/knowledge/answers/nearness.ts'
import { questionMeaning } from '../../api/knowledge/answers/questionMap.ts'
import { ranked, themeOfDocuments } from '../../api/knowledge/answers/openAnswers.ts'
import { type Question, understood } from '../../api/knowledge/answers/question.ts'
import { readPolicyFacts } from '../../api/knowledge/facts/readPolicyFacts.ts'
import { readDocument } from '../../api/reading/index.ts'
import { openVectors } from '../../api/reading/passages/openVectors.ts'
import { authorOf } from './authorOf.ts'
import { gainOf } from './gainOf.ts'
import type { QuestionTruth } from '../parts/scoreAnswers.ts'
import { add, columnsOf, denseOf, descend, dot } from './descend.ts'
import { fitMap, type MapExample, storedMap } from './fitMap.ts'
import { reportByAuthor } from './reportByAuthor.ts'
import { fitAsked, fitMeant } from './fitVectors.ts'
import { readGeneralQuestions } from './topicTexts.ts'
import { compareTopics } from '../../api/knowledge/answers/topicFeatures.ts'

/**
 * `npm run eval:train-answers -- FOLDER …`: fits the weights that choose the passages of an answer and decide whether
 * there is one. Weights are judged by authors they have not seen: for each author of `independent/authors.json` it prints
 * the share of questions whose passage is found, and answered, by weights fitted to all others.
 */
interface Example {
  readonly author: string
  readonly question: Question
  readonly truth: QuestionTruth
  readonly setting: PassageSetting & Comparison
  readonly group: string
  /** How well each passage answers. */
  readonly gains: readonly number[]
  /** Those learned from. */
  readonly passages: readonly { readonly at: number; readonly features: Features; readonly gain: number }[]
}

const answersFolder = `${import.meta.dirname}/../../api/knowledge/answers`
const weightsFile = `${answersFolder}/answerWeights.json`
const mapFile = `${answersFolder}/questionMap.bin`
/** The folder of our own corpus, whose author also wrote the rules. */
const own = 'tuning'
/** Of questions that the documents do not answer. Without vectors, soon made, less is known of either kind. */
const refusedShare = { withVectors: 0.95, wordsOnly: 0.75 }
/** How much an answer from the wrong passage weighs against a refusal, and an answer to what the document does not say. */
const costs = { wrongPassage: 0.3, unanswerable: 1.2 }
/** Passages learned from: those that answer a question, and as many others. */
const mostLearned = 40
const vectors = openVectors()

const examples = (await Promise.all(Deno.args.map(examplesIn))).flat()
const general = await generalQuestions()
const { map: questionMap, ...weights } = trained(examples)
await Deno.writeTextFile(weightsFile, `${JSON.stringify(weights, null, 1)}\n`)
await Deno.writeFile(mapFile, storedMap(questionMap))
console.log(`${examples.length} questions, ${Object.keys(weights.rank).length} weights`)
Deno.exit(0)

/** Questions about no document in particular, by their vectors. */
async function generalQuestions() {
  const questions = await readGeneralQuestions()
  const found = await vectors.embed(questions.map(({ ask }) => understood(ask, []).text))
  return questions.map(({ kind }, at) => ({ truth: { kind }, setting: { vector: found[at] ?? null } }))
}

async function examplesIn(folder: string): Promise<Example[]> {
  const found: (readonly Example[])[] = []
  const files = await Array.fromAsync(Deno.readDir(`${folder}/policies`))
  for (const { name: file } of files.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (!file.endsWith('.qa.json')) continue
    const truths: QuestionTruth[] = JSON.parse(await Deno.readTextFile(`${folder}/policies/${file}`))
    const name = file.replace(/\.qa\.json$/, '')
    if (truths.length > 0) found.push(await examplesOf(folder, name, truths))
  }
  return found.flat()
}

async function examplesOf(
  folder: string,
  name: string,
  truths: readonly QuestionTruth[],
): Promise<Example[]> {
  const reading = await readDocument(await Deno.readFile(`${folder}/policies/${name}.pdf`), { name })
  const document = { id: name, name, reading, facts: readPolicyFacts(reading) }
  const candidates = candidatesOf(document)
  const ofPassages = await vectors.embed(candidates.map(embeddedText))
  const setting = passageSetting(candidates, themeOfDocuments([document]))
  const questions = truths.map(({ question }) => understood(question, []))
  const asked = await vectors.embed(questions.map(({ text }) => text))
  return truths.flatMap((truth, of) => {
    const [question, vector] = [questions[of], asked[of]]
    if (!question || !vector) return []
    const similarities = candidates.map(
      (_, each) => ofPassages[each]?.reduce((sum, x, k) => sum + x * (vector[k] ?? 0), 0) ?? null,
    )
    const known = {
      match: setting.matchWords(question.text),
      vector,
      vectors: ofPassages,
      meaning: questionMeaning(question.text, vector),
      similarities,
      topics: compareTopics({ text: question.text, vector }, setting.topicsOf(ofPassages), similarities),
    }
    const gains = candidates.map(({ text, page }) => gainOf(truth, text, page))
    const passages = measured(question, setting, known).map(({ at, features }) => ({
      at,
      features,
      gain: gains[at] ?? 0,
    }))
    const likely = passages.toSorted((a, b) => (b.features['byHand'] ?? 0) - (a.features['byHand'] ?? 0))
    return [
      {
        author: authorOf(name, folder),
        question,
        truth,
        setting: { ...setting, ...known },
        group: groupOf(question.intent),
        gains,
        passages: [...new Set([...likely.slice(0, mostLearned), ...passages.filter(({ gain }) => gain > 0)])],
      },
    ]
  })
}

/** What is enough, and what a vector calls for, is learned from authors that the weights before it have not seen. */
function trained(all: readonly Example[]): AnswerWeights {
  const known = [...new Set(all.map(({ author }) => author))]
  const unseen = known.map((author) => {
    const others = all.filter((each) => each.author !== author)
    const [meant, map] = [fitMeant(others), fitMap(others.flatMap(mapExample))]
    const examplesOfAuthor = all
      .filter((each) => each.author === author)
      .map((each) => {
        const near = answerNearness(each.setting, each.setting, map)
        const passages = each.passages.map(({ at, features, gain }) => ({
          at,
          features: { ...withVectorScores(features, each.setting.vector, meant), ...near[at] },
          gain,
        }))
        return { ...each, passages }
      })
    return { author, meant, map, examples: examplesOfAuthor }
  })
  const rowsOf = unseen.map(({ author, meant, map, examples: left }) => {
    const others = unseen.flatMap((each) => (each.author === author ? [] : each.examples))
    const partial = { rank: fitRank(others), asked: fitAsked([...others, ...general]), meant, map }
    return {
      author,
      rows: left.map((example) => rowOf(example, partial)),
      wordsOnly: left.map((example) => rowOf(withoutVector(example), partial)),
    }
  })
  const sums = rowsOf.flatMap(({ author, rows, wordsOnly }) => {
    const enough = fitEnough(
      rowsOf.flatMap((each) => (each.author === author ? [] : [...each.rows, ...each.wordsOnly])),
    )
    const summed = (row: Row) => ({
      ...row,
      author,
      sum: row.isRuledOut ? -99 : weighted(row.features, enough),
    })
    return author === own ? [] : [...rows, ...wordsOnly].map(summed)
  })
  const thresholdOf = (isWordsOnly: boolean) => {
    const unanswerable = sums.filter((row) => !row.isAnswerable && row.isWordsOnly === isWordsOnly)
    const share = isWordsOnly ? refusedShare.wordsOnly : refusedShare.withVectors
    return (
      unanswerable.map(({ sum }) => sum).toSorted((x, y) => x - y)[Math.floor(unanswerable.length * share)] ??
      0
    )
  }
  const [threshold, wordsOnly] = [thresholdOf(false), thresholdOf(true)]
  reportByAuthor(
    sums.filter((row) => !row.isWordsOnly),
    threshold,
  )
  const enough = fitEnough(rowsOf.flatMap(({ rows, wordsOnly: more }) => [...rows, ...more]))
  return {
    rank: fitRank(unseen.flatMap(({ examples: each }) => each)),
    asked: fitAsked([...all, ...general]),
    meant: fitMeant(all),
    map: fitMap(all.flatMap(mapExample)),
    enough: {
      ...enough,
      always: rounded((enough['always'] ?? 0) - threshold),
      wordsOnly: rounded((enough['wordsOnly'] ?? 0) + threshold - wordsOnly),
    },
  }
}

function rounded(weight: number): number {
  return Math.round(weight * 1000) / 1000
}

/** Until a document has vectors, questions are answered without them. */
function withoutVector(example: Example): Example {
  const similarities = example.setting.candidates.map(() => null)
  const { text } = example.question
  const meaning = questionMeaning(text, null)
  const topics = compareTopics({ text, vector: null }, example.setting.topicsOf([]), similarities)
  return {
    ...example,
    setting: { ...example.setting, vector: null, vectors: [], meaning, similarities, topics },
  }
}

interface Row {
  readonly kind: QuestionTruth['kind']
  readonly features: Features
  readonly isAnswerable: boolean
  readonly isFound: boolean
  /** Refused whatever the weights. */
  readonly isRuledOut: boolean
  readonly isWordsOnly: boolean
}

function rowOf(
  { question, truth, setting }: Example,
  partial: Pick<AnswerWeights, 'rank' | 'asked' | 'meant' | 'map'>,
): Row {
  const best = ranked(question, setting, setting, partial)
  return {
    kind: truth.kind,
    features: enoughFeatures(question, best, setting, partial),
    isAnswerable: truth.kind !== 'unanswerable',
    isFound: best.slice(0, 3).some(({ candidate }) => gainOf(truth, candidate.text, candidate.page) >= 0.4),
    isRuledOut: !hasNeeded(question, best, setting),
    isWordsOnly: setting.vector === null,
  }
}

/** A question that is answered, with all passages. */
function mapExample({ setting: { meaning, vectors: ofPassages, words }, gains }: Example): MapExample[] {
  const passages = gains.map((gain, at) => ({
    gain,
    vector: ofPassages[at] ?? null,
    words: words[at] ?? new Float32Array(),
  }))
  return gains.some((gain) => gain > 0) ? [{ meaning, passages }] : []
}

/** Softmax over the passages of each question. */
function fitRank(all: readonly Example[]): Weights {
  const sets = all.flatMap(({ passages, group }) => {
    const total = passages.reduce((sum, { gain }) => sum + gain, 0)
    if (total === 0) return []
    return [{ rows: passages.map(({ features, gain }) => ({ features, group, target: gain / total })) }]
  })
  const columns = columnsOf(sets.flatMap(({ rows }) => rows))
  const vectorsOf = sets.map(({ rows }) => rows.map((row) => ({ ...row, dense: denseOf(row, columns) })))
  return descend(columns, { epochs: 100, decay: 0.02, rate: 0.05, prior: { byHand: 3 } }, (fitted, slope) => {
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
    { epochs: 500, decay: 0.003, rate: 0.05, prior: { byHand: 2 } },
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
