import { amendedRule } from './amendmentsOfPassage.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import type { Question } from './question.ts'
import { startOf } from './startOf.ts'
import { ended } from './statementOf.ts'

const units = [
  /%|percent\b/,
  /(?:feet|foot|ft)\b/,
  /units?\b/,
  /(?:stor(?:y|ies)|floors)\b/,
  /miles?\b/,
  /(?:pounds?|lbs?)\b/,
  /(?:passengers|people|persons|guests)\b/,
  /employees\b/,
  /acres?\b/,
  /days?\b/,
  /months?\b/,
  /years?\b/,
]
const number = String.raw`(\d[\d,]*(?:\.\d+)?)`
const over = String.raw`\b(?:more than|over|exceed(?:s|ing)?|above|(?:long|great|high|tall|larg|heavi)er than|in excess of)`

/** What an exclusion begins at, compared with what a question tells: "more than 12 units" with "a 40-unit project". */
interface Threshold {
  /** As the question has it: "20%". */
  readonly asked: string
  readonly isReached: boolean
}

/** The threshold of a text, if a question has one value of its measure; null otherwise. */
export function thresholdFor(question: string, text: string): Threshold | null {
  for (const unit of units) {
    const least = new RegExp(String.raw`${over} ${number}[ -]?(?:${unit.source})`, 'i').exec(text)?.[1]
    const values = [
      ...question.matchAll(new RegExp(String.raw`(?<![\d$,.])${number}[ -]?(?:${unit.source})`, 'gi')),
    ]
    const [value] = values
    if (least === undefined || value?.[1] === undefined || values.length > 1) continue
    return { asked: value[0], isReached: amountOf(value[1]) > amountOf(least) }
  }
  return null
}

/** What an exclusion does not reach: "20% is not within this exclusion: projects in which an insured holds more than 25%". */
export function belowThreshold(
  question: Question,
  candidate: Candidate,
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  if (candidate.role !== 'EXCLUSION') return null
  const amended = amendedRule(candidate, candidates)
  const rule = amended?.rule ?? candidate.text
  const threshold = thresholdFor(question.text, rule)
  if (!threshold || threshold.isReached) return null
  const change = amended ? ` ${ended(candidate.text)}` : ''
  return {
    status: 'ANSWERED',
    verdict: 'DEPENDS',
    answer: `${startOf(question, 'DEPENDS')} ${threshold.asked} is not within this exclusion: ${ended(rule)}${change}`,
    citations: [candidate, ...(amended ? [amended.of] : [])].flatMap(cited),
  }
}

function amountOf(printed: string): number {
  return Number(printed.replaceAll(',', ''))
}
