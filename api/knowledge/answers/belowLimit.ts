import type { Candidate } from './answerCandidates.ts'
import type { Intent, Question } from './question.ts'

/** Questions that each policy answers with its own value. */
export const statesValue: ReadonlySet<Intent> = new Set<Intent>(['AMOUNT', 'DEDUCTIBLE', 'REFERENCE'])

/** An amount below an umbrella's own limit: that of an underlying policy, or the retention, where neither is asked about. */
export function isBelowLimit({ kind, headings, text: own }: Candidate, { text, intent }: Question): boolean {
  if (!statesValue.has(intent) || asksUnderlying.test(text)) return false
  if (kind === 'row' && headings.some((heading) => /\bunderlying\b/i.test(heading))) return true
  return intent === 'AMOUNT' && retention.test(own) && !retention.test(text)
}

const retention = /\bretention\b|\bretained limit is\b|\bretained limit:? \$/i

const asksUnderlying =
  /\b(?:underl\w+|primary|beneath|below|under|above|schedule\w*|keep|maintain|general liability|autos?|automobiles?|employers|liquor)\b/i
