import type { Candidate } from './answerCandidates.ts'

const general = /\bgeneral aggregate\b/gi
const printed = 'other than products/completed operations aggregate'

/** Asks for the general aggregate as the policy names it: some only print "Other than products/completed operations aggregate". */
export function namedAggregate(candidates: readonly Candidate[]): (question: string) => string {
  const has = (named: RegExp) => candidates.some(({ text, kind }) => kind === 'row' && named.test(text))
  const isOther = has(/\bother than products\b/i) && !has(/\bgeneral aggregate\b/i)
  return (question) => (isOther ? question.replace(general, printed) : question)
}
