import type { QuestionTruth } from '../parts/scoreAnswers.ts'
import { amountsIn, wordOverlap } from '../scoring/normalize.ts'

/** How well a passage answers: 0 when it does not, up to 1.5 when it is the whole quote with the amount. */
export function gainOf({ quote, page, alsoPages, value }: QuestionTruth, text: string, on: number): number {
  if (quote === null || (on !== page && alsoPages?.includes(on) !== true)) return 0
  const recall = wordOverlap(quote, text)
  const precision = wordOverlap(text, quote)
  const amount = value != null && amountsIn(text).includes(value) ? 0.5 : 0
  if (recall >= 0.5) return 0.5 + 0.5 * Math.min(1, recall * Math.max(precision, 0.5) * 1.5) + amount
  return precision >= 0.8 && text.length > 15 ? 0.4 : 0
}
