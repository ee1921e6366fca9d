import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import { definedTermOf } from './passageRole.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

const terms = [
  /\bhow (?:does|do) .{1,40}? defines? (?:an? |the |our )?["“]?(.{3,50}?)["”]?\?/i,
  /\bwho(?: all)?(?: is|'s| are) (?:in|part of|considered|included in) (?:an? |the |our )?(.{3,40}?)\?/i,
  /\bwhat (?:counts|qualifies) as (?:an? |the |our )?(.{3,50}?)(?: (?:under|in|for|here|on)\b.*)?\?/i,
  /\bwhat (?:does|do) (?:the policy mean by |they mean by )?["“]?(.{3,50}?)["”]? mean\b/i,
  /\b(?:definition of|what is meant by|how (?:is|are|does .{1,30}?)) (?:an? |the )?["“]?(.{3,50}?)["”]?(?: defined)?(?: (?:under|in)\b.*)?\?/i,
  /\b(?:count|qualif(?:y|ies)) as (?:an? |the |our )?(.{3,50}?)\?/i,
] as const

/** "Replacement cost is what it takes to repair …": a definition without its usual verb. */
const explained =
  /^(?:an? |the )?(\p{L}[\p{L} '’-]{2,40}?) (?:is|are) (?:what|the (?:amount|cost|value|sum|time|period|person|place)|an?|any|all|those)\b/iu

/** The definition of the term that a question asks for; null for any other question. */
export function definitionAnswer(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const asked = terms.map((pattern) => pattern.exec(question)?.[1]).find((term) => term !== undefined)
  if (asked === undefined) return null
  const stems = stemsOf(asked)
  if (stems.length === 0) return null
  const isTerm = (term: string | null | undefined) => {
    const own = term ? stemsOf(term) : []
    return own.length > 0 && own.length <= stems.length + 1 && stems.every((stem) => own.includes(stem))
  }
  const found =
    candidates.find(({ text }) => isTerm(definedTermOf(text))) ??
    candidates.find(({ text, kind }) => kind !== 'row' && isTerm(explained.exec(text)?.[1]))
  if (!found) return null
  const more = candidates
    .slice(candidates.indexOf(found) + 1, candidates.indexOf(found) + 3)
    .filter(({ block, documentId }) => block === found.block && documentId === found.documentId)
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: found.text,
    citations: [found, ...more].map(({ documentId, page, text }) => ({
      documentId,
      page,
      quote: text,
      role: 'DEFINITION' as const,
    })),
  }
}
