import { noticeAskedFor } from '../../assistant/index.ts'
import { type CertificateOrder, provisionMentions } from '../../knowledge/index.ts'
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

/**
 * @param texts Newest first: "without the waiver" takes back what an earlier one asks for.
 * @param issued The certificate that is revised: what no text mentions stays as it is there.
 */
export function requestedProvisions(
  texts: readonly string[],
  issued: Pick<CertificateOrder, 'waiverOfSubrogation' | 'primaryNoncontributory'> = {},
): RequestedProvisions {
  const additionalInsured = isWanted(texts, provisionMentions.ADDITIONAL_INSURED)
  return {
    additionalInsured,
    waiverOfSubrogation:
      isWanted(texts, provisionMentions.WAIVER_OF_SUBROGATION) ?? issued.waiverOfSubrogation ?? false,
    primaryNoncontributory:
      isWanted(texts, provisionMentions.PRIMARY_NONCONTRIBUTORY) ?? issued.primaryNoncontributory ?? false,
    completedOperations:
      additionalInsured !== false && (isWanted(texts, provisionMentions.COMPLETED_OPERATIONS) ?? false),
    noticeWarning: texts.map(noticeIn).find((warning) => warning !== null) ?? null,
  }
}

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
  /^[^.;,\n]{0,25}?\b(?:off\b|out\b|(?:is|are)(?:n['’]t| not)\b(?! (?:\w+ )?(?:checked|marked|ticked|shown|listed|stated|included|there|on (?:it|the|there)))|not (?:needed|required|necessary)\b|removed\b)/i

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
