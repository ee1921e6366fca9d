import type { Candidate } from './answerCandidates.ts'
import type { Question } from './question.ts'

const asksWithout =
  /\b(?:not|never|without|fail\w*|miss\w*|skip\w*|laps\w*|stop\w*|un(?:serviced|maintained|inspected)|what happens)\b|n't\b/i
const fails = /\b(?:fail(?:ure|s)?|suspend\w*|voids?|voided|if (?:you|it) (?:do|does|is|are) not)\b/i

/** What follows when a duty is not met, from the next sentences of its paragraph; empty if nothing does. */
export function consequence({ text }: Question, lead: Candidate, candidates: readonly Candidate[]): string {
  if (!asksWithout.test(text) || fails.test(lead.text) || lead.kind === 'row') return ''
  const at = candidates.indexOf(lead)
  const next = candidates
    .slice(at + 1, at + 3)
    .find((each) => each.block === lead.block && each.documentId === lead.documentId && fails.test(each.text))
  return next ? ` ${next.text.replace(/[.;]?$/, '.')}` : ''
}
