import { type Candidate, cited } from './answerCandidates.ts'
import { factsOf, verified } from './documentFacts.ts'
import { factText } from './factAnswer.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { ended } from './statementOf.ts'

/** "Drawings we did in 2011", "a survey from 2009", "work back in 2012" */
const workIn =
  /\b(?:did|do|done|made|designed|drew|drafted|wrote|gave|advised|finished|completed|sealed|surveyed|work\w*|jobs?|projects?|drawings?|designs?|plans|advice|services?|audits?|surveys?|returns?)\b[^?.]{0,40}\b(?:in|from|since|of|during) (?:\w+ ){0,2}((?:19|20)\d\d)\b/i
const asksWhether = /\b(?:cover\w*|respond\w*|protect\w*|insured|pay|pays|apply|applies|anything)\b/i
const onOrAfter =
  /\b(?:on or after|(?:not )?(?:before|prior to)|(?:subsequent|later) (?:to|than))\b[^.;]{0,30}\bretro(?:active)? date\b/i

/** Whether a claims-made policy is for work of a year before its retroactive date; null for any other question. */
export function priorActsAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const year = workIn.exec(question)?.[1]
  const { fact } = factsOf(documents).scalars.retroactiveDate
  if (year === undefined || !fact || !asksWhether.test(question) || !(year < fact.value.slice(0, 4)))
    return null
  const rule = candidates.find(({ text, kind }) => kind !== 'row' && onOrAfter.test(text))
  const date = verified(fact, documents)
  if (!rule || date.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: 'EXCLUDED',
    answer: `No. The retroactive date is ${factText('date', fact.value)}. ${ended(rule.text)}`,
    citations: [...cited(rule), ...date],
  }
}
