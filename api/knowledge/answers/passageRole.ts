import type { Passage } from '../../reading/passages/passagesOf.ts'
import type { CitationRole } from './policyAnswer.ts'

const exclusionHeading =
  /\b(exclusions?|excluded|not (?:covered|insured|paid)|(?:do|does|will) not (?:cover|insure|pay(?: for)?)|losses not|limitations?)\b/i
const exclusionLeadIn =
  /\b(will not pay|do(es)? not (cover|apply|insure|include|pay)|not (?:covered|insured)|no coverage|we exclude|are excluded|is excluded|shall not apply|not be liable)\b/i
const exclusionText =
  /\b(do(es)? not (cover|apply (?:to|while)|insure|include|extend|pay)|will not (pay|cover|make|be liable)|(is|are|be) (not ((?:a )?covered|paid|insureds?|an insured|included)|excluded)|(?:stays?|remains?) excluded|no (?:\w+ ){0,3}cover(?:age)?(?! for any (?:cost|expense))|not insureds?|not to be (?:covered|insured|included)|excludes?|shall not apply|without coverage|no (?:insurance|protection|benefits?) (?:(?:is|are|will be) )?(?:given|provided|afforded|applies|apply|extended|granted|available|paid))\b/i
const givesBack =
  /\b((?:notwithstanding|in spite of|despite) exclusions?\b|exclusion\w*\b(?!(?: [A-Z]{2,3}(?: \d{2,4}){1,4})?:).{0,120}?\b((do(es)?|shall) not apply|(is|are) (deleted|removed|replaced))|this exclusion (does|shall) not apply|(?:is|are) not within (?:this|the|that) exclusion|(?:is|are) deleted from .{0,60}\b(?:exclu\w+|not cover(?:ed)?)\b|(?:peril|clause|limitation|paragraph|condition|restriction)s? [\w().]+ (?:does|do|shall) not apply|(?:is|are) not (?:limited|restricted|excluded|affected) by (?:this|the|that) (?:endorsement|exclusion|limitation)|does not apply to (the|such) exclusion)\b/i
/** "The deductible does not apply to glass that is repaired": nothing is excluded. */
const withoutShare =
  /\b(?:deductibles?|waiting periods?|retentions?|coinsurance)\b(?: [\w’']+){0,6} (?:does|do|shall|will) not apply\b/i
const exception =
  /\b(unless|except|however|other than|provided( that)?|only (if|when|while)|but (we will|only|this)|subject to)\b/i
const condition =
  /\b(only (if|when|while)|provided(?! (?:by|to|in|under|for|at|on|with|as)\b)|you must|as a condition|warrant|is required|unless)\b/i
const grant =
  /\b(we (will|agree to) (pay|cover|reimburse|defend|indemnify|provide)|(is|are) covered|this (policy|insurance|coverage|endorsement) (covers|applies|provides|insures|extends)|coverage (applies|is provided|is extended|includes)|we (also )?(cover|insure|pay|reimburse)|is (an )?(additional )?insured\b|are insureds|is extended to|will pay)\b/i
/** What a sentence says before and after its own statement: "If you are not insured there, …", "… though resulting damage is covered". */
const premise = /^\W*(?:\w{1,2}[.)] )?(?:if|when) [^,]*, (?=\S+ \S+ )/i
const concession =
  /,? \b(?:al)?though\b.*$|,? but (?:we (?:will |do )?(?:pay|cover|insure)|(?:any )?(?:resulting|ensuing))\b.*$/i
/** "Covered unless the cause is excluded below", "what is and is not covered": a promise, or nothing. */
const exclusionElsewhere =
  /,? \b(?:unless|except(?: as| where| when)?)\b[^.;:]{0,40}\b(?:excluded|limited)\b(?: or (?:excluded|limited))?[^.;:]{0,40}|\bwhat is and (?:what )?is not covered\b/gi
/** A form's title in a schedule, or a coverage that the declarations do not have. */
const exclusionTitle =
  /\bexcl(?:usion|\.)? (?:of|for|[-–—])|\bexclusion[:(]|^\W*not covered:|\w excl(?:usion|\.)?(?: endorsement)?(?: [-(]?\d[\d /-]*\)?)?$|\b(?:not (?:covered|included|elected|provided|purchased)|(?:rejected|declined)|(?<!\b(?:not|unless|if|otherwise|is|are|be) )excluded)(?: \([^)$]{1,40}\)|[\s–—-]+)?[.;]?$/i
const longestTitle = 140
/** "Exclusions: off-premises events; assault or battery": what the declarations list in one line. */
const exclusionList =
  /^\W*(?:(?:other|additional|specific|policy|principal|main|major|notable|special) )?(?:exclusions?|excluded|not covered)(?: (?:apply|include|are))?\s*[:–—-]\s*(?!(?:none|n\/a|see|refer|as per|per)\b)\p{L}/iu
/** "Exclusions   Off-premises events; assault or battery": the same as a row; a heading of columns is none. */
const exclusionRow = /^exclusions\s+(?!.*(?:\$|\b(?:limit|premium|pages?|number|see|none)\b))\p{L}/iu
/** "Bodily Injury by Disease $1,000,000 each employee": a limit, wherever it stands. */
const labeledAmount =
  /^\p{Lu}[^$.;:]{2,60}:? \$\d[\d,.]*(?: ?(?:[KM]|MM))?(?: (?:each|per|any one|policy|aggregate)\b[^$.;]{0,30})?$/u
/** "For diffusers sold after that date the retention is $20,000", "Limit for this extension $60,000": what is insured, and for how much. */
const statesTerms =
  /^[^.;]*\b(?:limit|sublimit|retention|deductible|waiting period)s?\b(?: for [^.;$]{3,60}| each \w+)? (?:is|are|of|shall not exceed|will not exceed|does not exceed)?\s?(?:\$|\d)/i
const definition = /\b(means|refers to|is defined as|shall mean)\b/i
const defines = /^["“]?[A-Z][\w ,/-]{2,40}["”]? (means|refers to)\b/

const definedTerm =
  /^[("“]*([A-Z][\w/&' -]{1,50}?)["”]*,? (?:means|includes|refers to|is defined as|shall mean|is (?:an?|any) \w+ (?:that|who|which))\b/

/** The term that a passage defines: `"Open roof" means any roof …`. */
export function definedTermOf(text: string): string | null {
  return definedTerm.exec(text.replace(/^\W*(?:[A-Z]|\d+)[.)]\s+/, ''))?.[1] ?? null
}

const declines = /^\p{L}[^.:;$]{1,60}[\s:.–—-]+not (?:covered|included|provided|purchased|elected)\W*$/iu

/** Whether a line says that one coverage is missing: "CYBER - NOT COVERED". */
export function declinesCoverage(text: string): boolean {
  return (
    declines.test(text) &&
    !/^(?:what|property|losses|perils|causes|items?|anything|we|not|is|are)\b[^-–—:]*$/i.test(text)
  )
}

function withoutExclusionsElsewhere(text: string): string {
  return text.replaceAll(exclusionElsewhere, '')
}

/** Whether what follows is a list of exclusions: "This insurance does not apply to:" */
export function leadsExclusions(text: string): boolean {
  return /:$|\bany of the following\.?$/.test(text) && exclusionLeadIn.test(withoutExclusionsElsewhere(text))
}

/** "If you have let it lapse, paragraph A does not apply to breakdown of refrigeration": a duty neglected. */
const takesBack =
  /^if you (?:have (?:not|let|failed)|do not|did not|fail)\b[^.]*\b(?:does|do|will|shall) not apply\b/i

/** The passage's role, as far as its text, its headings and the sentence before it in its paragraph tell. */
export function roleOf({ text: whole, headings, leadIn, kind }: Passage, before?: Passage): CitationRole {
  const text = withoutExclusionsElsewhere(whole)
  const heading = headings.at(-1) ?? ''
  // "CYBER - NOT COVERED" is said of cyber, and not of what stands below.
  const above = declinesCoverage(heading) ? '' : heading
  if (takesBack.test(text)) return 'EXCLUSION'
  if (givesBack.test(text)) return 'GRANT'
  if (withoutShare.test(text)) return 'SOURCE'
  if (defines.test(text) || (definition.test(text) && !exclusionText.test(text))) return 'DEFINITION'
  if (/^(?:it|they) (?:does|do|shall) not apply\b/i.test(text)) return 'EXCEPTION'
  // "We do not insure condominiums. This does not apply to the Beale Lofts project."
  if (before && /^(?:this|these) (?:does|do|shall) not apply\b/i.test(text) && roleOf(before) === 'EXCLUSION')
    return 'EXCEPTION'
  if (exclusionText.test(text.replace(premise, ''))) return 'EXCLUSION'
  if (
    exclusionList.test(text) ||
    (kind === 'row' && exclusionRow.test(text)) ||
    (text.length < longestTitle && exclusionTitle.test(text))
  )
    return 'EXCLUSION'
  const isUnderExclusions = exclusionHeading.test(above) || exclusionLeadIn.test(leadIn)
  if (isUnderExclusions && kind !== 'row' && !labeledAmount.test(text) && !statesTerms.test(text)) {
    if (/^(this exclusion|however|but)\b/i.test(text)) return 'EXCEPTION'
    return grant.test(text.replace(concession, '')) ? 'GRANT' : 'EXCLUSION'
  }
  if (condition.test(text)) return 'CONDITION'
  if (grant.test(text)) return 'GRANT'
  return 'SOURCE'
}

/** Every liability policy pays only if someone claims. */
const claimMade = /^\W*if (?:a|any) (?:claim is made|suit is brought)\b/i

/** Whether the passage limits its own statement. */
export function hasException(text: string): boolean {
  return exception.test(withoutExclusionsElsewhere(text))
}

/** Whether the passage's promise is conditional. */
export function hasCondition(text: string): boolean {
  const own = withoutExclusionsElsewhere(text).replace(claimMade, '')
  return condition.test(own) || /\bif\b|\b(?:covered|insured) only\b/i.test(own)
}
