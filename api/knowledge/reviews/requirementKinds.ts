/** What a requirement of a contract is about. */
export type RequirementKind =
  | 'coverage'
  | 'additionalInsured'
  | 'waiver'
  | 'primary'
  | 'notice'
  | 'rating'
  | 'deductible'

/** What a clause asks for beside coverage, and the words that tell it. */
export const requirementKinds = [
  {
    kind: 'additionalInsured',
    pattern:
      /additional(?:ly)? (?:\([a-z]+\) )?insureds?|(?:named?|included?|added) .{0,60}as (?:an )?insureds?(?! contract)|\b(?:be|are) (?:also )?(?:an? )?insureds? (?:under|on (?!an? ))\b/i,
  },
  {
    kind: 'waiver',
    pattern:
      /waiv\w*\b.{0,80}(?:subrogation|rights? (?:of|to) recover|recovery rights?|\brecovery\b)|subrogation.{0,60}waiv|waivers? (?:of subrogation|in favor of)|\breleases? the other\b|\b(?:releases?|waivers?)\b[^.;]{0,80}\b(?:before|prior to) (?:a|any|the) loss\b|\b(?:permits?|allows?) (?:such |this )?(?:an? )?(?:waiver|release)\b|\binsurers?\b[^.]{0,40}\bbound by\b[^.]{0,20}\b(?:waiver|release)|\b(?:give|gives|giving) up\b.{0,60}\brights?\b.{0,30}\brecover/i,
  },
  {
    kind: 'primary',
    pattern:
      /\bprimary\b.{0,80}(?:contribut|excess|other insurance|insurance)|(?:coverage|insurance|polic\w+)\b.{0,40}\bprimary\b|non-? ?contributory|\b(?:appl(?:y|ies)|pays?) (?:first|before)\b|\bwithout (?:any )?contribution\b|\bdoes not contribute\b|\b(?:shall|will) not (?:call for )?contribut/i,
  },
  {
    kind: 'notice',
    pattern:
      /notice.{0,80}(?:cancel|non-?renew|terminat|material change|reduction)|(?:cancel|terminat|laps)\w*.{0,80}notice|(?:cancel|chang)\w*.{0,60}(?:without|until|except).{0,60}notice|notif\w+.{0,60}cancel|\b(?:told|informed|advised)\b.{0,80}\bcancel|\bdays?['’]? (?:prior |advance |written )*(?:notice|warning)\b.{0,60}\b(?:before|prior to|of|if)\b.{0,40}\b(?:ends?|ended|ending|stops?|cancell?\w*|laps\w+)\b/i,
  },
  {
    kind: 'rating',
    pattern:
      /a\.? ?m\.? best|\binsurers?:? (?:rated )?A[-+]?,? [VIX]+\b|\bbest'?s?’?s?\b.{0,40}(?:rat|guide)|rat(?:ed|ing).{0,30}\bA(?:-|\b)|licensed (?:in|to do|by)|admitted (?:in|carrier)|authorized (?:to (?:do|transact)|in\b)|financial (?:strength|size)/i,
  },
  {
    kind: 'deductible',
    pattern:
      /(?:deductibles?|retentions?)\b.{0,80}(?:exceed|more than|greater than|in excess|maximum|larger than|not over|above|\bover\b|approv)|(?:maximum|no|without(?: any)?) (?:[\w-]+ )?(?:deductibles?|retentions?)\b|(?:deductibles?|retentions?)\b.{0,40}(?:or less|no greater|not greater|at most|or lower|up to)/i,
  },
] as const satisfies readonly { kind: RequirementKind; pattern: RegExp }[]
