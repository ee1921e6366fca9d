import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Candidate } from './answerCandidates.ts'
import { definedTermOf } from './passageRole.ts'

interface Refusal {
  readonly answer: string
  readonly quoted: readonly Candidate[]
}

/** A no that no single passage says: the answer needs a definition, or what a grant leaves out. */
export function plainRefusal(
  question: string,
  lead: Candidate,
  candidates: readonly Candidate[],
): Refusal | null {
  return (
    ongoingOnly(question, candidates) ??
    withoutConsent(question, lead) ??
    excludedByDefinition(question, lead, candidates)
  )
}

const asksWithout =
  /\bwithout (?:our|my|the insured['’]s|the client['’]s|his|her|their|your) (?:written )?(consent|permission|approval)\b/i
const required =
  /\b(?:consent|permission|approval)\b[^.;]*\b(?:is |are )?required\b|\brequires?\b[^.;]*\b(?:consent|permission|approval)\b|\bwill not settle\b[^.;]*\bwithout\b[^.;]*\bconsent\b/i

/** What needs the consent of the insured is not done without it: "Can the carrier settle without our consent?" */
function withoutConsent(question: string, lead: Candidate): Refusal | null {
  return asksWithout.test(question) &&
    /\bsettle\w*/i.test(question) &&
    /\bsettle\w*/i.test(lead.text) &&
    required.test(lead.text)
    ? { answer: lead.text.replace(/[.;]?$/, '.'), quoted: [lead] }
    : null
}

/** An additional insured for ongoing operations only has no status for completed ones. */
function ongoingOnly(question: string, candidates: readonly Candidate[]): Refusal | null {
  if (!/\badditional insured/i.test(question) || !/\bcompleted (?:op|work)/i.test(question)) return null
  const grants = candidates.filter(
    ({ role, kind, text }) => role === 'GRANT' && kind !== 'row' && /\badditional insured/i.test(text),
  )
  const [lead] = grants
  // The form for completed operations may be listed without its text.
  const isElsewhere = candidates.some(
    ({ text, headings }) =>
      /\bCG 20 37\b/.test(text) ||
      (/\badditional insured/i.test(`${headings.join(' ')} ${text}`) && /\bcompleted[ -]op/i.test(text)),
  )
  const isOngoing = grants.every(({ text }) => /\bongoing operations\b/i.test(text))
  if (!lead || isElsewhere || !isOngoing) return null
  const at = candidates.indexOf(lead)
  const limiting = candidates
    .slice(at + 1, at + 4)
    .find(({ text, page, role }) => page === lead.page && role === 'EXCLUSION' && /\bcompleted\b/i.test(text))
  return {
    answer: `The additional insured is insured for ongoing operations only. ${(limiting ?? lead).text}`,
    quoted: [lead, ...(limiting ? [limiting] : [])],
  }
}

/** A definition only says what a word means: the exclusion of the same endorsement that uses it answers. */
function excludedByDefinition(
  question: string,
  definition: Candidate,
  candidates: readonly Candidate[],
): Refusal | null {
  const term = definition.role === 'DEFINITION' ? definedTermOf(definition.text)?.toLowerCase() : undefined
  const asked = new Set(stemsOf(question))
  const isNamed = stemsOf(definition.text).some((stem) => stem.length > 3 && asked.has(stem))
  if (term === undefined || !isNamed || !definition.isEndorsement) return null
  const beside = candidates.filter(
    ({ page, documentId, headings }) =>
      page === definition.page &&
      documentId === definition.documentId &&
      headings[1] === definition.headings[1],
  )
  const exclusion = beside.find(
    ({ role, kind, text }) => role === 'EXCLUSION' && kind !== 'row' && text.toLowerCase().includes(term),
  )
  if (!exclusion) return null
  const exceptions = beside.filter(({ text }) => /^this exclusion does not apply/i.test(text))
  const sentence = exclusion.text.replace(/\s+\(?[a-z\d][.)]$/, '').replace(/[.;:]?$/, '.')
  return { answer: sentence, quoted: [exclusion, definition, ...exceptions] }
}
