/** Whether a sentence or title of a policy promises notice of its cancellation to others than the insured. */
export function promisesNotice(text: string): boolean {
  if (title.test(text)) return true
  const others = text.replaceAll(insured, ' you ').replaceAll(/\b(Inc|Co|Corp|Ltd|St)\./g, '$1')
  return ends.test(others) && !refused.test(others) && promises.some((each) => each.test(others))
}

/** "Notice of cancellation to others", "Certificate holder notice", "Designated entity cancellation notice". */
const title =
  /\bnotice(?: of cancell?ation)?(?: provided| given)?(?: by us)? to (?:others|designated|scheduled|certificate|third|additional)|\b(?:certificate ?holder|third[- ]party|designated(?: \w+)?) (?:cancell?ation )?notice\b|\b(?:certificate ?holder|third[- ]party|designated(?: \w+)?) notice of cancell?ation\b|\bnotice of cancell?ation\b.{0,25}\bscheduled\b/i

/** Who is told of every cancellation, and who tells it. */
const insured =
  /\b(?:(?:the )?(?:first )?(?:named )?(?<!additional )(?:insured|assured|firm)(?: (?:shown|named) in the declarations)?|the policy ?holder|the subscriber|us)\b/gi
const ends =
  /\bcancel|\bterminat|\bnon-?renew|\bnot (?:to )?renew|\b(?:same|such) notice\b|\bdays[’']? (?:prior |written |advance )*notice\b/i
/** "We mail notice to no one else", "others receive notice only where an endorsement names them". */
const refused =
  /\b(?:[Nn]o notice|not (?:be )?(?:give|mail|send|sent|notif|obliged|required)\w*|only (?:where|if|when|by)\b[^.;]{0,40}\bendorse)/

const party = String.raw`(?:[Cc]ertificate|[Hh]olders?|[Mm]ortgage ?holders?|[Mm]ortgagees?|[Pp]ayees?|[Ll]ien ?holders?|[Ll]enders?|[Ll]essors?|[Oo]wners?|[Ll]andlords?|[Pp]ersons?|[Oo]rgani[sz]ations?|[Ee]ntit(?:y|ies)|[Pp]art(?:y|ies)|[Aa]dditional (?:you|insureds?|assureds?)|[Aa]uthorit(?:y|ies)|[Aa]genc(?:y|ies)|[Cc]ommission(?:er)?|[Dd]epartment|[Rr]egistr\w+)`
/** Somebody by a name, a class of people, or whom an endorsement has just named. */
const other = String.raw`(?:(?:it|them|others|anyone|Others|Anyone)\b|(?:[\w’'-]+ ){0,5}?${party}\b|(?:the )?(?!You\b|We\b|If\b|Any\b|Notice\b|In\b|The\b|This\b)[A-Z][\w&.’'-]+,? (?:(?:of|and|&) )?[A-Z])`
const tells = String.raw`\b(?:mail|send|give|deliver|provide|furnish|tell|notify|advise|inform)(?:s|ing)?\b`
const promises = [
  // "We will mail the owner 30 days notice", "tell it 30 days before we cancel".
  new RegExp(
    String.raw`${tells}(?: (?:also|to|and|or|you|at least|${tells}))*,? ${other}[^.;]{0,160}\b(?:notice|days)\b`,
  ),
  // "Mail 30 days notice of cancellation to you and to the owner".
  new RegExp(String.raw`\b[Nn]otices?\b[^.;]{0,110}\bto:? (?:you,? (?:and|or) )?(?:to )?${other}`),
  // "The owner will be given 30 days notice", "a mortgagee receives the same notice".
  new RegExp(
    String.raw`(?:${other}[^.;]{0,90}?|^[A-Z]\w+) (?:(?:will|shall|must|is to|are to)(?: also)? (?:be (?:given|sent|mailed|told|notified|advised|provided)|receive|have)|receives?|gets?|is entitled to)\b[^.;]{0,60}\b(?:notice|days)\b`,
  ),
]
