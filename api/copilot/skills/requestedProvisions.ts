import { noticeAskedFor } from '../../assistant/index.ts'
import { capitalized } from '../../platform/index.ts'

/** What texts ask a certificate to state besides the policies. */
export interface RequestedProvisions {
  /** Null if no text mentions it. */
  readonly additionalInsured: boolean | null
  readonly waiverOfSubrogation: boolean
  readonly primaryNoncontributory: boolean
  /** Whether the additional insured is to be covered for completed operations. */
  readonly completedOperations: boolean
  /** A warning for the approver about requested notice of cancellation; null if none is requested. */
  readonly noticeWarning: string | null
}

/** @param texts Newest first: "without the waiver" takes back what an earlier one asks for. */
export function requestedProvisions(texts: readonly string[]): RequestedProvisions {
  const additionalInsured = isWanted(texts, mentions.additionalInsured)
  return {
    additionalInsured,
    waiverOfSubrogation: isWanted(texts, mentions.waiver) ?? false,
    primaryNoncontributory: isWanted(texts, mentions.primary) ?? false,
    completedOperations:
      additionalInsured !== false && (isWanted(texts, mentions.completedOperations) ?? false),
    noticeWarning: texts.map(noticeIn).find((warning) => warning !== null) ?? null,
  }
}

const mentions = {
  additionalInsured: /\badditional(?:ly)? insureds?\b|\bAI\b|\badd(?:ing)? (?:them|the holder) as\b/gi,
  // On a certificate, a waiver alone is one of subrogation.
  waiver:
    /(?<!\b(?:liability|participant|sign\w*)\b[^.;]{0,15})\bwaivers?\b(?! of (?!(?:our |your |their |the )?subro))|\bwaiv(?:e|es|ed|ing)\b.{0,30}\bsubrogation\b|\bsubrogation (?:is )?waive[dr]s?\b|\brenuncia (?:a|de)(?: la)? subrogaci[oó]n|\bWOS\b/gi,
  // Not a primary contact, residence or policy.
  primary:
    /\bprimary\b(?:,? (?:and|&) |[ /,-]+)non-?\s?contrib(?:utory|\b)|\bnon-?\s?contrib(?:utory|\b)|\bPNC\b|\bP ?& ?N-?C\b|\bprimary (?:insurance )?(?:wording|language|status|basis|endorsement|provision)\b|\b(?:waiver|subrogation|additional insured|AI|completed op(?:eration)?s)(?: status)?(?:,|,? and|,? &|,? \+|\/)(?: (?:on|with|a|the))* primary\b(?! (?:contact|residence|location|address|policy|limits?|phone|e-?mail|carrier))|\bprimary(?:,|,? and|,? &|,? \+|\/) ?(?:a |the )?(?:waiver|additional insured)\b/gi,
  completedOperations: /(?<!\b(?:products?|prod\w*)\b[^.;]{0,20})\bcompleted op(?:eration)?s\b/gi,
} satisfies Record<string, RegExp>

/** Whether the newest text that mentions something asks for it or takes it back; null if none mentions it. */
function isWanted(texts: readonly string[], mention: RegExp): boolean | null {
  for (const text of texts) {
    const last = [...text.matchAll(mention)].at(-1)
    if (last) return !isTakenBack(text, { start: last.index, end: last.index + last[0].length })
  }
  return null
}

/** What takes something back, and what asks for it. "Does not need" is one refusal, not a refusal and a wish. */
const orders =
  /(?<refusal>\b(?:(?:do|does|did|is|are|was)(?:n['’]?t| not) (?:need|want|require|ask for|have)|no(?!,)|not|without|remov(?:e|ing)|drop|delete|omit|skip|cut|take off|leave (?:off|out))\b|n['’]t\b)|\b(?:add(?:ing)?|includ(?:e|ing)|with|but|nam(?:e|ing)|show(?:ing)?|state|list|put|keep|wants?|needs?|requires?|have)\b/gi
const refusedBehind =
  /^[^.;,\n]{0,25}?\b(?:off\b|out\b|(?:is|are)(?:n['’]t| not)\b|not (?:needed|required|necessary)\b|removed\b)/i

/** "Remove the waiver", "add a waiver but no AI", "take the AI off": the last verb before it in its sentence decides. */
function isTakenBack(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = /[^.;\n]*$/.exec(text.slice(0, start))?.[0] ?? ''
  return (
    [...before.matchAll(orders)].at(-1)?.groups?.['refusal'] !== undefined ||
    refusedBehind.test(text.slice(end))
  )
}

/** A certificate states no notice of cancellation, so the approver must know of a request for one. */
function noticeIn(text: string): string | null {
  const notice = noticeAskedFor(text)
  const wanted = notice && (/^\d/.test(notice) ? `A ${notice}` : capitalized(notice))
  return wanted && `${wanted} is requested. The certificate promises only what the policies say.`
}
