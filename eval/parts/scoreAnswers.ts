import type { Score } from '../evalPart.ts'
import { amountsIn, isVerbatim, wordOverlap } from '../scoring/normalize.ts'
import { percentile, ratio } from '../scoring/tally.ts'

/** One entry of `policies/NAME.qa.json`. */
export interface QuestionTruth {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly quote: string | null
  readonly page: number | null
  readonly alsoPages?: readonly number[]
  readonly kind: 'limit' | 'covered' | 'excluded' | 'condition' | 'definition' | 'unanswerable'
  readonly value?: number | null
  readonly override?: boolean
}

export interface AnswerResult {
  readonly id: string
  readonly status: 'answered' | 'not found'
  readonly answer: string
  readonly citations: readonly { readonly quote: string; readonly page: number }[]
  readonly milliseconds: number
}

export interface ScoredAnswer {
  readonly name: string
  readonly truth: QuestionTruth
  readonly result: AnswerResult
  /** The text of each page, from 1, by which quotes are checked. */
  readonly pages: ReadonlyMap<number, string>
  readonly isScanned: boolean
}

/** Scores answers: right, quotes verbatim, page right, refused, invented figures, time. */
export function scoreAnswers(answers: readonly ScoredAnswer[]): { scores: Score[]; misses: string[] } {
  const misses: string[] = []
  const answerable = answers.filter(({ truth }) => truth.kind !== 'unanswerable')
  const unanswerable = answers.filter(({ truth }) => truth.kind === 'unanswerable')
  const answered = answers.filter(({ result }) => result.status === 'answered')
  const citations = answered.flatMap((answer) =>
    answer.result.citations.map((citation) => ({ answer, citation })),
  )
  for (const answer of answers) {
    const problem = problemOf(answer)
    if (problem)
      misses.push(
        `${answer.name} ${answer.truth.id} (${answer.truth.kind}): ${problem}: ${answer.truth.question} ` +
          `Expected ${JSON.stringify(answer.truth.quote)}, got ${JSON.stringify(answer.result.answer)} ` +
          JSON.stringify(answer.result.citations),
      )
  }
  const cited = answerable.filter(({ result }) => result.citations.length > 0)
  const kinds = ['limit', 'covered', 'excluded', 'condition', 'definition'] as const
  const times = answers.map(({ result }) => result.milliseconds)
  return {
    scores: [
      share('Questions right', answers, (answer) => problemOf(answer) === null),
      share('Answerable right', answerable, (answer) => problemOf(answer) === null),
      share('Unanswerable refused', unanswerable, ({ result }) => result.status === 'not found'),
      ...kinds.map((kind) =>
        share(
          `  ${kind}`,
          answerable.filter(({ truth }) => truth.kind === kind),
          (answer) => problemOf(answer) === null,
        ),
      ),
      share(
        '  decided by an endorsement',
        answerable.filter(({ truth }) => truth.override),
        (answer) => problemOf(answer) === null,
      ),
      share('Quotes verbatim', citations, ({ answer, citation }) => isOnPage(answer, citation)),
      share('Page right, where the quote is', cited.filter(hasTruthQuote), isPageRight),
      { metric: 'Invented figures', value: answered.flatMap(inventedFigures).length, unit: 'count' },
      { metric: 'Answer, median', value: percentile(times, 0.5), unit: 'milliseconds' },
      { metric: 'Answer, p95', value: percentile(times, 0.95), unit: 'milliseconds' },
    ],
    misses,
  }
}

function share<Item>(metric: string, items: readonly Item[], isRight: (item: Item) => boolean): Score {
  const right = items.filter(isRight).length
  return { metric, value: ratio(right, items.length), unit: 'share', detail: `${right} of ${items.length}` }
}

/** Why an answer is wrong, or null. */
export function problemOf(answer: ScoredAnswer): string | null {
  const { truth, result } = answer
  if (truth.kind === 'unanswerable')
    return result.status === 'not found' ? null : 'answered what it cannot know'
  if (result.status !== 'answered') return 'not found'
  if (!result.citations.some((citation) => isOnPage(answer, citation))) return 'no verbatim quote'
  if (!result.citations.some((citation) => supports(truth, citation))) return 'another quote'
  if (truth.value != null && !amountsIn(result.answer).includes(truth.value)) return `without ${truth.value}`
  if (truth.kind === 'covered' && /^no\b|^not covered/i.test(result.answer)) return 'says no'
  if (truth.kind === 'excluded' && /^yes\b|^covered/i.test(result.answer)) return 'says yes'
  return null
}

type Citation = AnswerResult['citations'][number]

function isOnPage({ pages, isScanned }: ScoredAnswer, { quote, page }: Citation): boolean {
  const text = pages.get(page) ?? ''
  return isVerbatim(quote, text) || (isScanned && wordOverlap(quote, text) >= 0.9)
}

/** The quote expected, or a good part of it, on the right page. */
function supports(truth: QuestionTruth, { quote, page }: Citation): boolean {
  if (truth.quote === null) return false
  const isPage = page === truth.page || truth.alsoPages?.includes(page) === true
  return isPage && (wordOverlap(truth.quote, quote) >= 0.5 || wordOverlap(quote, truth.quote) >= 0.8)
}

function hasTruthQuote({ truth, result }: ScoredAnswer): boolean {
  const { quote } = truth
  return quote !== null && result.citations.some((citation) => wordOverlap(quote, citation.quote) >= 0.5)
}

function isPageRight({ truth, result }: ScoredAnswer): boolean {
  return result.citations.some((citation) => supports(truth, citation))
}

/** Amounts of an answer that no page of the document has. */
function inventedFigures({ result, pages }: ScoredAnswer): number[] {
  const known = new Set([...pages.values()].flatMap(amountsIn))
  return amountsIn(result.answer).filter((amount) => !known.has(amount))
}
