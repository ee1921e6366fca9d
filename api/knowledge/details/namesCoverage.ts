/** What commercial policies insure against, by the words of their declarations. */
const subjects = [
  // Liability
  String.raw`liability|garage ?keepers|malpractice|disciplinary|errors (?:and|&|or) omissions|professional|abuse|molestation|assault|employee benefits|stop gap|medical (?:payments|expenses?)|fiduciary|wrongful acts?|directors|d ?& ?o|epli?|employment practices|pollution|environmental`,
  // Autos, trucks and what they carry
  String.raw`csl|combined single limit|motorists?|cargo|trailer interchange|personal injury protection|pip|no-?fault|physical damage|collision|comprehensive|specified causes|towing|roadside|rental reimbursement|refrigeration|reefer|bobtail|(?:hired|non-?owned) (?:and|&) |(?:hired|non-?owned) autos?|on-?hook|drive other car`,
  // Property and income
  String.raw`buildings?|personal property|bpp|contents|stock|improvements|betterments|business income|extra expense|rents?|rental (?:income|value)|equipment|tools|machinery|inland marine|installation|builders['’]? risk|transit|signs?|glass|spoilage|(?:water|sewer|drain) back[- ]?up|back[- ]?up of sewers?|sump|ordinance|demolition|increased cost of construction|flood|earthquake|wind|hail|valuable papers|accounts receivable|fine arts|debris removal|utility services|fungus|mold|electronic data|edp|computers?|outdoor property|trees|loss assessment|inventory|livestock|crops?|boats?|watercraft|aircraft|hulls?`,
  // Crime and cyber
  String.raw`crime|fidelity|dishonesty|employee theft|forgery|alteration|burglary|robbery|money|securities|counterfeit|funds? transfer|social engineering|computer fraud|cyber|privacy|network|breach|ransom\w*|extortion|media|payment card|pci|regulatory|system failure|data (?:recovery|restoration)`,
]

const named = new RegExp(String.raw`\b(?:${subjects.join('|')})\b`, 'i')

/** Whether words name a coverage. */
export function namesCoverage(text: string): boolean {
  return named.test(text)
}
