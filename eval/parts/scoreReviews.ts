import type { Score } from '../evalPart.ts'
import { amountsIn, normalizeText, wordOverlap } from '../scoring/normalize.ts'

/** What one part found in one document: how much of the truth, and what of it was right. */
export interface ReviewTally {
  /** The weight of everything that had to be found. */
  expected: number
  found: number
  /** Of what was found. */
  right: number
  /** Of what could be judged right or wrong. */
  judged: number
  /** Answers that match nothing in the truth. */
  extra: number
  answers: number
  /** The error that may never happen. */
  worst: number
}

export function emptyTally(): ReviewTally {
  return { expected: 0, found: 0, right: 0, judged: 0, extra: 0, answers: 0, worst: 0 }
}

/** Whether two quotes are about the same words: one holds the other, or most of their words are shared. */
export function isSameQuote(a: string | null, b: string | null): boolean {
  const [left, right] = [normalizeText(a ?? '').toLowerCase(), normalizeText(b ?? '').toLowerCase()]
  if (left === '' || right === '') return false
  return (
    left.includes(right) ||
    right.includes(left) ||
    Math.max(wordOverlap(left, right), wordOverlap(right, left)) >= 0.7
  )
}

/** How much of two quotes is the same, 0 to 1. */
export function quoteLikeness(a: string, b: string): number {
  const [left, right] = [normalizeText(a).toLowerCase(), normalizeText(b).toLowerCase()]
  return (wordOverlap(left, right) + wordOverlap(right, left)) / 2
}

/** The lines of the table for one part. */
export function scoresOf(
  { expected, found, right, judged, extra, answers, worst }: ReviewTally,
  worstName: string,
): Score[] {
  const share = (part: number, of: number) => (of === 0 ? null : part / of)
  const recall = share(found, expected)
  const precision = share(answers - extra, answers)
  const f1 =
    recall === null || precision === null || recall + precision === 0
      ? null
      : (2 * recall * precision) / (recall + precision)
  return [
    { metric: 'recall', value: recall, unit: 'share', detail: `${found} of ${expected}` },
    { metric: 'precision', value: precision, unit: 'share', detail: `${answers - extra} of ${answers}` },
    { metric: 'F1', value: f1, unit: 'share' },
    { metric: 'right', value: share(right, judged), unit: 'share', detail: `${right} of ${judged}` },
    { metric: worstName, value: worst, unit: 'count' },
  ]
}

/** The same amounts on both sides, or the same field in other words. */
export function isSameFinding(
  found: { field: string; onCertificate: string; shouldBe: string },
  wanted: { field: string; onCertificate: string; shouldBe: string },
): boolean {
  const [a, b] = [amountsIn(found.onCertificate)[0], amountsIn(wanted.onCertificate)[0]]
  const [c, d] = [amountsIn(found.shouldBe)[0], amountsIn(wanted.shouldBe)[0]]
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) return a === b && c === d
  if (isSameValue(found.onCertificate, wanted.onCertificate) && isSameValue(found.shouldBe, wanted.shouldBe))
    return true
  return (
    sharesWords(found.field, wanted.field) || sharesWords(`${found.field} ${found.shouldBe}`, wanted.field)
  )
}

/** One of two values contains the other, whatever the field is called. */
function isSameValue(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => normalizeText(text).toLowerCase()) as [string, string]
  const tells = (text: string) =>
    text.length > 3 && !/^(?:not shown|required|none|included|excluded|not covered|blank)$/.test(text)
  return tells(left) && tells(right) && (left.includes(right) || right.includes(left))
}

/** Most words of the shorter label are in the other. */
export function sharesWords(a: string, b: string): boolean {
  const [left, right] = [wordsIn(a), wordsIn(b)]
  const shared = left.intersection(right).size
  return shared > 0 && shared / Math.min(left.size, right.size) >= 0.6
}

/** How alike two labels are, 0 to 1. */
export function labelLikeness(a: string, b: string): number {
  const [left, right] = [wordsIn(a), wordsIn(b)]
  return left.intersection(right).size / Math.max(1, left.union(right).size)
}

function wordsIn(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.replace(/(?<=x)es$|s$/, '')),
  )
}
