import type { Candidate } from './answerCandidates.ts'
import { hasException } from './passageRole.ts'

const dependent =
  /^(if|this|these|it|its|however|but|such|those|they|otherwise|except|unless|only|no|failure|the (deductible|limit|most)|mixed|claims?)\b/i
const mostBeside = 2
/** Items of one list do not hang on each other. */
const item = /^\(?(?:\d{1,2}|[a-z])[.)]\s/
const beforeList = /^[^:]{3,200}:\s+(?=\(?(?:1|a)[.)]\s)/

/** The sentences around one in its paragraph that it cannot be understood without: what it hangs on, what it pays at most. */
export function besideOf(lead: Candidate, candidates: readonly Candidate[]): Candidate[] {
  if (lead.kind === 'row') return []
  const paragraph = candidates.filter(
    (each) => each.documentId === lead.documentId && each.kind !== 'row' && isBeside(each, lead),
  )
  const at = paragraph.indexOf(lead)
  const before = dependent.test(lead.text) ? paragraph.slice(Math.max(0, at - 1), at) : []
  const after = paragraph
    .slice(at + 1, at + 4)
    .filter((each) => !(item.test(each.text) && item.test(lead.text.replace(beforeList, ''))))
    .filter(
      (each) =>
        dependent.test(each.text) ||
        money.test(each.text) ||
        hasException(each.text) ||
        isSanction(each, lead),
    )
  return [...before, ...after].slice(0, mostBeside)
}

/** "It is reduced to $1,000 if …", "This does not apply to …" say nothing without the sentence before. */
const pointing = /^(?:it|they|this|these) (?:is|are|will|shall|does|do|applies|apply)\b/i

/** The sentence that one points back to with its first word. */
export function sentenceBefore(lead: Candidate, candidates: readonly Candidate[]): Candidate | undefined {
  const before = candidates[candidates.indexOf(lead) - 1]
  return pointing.test(lead.text) &&
    lead.kind !== 'row' &&
    before?.documentId === lead.documentId &&
    before.block === lead.block
    ? before
    : undefined
}

/** What is not paid if the duty right before was neglected: "We will not pay for loss by fire if you knew that either was impaired …" */
function isSanction({ role, text, block }: Candidate, lead: Candidate): boolean {
  return lead.role === 'CONDITION' && role === 'EXCLUSION' && block === lead.block && /\bif\b/i.test(text)
}

export function sanctionsOf(duty: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const next = candidates[candidates.indexOf(duty) + 1]
  return next?.documentId === duty.documentId && isSanction(next, duty) ? [next] : []
}

/** Endorsements say in a paragraph of its own what they pay at most. */
function isBeside({ block, page, headings, isEndorsement }: Candidate, lead: Candidate): boolean {
  if (block === lead.block) return true
  return isEndorsement && page === lead.page && headings.join() === lead.headings.join()
}

const money = /\$\s?\d/
