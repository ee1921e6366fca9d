import type { Candidate } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

/** Matches questions about all exclusions, not about those for one subject. */
const asksForAll =
  /^(?:please )?(?:list|show|name|give me|tell me|what(?:'s| is| are)?|which)\b[\s\w]{0,20}?\b(?:exclusions?|excluded|not covered)(?:\s+(?:are|is|does|do|of|in|on|there|listed|this|the|my|our|policy|form|document|quote|it|have|has|name|contain|list|apply))*\s*[?.!]?$/i
const most = 12

/** The exclusions in the documents, if the question asks for all of them; otherwise null. */
export function exclusionList(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asksForAll.test(question.trim())) return null
  const exclusions = candidates.filter(
    ({ role, kind, text }) => role === 'EXCLUSION' && kind !== 'heading' && !text.trim().endsWith(':'),
  )
  if (exclusions.length === 0) return null
  const shown = exclusions.slice(0, most)
  const rest = exclusions.length - shown.length
  const named = shown.map(({ text }) => text.replace(/[.;,]$/, '')).join('; ')
  const more = rest > 0 ? ` There are ${rest} more; ask about a subject to see them.` : ''
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The documents exclude: ${named}.${more}`,
    citations: shown.map(({ documentId, page, text, role }) => ({ documentId, page, quote: text, role })),
  }
}
