import { hasAmount } from './amountFirst.ts'
import type { Candidate } from './answerCandidates.ts'
import { ended } from './statementOf.ts'

const fromDate =
  /\b(?:on or after|from|effective|beginning|starting)(?: on)? (?:\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{L}+ \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})/iu

/** What an amount is until the date from which an endorsement changes it: "Until then: G Wage and hour defense $100,000". */
export function untilThen(change: Candidate, candidates: readonly Candidate[]): string {
  if (!change.isEndorsement || !fromDate.test(change.text) || !hasAmount.test(change.text)) return ''
  const old = candidates.find(
    ({ isEndorsement, text }) =>
      !isEndorsement && hasAmount.test(text) && change.leadIn.includes(text.slice(0, longestReference)),
  )
  return old ? ` Until then: ${ended(old.text)}` : ''
}

/** As much of a passage as the lead-in of what refers to it has. */
const longestReference = 100
