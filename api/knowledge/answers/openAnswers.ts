import { indexPassages, type PassageIndex } from '../../reading/passages/passageIndex.ts'
import { type Candidate, candidatesOf, statedAmountsOf, statesDeductible } from './answerCandidates.ts'
import { composedAnswer } from './composedAnswer.ts'
import { definitionAnswer } from './definitionAnswer.ts'
import { exclusionList } from './exclusionList.ts'
import { factAnswer } from './factAnswer.ts'
import { coverageTopics, enoughFor, isEnough, money, time } from './isEnough.ts'
import { insuranceSynonyms } from './insuranceSynonyms.ts'
import {
  type AnswerDocument,
  type AnsweredQuestion,
  notFoundAnswer,
  type PolicyAnswer,
} from './policyAnswer.ts'
import { type Intent, type Question, understood } from './question.ts'
import { joinedAnswers, type PartAnswer, questionParts } from './questionParts.ts'

export interface RankedCandidate {
  readonly candidate: Candidate
  readonly score: number
  /** Share of the question it covers, from 0 to 1. */
  readonly coverage: number
  /** How much closer in meaning it is than other passages, in standard deviations; 0 without vectors. */
  readonly nearness: number
  /** How closely it matches the question's topics, from 0 to about 1.5. */
  readonly topic: number
}

/** The question's vector, normalized to length 1. */
export type EmbedQuestion = (question: string) => Promise<Float32Array>

interface AskOptions {
  /** The conversation so far. */
  readonly earlier?: readonly AnsweredQuestion[]
  /** If absent, only words are compared. */
  readonly embed?: EmbedQuestion
}

export type AskDocuments = (question: string, options?: AskOptions) => Promise<PolicyAnswer>

const ignored =
  'policy policies coverage cover covers covered insurance insured insure claim paid pay pays payment exclude excludes excluded exclusion exclusions'.split(
    ' ',
  )

/** Prepares a policy's documents for questions. */
export function openAnswers(documents: readonly AnswerDocument[]): AskDocuments {
  const byDocument = documents.map((document) => ({
    ...document,
    candidates: candidatesOf(document).map((candidate) => ({
      ...candidate,
      isDeductible: statesDeductible(candidate, document),
    })),
  }))
  const passages = byDocument.flatMap((document) => document.candidates)
  const candidates = [...passages, ...byDocument.flatMap(statedAmountsOf)]
  const index = indexPassages(candidates, { synonyms: insuranceSynonyms, ignored })
  const vectors = byDocument.flatMap((document) =>
    document.candidates.map((_, at) => document.vectors?.[at] ?? null),
  )
  const namesUmbrella = documents.some(
    ({ reading, facts }) =>
      facts.scalars.lineOfBusiness.fact?.value === 'UMBRELLA' ||
      reading.pages.some(({ lines }) => lines.some(({ text }) => /\bumbrella\b/i.test(text))),
  )
  async function answerOne(question: string, { earlier = [], embed }: AskOptions): Promise<PolicyAnswer> {
    const asked = understood(question, earlier)
    const known =
      factAnswer(asked.focus ?? asked.text, documents) ??
      exclusionList(asked.text, passages) ??
      definitionAnswer(asked.text, passages)
    if (known) return known
    if (/\b(our|an|the) umbrella\b/i.test(asked.text) && !namesUmbrella) return notFound([])
    const nearness = embed ? nearnessOf(await embed(asked.text), vectors) : []
    const ranked = rank(asked, { candidates, index, nearness })
    const enough = enoughFor(asked.text, candidates)
    const lead = ranked.slice(0, 3).find((each) => isEnough(asked, each, { index, enough }))
    if (!lead) return notFound(ranked)
    return composedAnswer(asked, {
      ranked: [lead, ...ranked.filter((each) => each !== lead)],
      index,
      candidates,
    })
  }
  return async (message, options = {}) => {
    const parts = questionParts(message, documents)
    if (parts.length < 2) return await answerOne(message, options)
    const earlier = [...(options.earlier ?? [])]
    const answers: PartAnswer[] = []
    for (const question of parts) {
      const found = await answerOne(question, { ...options, earlier })
      answers.push({ question, answer: found.answer, found })
      earlier.push({ question, answer: found.answer })
    }
    const isAnswered = answers.some(({ found }) => found.status === 'ANSWERED')
    return isAnswered ? joinedAnswers(answers) : await answerOne(message, options)
  }
}

function nearnessOf(question: Float32Array, vectors: readonly (Float32Array | null)[]): number[] {
  const similarities = vectors.map((vector) =>
    vector ? vector.reduce((sum, each, at) => sum + each * (question[at] ?? 0), 0) : null,
  )
  const known = similarities.filter((each) => each !== null)
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length
  const variance = known.reduce((sum, each) => sum + (each - mean) ** 2, 0) / known.length
  return similarities.map((each) => (each === null ? 0 : (each - mean) / Math.sqrt(variance + 1e-9)))
}

/** Fitted to the tuning half of the evaluation corpus. */
const weights = {
  words: 0.45,
  coveredWords: 0.3,
  coverage: 0.25,
  nearness: 0.28,
  row: -0.07,
  short: -0.12,
  endorsement: 0.06,
  fitting: 0.25,
  focus: 0.8,
  topic: 0.5,
} as const

/** "The Water Back-Up limit in the Declarations". */
const limitElsewhere = /\blimits?\b[^.]{0,60}\b(in|on) the (declarations|schedule)/i

/** Whether a passage has the kind of content the question asks for: from -1 to 1. */
const fitting: Readonly<Record<Intent, (candidate: Candidate) => number>> = {
  SITUATION: ({ role, text }) => (role !== 'SOURCE' ? 0.5 : text.split(' ').length < 8 ? -1 : -0.5),
  EXISTENCE: () => 0,
  AMOUNT: ({ text }) => {
    if (/\b(deductible|retention)\b/i.test(text)) return money.test(text) ? -0.3 : -0.7
    return money.test(text) || limitElsewhere.test(text) ? 0.7 : -0.7
  },
  DEDUCTIBLE: ({ text, isDeductible }) =>
    (isDeductible || /deductible|retention/i.test(text) ? 1 : -1) * (money.test(text) ? 1 : 0.7),
  TIME: ({ text }) => (time.test(text) ? 0.6 : -0.4),
  PARTY: () => 0,
  DEFINITION: ({ role }) => (role === 'DEFINITION' ? 1 : 0),
  REFERENCE: () => 0,
  OTHER: ({ role }) => (role === 'SOURCE' ? -0.3 : 0.3),
}

function rank(
  { text, intent, focus }: Question,
  {
    candidates,
    index,
    nearness,
  }: { candidates: readonly Candidate[]; index: PassageIndex<Candidate>; nearness: readonly number[] },
): RankedCandidate[] {
  const hits = index.search(text, { limit: 200 })
  const highest = hits[0]?.score ?? 1
  const byCandidate = new Map(hits.map((hit) => [hit.item, hit]))
  const focused = new Map(
    focus === null ? [] : index.search(focus, { limit: 200 }).map(({ item, coverage }) => [item, coverage]),
  )
  const topics = topicScores(text, candidates)
  return candidates
    .map((candidate, at) => {
      const hit = byCandidate.get(candidate)
      const coverage = hit?.coverage ?? 0
      const words = (hit?.score ?? 0) / highest
      const near = Math.min(5, Math.max(0, nearness[at] ?? 0))
      const score =
        weights.words * words +
        weights.coveredWords * words * Math.min(1, coverage / 0.4) +
        weights.coverage * coverage +
        weights.nearness * near +
        weights.fitting * fitting[intent](candidate) +
        weights.focus * (focused.get(candidate) ?? 0) +
        (candidate.kind === 'row' ? weights.row : 0) +
        (candidate.text.length < 30 ? weights.short : 0) +
        (candidate.isEndorsement ? weights.endorsement : 0) +
        weights.topic * (topics.get(candidate) ?? 0)
      return { candidate, score, coverage, nearness: near, topic: topics.get(candidate) ?? 0 }
    })
    .filter(({ coverage, nearness: near, topic }) => coverage > 0 || near > 1 || topic > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 40)
}

/** How closely passages match the question's topics; common topics count less. */
function topicScores(question: string, candidates: readonly Candidate[]): Map<Candidate, number> {
  const scores = new Map<Candidate, number>()
  for (const { told } of coverageTopics.filter(({ asked }) => asked.test(question))) {
    const found = candidates.filter(({ text, kind }) => kind !== 'row' && told.test(text))
    const share = 1 / (1 + Math.log(Math.max(1, found.length)))
    for (const candidate of found)
      scores.set(candidate, Math.min(mostTopic, (scores.get(candidate) ?? 0) + share))
  }
  return scores
}

const mostTopic = 1.5

function notFound(ranked: readonly RankedCandidate[]): PolicyAnswer {
  return {
    status: 'NOT_FOUND',
    verdict: null,
    answer: notFoundAnswer,
    citations: ranked
      .slice(0, 2)
      .flatMap(({ candidate: { documentId, page, text, parts } }) =>
        (parts ?? [text]).map((quote) => ({ documentId, page, quote, role: 'NEAREST' as const })),
      ),
  }
}
