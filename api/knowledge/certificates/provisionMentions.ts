import type { ProvisionKind } from '../policies/certificateFacts.ts'

/** What a certificate may be asked to state; completed operations are part of the additional insured's form. */
export type MentionedProvision = ProvisionKind | 'COMPLETED_OPERATIONS'

/** How texts name what a certificate may be asked to state. */
export const provisionMentions = {
  ADDITIONAL_INSURED:
    /\badditional(?:ly)? insureds?\b|\bAI\b(?! (?:data|research|software|startup|company|lab)\b)|\badd(?:ing)? (?:them|the holder) as\b/gi,
  // On a certificate, a waiver alone is one of subrogation.
  WAIVER_OF_SUBROGATION:
    /(?<!\b(?:liability|participant|sign\w*)\b[^.;]{0,15})\bwaivers?\b(?! of (?!(?:our |your |their |the )?subro))(?: of (?:our |your |their |the )?subrogation\b)?|\bwaiv(?:e|es|ed|ing)\b.{0,30}\bsubrogation\b|\bsubrogation (?:is )?waive[dr]s?\b|\brenuncia (?:a|de)(?: la)? subrogaci[oó]n|\bWOS\b/gi,
  // Not a primary contact, residence or policy.
  PRIMARY_NONCONTRIBUTORY:
    /\bprimary\b(?:,? (?:and|&) |[ /,-]+)non-?\s?contrib(?:utory|\b)|\bnon-?\s?contrib(?:utory|\b)|\bPNC\b|\bP ?& ?N-?C\b|\bprimary (?:insurance )?(?:wording|language|status|basis|endorsement|provision)\b|\b(?:waiver|subrogation|additional insured|AI|completed op(?:eration)?s)(?: status)?(?:,|,? and|,? &|,? \+|\/)(?: (?:on|with|a|the))* primary\b(?! (?:contact|residence|location|address|policy|limits?|phone|e-?mail|carrier))|\bprimary(?:,|,? and|,? &|,? \+|\/) ?(?:a |the )?(?:waiver|additional insured)\b/gi,
  COMPLETED_OPERATIONS: /(?<!\b(?:products?|prod\w*)\b[^.;]{0,20})\bcompleted op(?:eration)?s\b/gi,
} as const satisfies Record<MentionedProvision, RegExp>
