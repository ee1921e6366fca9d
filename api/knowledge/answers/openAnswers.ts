import { indexPassages, type PassageIndex } from '../../reading/passages/passageIndex.ts'
import { type Candidate, candidatesOf } from './answerCandidates.ts'
import { composedAnswer } from './composedAnswer.ts'
import { insuranceSynonyms } from './insuranceSynonyms.ts'
import {
  type AnswerDocument,
  type AnsweredQuestion,
  notFoundAnswer,
  type PolicyAnswer,
} from './policyAnswer.ts'
import { type Intent, type Question, understood } from './question.ts'

export interface RankedCandidate {
  readonly candidate: Candidate
  readonly score: number
  /** The share of the question that it speaks of, from 0 to 1. */
  readonly coverage: number
  /** How much nearer in meaning it is than other passages, in standard deviations; 0 without vectors. */
  readonly nearness: number
}

/** The vector of a question, of length 1. */
export type EmbedQuestion = (question: string) => Promise<Float32Array>

export type AskDocuments = (question: string, earlier: readonly AnsweredQuestion[]) => Promise<PolicyAnswer>

const ignored =
  'policy policies coverage cover covers covered insurance insured insure claim paid pay pays payment'.split(
    ' ',
  )

/** Prepares the documents of a policy for questions. Without `embed`, only words are compared. */
export function openAnswers(
  documents: readonly AnswerDocument[],
  embed: EmbedQuestion | null = null,
): AskDocuments {
  const byDocument = documents.map((document) => ({ ...document, candidates: candidatesOf(document) }))
  const candidates = byDocument.flatMap((document) => document.candidates)
  const index = indexPassages(candidates, { synonyms: insuranceSynonyms, ignored })
  const vectors = byDocument.flatMap((document) =>
    document.candidates.map((_, at) => document.vectors[at] ?? null),
  )
  return async (question, earlier) => {
    const asked = understood(question, earlier)
    const nearness = embed ? nearnessOf(await embed(asked.text), vectors) : []
    const ranked = rank(asked, { candidates, index, nearness })
    const [best] = ranked
    if (!best || !isEnough(asked, best)) return notFound(ranked)
    return composedAnswer(asked, { ranked, index })
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

const weights = { nearness: 0.3, endorsement: 0.1 }

const money = /\$\s?\d|\b\d{1,3}(,\d{3})+\b|\b\d+(\.\d+)? ?(%|percent)/i
const time =
  /\b(\d+|one|two|three|four|five|six|seven|ten|twelve|thirty|sixty|ninety)[ -]+(\(\d+\) )?(consecutive )?(hours?|days?|weeks?|months?|years?)\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b(19|20)\d\d\b/i

/** What a passage should have for a question that asks for it, and how much that counts. */
const fitting: Readonly<Record<Intent, (candidate: Candidate) => number>> = {
  COVERAGE: ({ role }) => (role === 'SOURCE' ? -0.15 : 0.15),
  AMOUNT: ({ text }) => (money.test(text) ? 0.3 : -0.25),
  DEDUCTIBLE: ({ text }) =>
    (/deductible|retention/i.test(text) ? 0.35 : -0.25) + (money.test(text) ? 0.1 : 0),
  TIME: ({ text }) => (time.test(text) ? 0.3 : -0.25),
  PARTY: () => 0,
  DEFINITION: ({ role }) => (role === 'DEFINITION' ? 0.4 : 0),
  REFERENCE: ({ kind }) => (kind === 'row' ? 0.1 : 0),
  OTHER: () => 0,
}

function rank(
  { text, intent }: Question,
  {
    candidates,
    index,
    nearness,
  }: { candidates: readonly Candidate[]; index: PassageIndex<Candidate>; nearness: readonly number[] },
): RankedCandidate[] {
  const hits = index.search(text, { limit: 200 })
  const highest = hits[0]?.score ?? 1
  const byCandidate = new Map(hits.map((hit) => [hit.item, hit]))
  return candidates
    .map((candidate, at) => {
      const hit = byCandidate.get(candidate)
      const coverage = hit?.coverage ?? 0
      const words = hit ? (hit.score / highest) * Math.min(1, coverage / 0.4) : 0
      const near = Math.min(4, Math.max(0, nearness[at] ?? 0))
      const score =
        words +
        weights.nearness * near +
        fitting[intent](candidate) +
        (candidate.isEndorsement ? weights.endorsement : 0)
      return { candidate, score, coverage, nearness: near }
    })
    .filter(({ coverage, nearness: near }) => coverage > 0 || near > 1)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 40)
}

/** Situations are told in other words than a policy's; whoever asks for a certain thing names it. */
const floors: Readonly<Record<Intent, { readonly coverage: number; readonly nearness: number }>> = {
  COVERAGE: { coverage: 0.34, nearness: 2.2 },
  AMOUNT: { coverage: 0.34, nearness: 3.5 },
  DEDUCTIBLE: { coverage: 0.3, nearness: 3.5 },
  TIME: { coverage: 0.34, nearness: 3.5 },
  PARTY: { coverage: 0.4, nearness: 9 },
  DEFINITION: { coverage: 0.34, nearness: 3.5 },
  REFERENCE: { coverage: 0.4, nearness: 9 },
  OTHER: { coverage: 0.34, nearness: 3 },
}

function isEnough({ intent }: Question, { candidate, coverage, nearness }: RankedCandidate): boolean {
  const floor = floors[intent]
  if (intent === 'AMOUNT' && !money.test(candidate.text)) return false
  if (intent === 'TIME' && !time.test(candidate.text)) return false
  return coverage >= floor.coverage || nearness >= floor.nearness
}

function notFound(ranked: readonly RankedCandidate[]): PolicyAnswer {
  return {
    status: 'NOT_FOUND',
    verdict: null,
    answer: notFoundAnswer,
    citations: ranked.slice(0, 2).map(({ candidate: { documentId, page, text } }) => ({
      documentId,
      page,
      quote: text,
      role: 'NEAREST',
    })),
  }
}
