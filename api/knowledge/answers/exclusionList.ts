import type { Candidate } from './answerCandidates.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

/** Words that name no subject: those of a question, of whose policy it is and of its line. */
const filler = String.raw`(?:are|is|does|do|will|would|of|in|on|under|by|from|for|there|listed|this|that|the|my|our|her|his|their|your|its|we|they|policy|policies|form|document|quote|insurance|coverage|it|have|has|name|contain|list|apply|package|business|businessowners|commercial|general|liability|auto|property|umbrella|cyber|homeowners|gl|bop)`
const behind = String.raw`(?:\s+${filler})*\s*[?.!]?$`

/** Matches questions about all exclusions, not about those for one subject. */
const asksForAll = [
  String.raw`^(?:please )?(?:list|show|name|give me|tell me|what(?:['’]s| is| are)?|which)\b[\s\w]{0,20}?\b(?:exclusions?|excluded|not covered)${behind}`,
  String.raw`^(?:please )?(?:tell me |explain )?what(?:['’]s)?(?:\s+${filler})*\s+not\s+(?:cover(?:ed)?|insured?|pay(?: for)?)${behind}`,
  String.raw`^(?:please )?(?:tell me |explain )?what(?:\s+${filler})*\s+(?:is|are|does|do|wo)n['’]?t(?:\s+${filler})*\s+(?:cover(?:ed)?|insured?|pay(?: for)?)${behind}`,
].map((pattern) => new RegExp(pattern, 'i'))
const most = 12

/** The exclusions in the documents, if the question asks for all of them; otherwise null. */
export function exclusionList(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  if (!asksForAll.some((pattern) => pattern.test(question.trim()))) return null
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
