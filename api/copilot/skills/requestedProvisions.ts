import { asksForWaiver, noticeAskedFor } from '../../assistant/index.ts'
import { capitalized } from '../../platform/index.ts'

/** What texts ask a certificate to state besides the policies. */
export interface RequestedProvisions {
  readonly waiverOfSubrogation: boolean
  readonly primaryNoncontributory: boolean
  /** Whether the additional insured is to be covered for completed operations. */
  readonly completedOperations: boolean
  /** A warning for the approver about requested notice of cancellation; null if none is requested. */
  readonly noticeWarning: string | null
}

/** @param texts Newest first: "without the waiver" takes back what an earlier one asks for. */
export function requestedProvisions(texts: readonly string[]): RequestedProvisions {
  const aboutWaiver = texts.find((text) => /\bwaiv|\bsubrogation\b|\bWOS\b/i.test(text)) ?? ''
  const aboutPrimary = texts.find((text) => primary.test(text)) ?? ''
  return {
    waiverOfSubrogation: asksForWaiver(aboutWaiver) || wantsWaiver(aboutWaiver),
    primaryNoncontributory:
      aboutPrimary !== '' &&
      !/\b(?:no|not|without|remove|drop|omit|leave off|take off)\b[^.;]{0,20}\bprimary\b/i.test(aboutPrimary),
    completedOperations: texts.some((text) =>
      /(?<!\b(?:no|not|without|products?|prod\w*)\b[^.;]{0,20})\bcompleted op(?:eration)?s\b/i.test(text),
    ),
    noticeWarning: texts.map(noticeIn).find((warning) => warning !== null) ?? null,
  }
}

/** "They want waiver and 30 day notice": on a certificate, a waiver alone is one of subrogation. */
function wantsWaiver(text: string): boolean {
  return (
    /\bwaivers?\b/i.test(text) &&
    !/\b(?:no|not|without|remove|drop|don['’]t|doesn['’]t)\b[^.;]{0,30}\bwaiver|\b(?:liability|participant|sign\w*)\b[^.;]{0,15}\bwaiver|\bwaivers? of (?!subro)/i.test(
      text,
    )
  )
}

/** "Primary and noncontributory", "with waiver and primary wording"; not a primary contact, residence or policy. */
const primary =
  /\bprimary\b(?:,? (?:and|&) |[ /,-]+)non-?\s?contrib(?:utory|\b)|\bnon-?\s?contrib(?:utory|\b)|\bPNC\b|\bP ?& ?N-?C\b|\bprimary (?:insurance )?(?:wording|language|status|basis|endorsement|provision)\b|\b(?:waiver|subrogation|additional insured|AI|completed op(?:eration)?s)(?: status)?(?:,|,? and|,? &|,? \+|\/)(?: (?:on|with|a|the))* primary\b(?! (?:contact|residence|location|address|policy|limits?|phone|e-?mail|carrier))|\bprimary(?:,|,? and|,? &|,? \+|\/) ?(?:a |the )?(?:waiver|additional insured)\b/i

/** A certificate states no notice of cancellation, so the approver must know of a request for one. */
function noticeIn(text: string): string | null {
  const notice = noticeAskedFor(text)
  const wanted = notice && (/^\d/.test(notice) ? `A ${notice}` : capitalized(notice))
  return wanted && `${wanted} is requested. The certificate promises only what the policies say.`
}
