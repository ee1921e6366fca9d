import type { Candidate } from './answerCandidates.ts'
import { hasCondition, hasException } from './passageRole.ts'
import type { Verdict } from './policyAnswer.ts'
import type { Question } from './question.ts'
import { isPromise } from './relevantPassages.ts'

const starts = { COVERED: 'Yes.', EXCLUDED: 'No.', DEPENDS: 'It depends.' }
/** "Is mold excluded?": yes and no would be taken for whether it is covered. */
const startsOnExclusion = {
  COVERED: 'It is not excluded.',
  EXCLUDED: 'It is excluded.',
  DEPENDS: 'It depends.',
}

/** What stands before a statement that is neither a promise nor a condition: "Terrorism (TRIA) - ACCEPTED". */
const said = 'The documents say:'

/** Whether what is quoted says it by itself, so that nothing depends. */
export function isPlainStatement({ role, text }: Candidate, verdict: Verdict): boolean {
  return (
    verdict === 'DEPENDS' &&
    !isPromise(role) &&
    role !== 'EXCLUSION' &&
    !hasCondition(text) &&
    !hasException(text)
  )
}

/** What a coverage answer begins with, before the wording that decides it. */
export function startOf({ text }: Question, verdict: Verdict, deciding?: Candidate): string {
  if (deciding && isPlainStatement(deciding, verdict)) return said
  return (/\bexclu(?:ded?|des|sions?)\b/i.test(text) ? startsOnExclusion : starts)[verdict]
}
