import type { LineOfBusiness } from './policyTerms.ts'

/** What commercial policies insure, by the words of their coverages' names. */
export const coverageSubjects = {
  liability: String.raw`liability|garage ?keepers|malpractice|disciplinary|licens\w+ board|errors (?:and|&|or) omissions|professional|abuse|molestation|assault|employee benefits|stop gap|medical (?:payments|expenses?)|fiduciary|wrongful acts?|directors|d ?& ?o|epli?|employment practices|pollution|environmental`,
  /** Autos, trucks and what they carry */
  autos: String.raw`csl|combined single limit|motorists?|cargo|trailer interchange|personal injury protection|pip|no-?fault|physical damage|collision|comprehensive|specified causes|towing|roadside|rental reimbursement|refrigeration|reefer|bobtail|(?:hired|non-?owned) (?:and|&) |(?:hired|non-?owned) autos?|on-?hook|drive other car`,
  /** Property, equipment and income */
  property: String.raw`buildings?|personal property|bpp|contents|stock|improvements|betterments|business income|extra expense|rents?|rental (?:income|value)|equipment|tools|machinery|inland marine|floaters?|installation|builders['’]? risk|transit|signs?|glass|spoilage|water damage|(?:water|sewer|drain) back[- ]?up|back[- ]?up of sewers?|sump|ordinance|demolition|increased cost of construction|flood|earthquake|wind|hail|valuable papers|accounts receivable|fine arts|debris removal|utility services|fungus|mold|electronic data|edp|computers?|outdoor property|trees|loss assessment|inventory|livestock|crops?|boats?|watercraft|aircraft|hulls?`,
  /** Crime and cyber */
  crime: String.raw`crime|fidelity|dishonesty|theft|forgery|alteration|burglary|robbery|money|securities|counterfeit|funds? transfer|social engineering|computer fraud|cyber|privacy|network|breach|ransom\w*|extortion|media|payment card|pci|regulatory|system failure|data (?:recovery|restoration)`,
} as const

/** Policies that insure both property and liability. */
const combinedLines: readonly LineOfBusiness[] = ['BUSINESS_OWNERS', 'PACKAGE']

const liability = new RegExp(String.raw`\b(?:${coverageSubjects.liability})\b`, 'i')
const property = new RegExp(String.raw`\b(?:${coverageSubjects.property})\b`, 'i')

const crime = new RegExp(String.raw`\b(?:${coverageSubjects.crime})\b`, 'i')
/** What an auto policy pays to the insured and to those in the auto, whatever somebody else claims. */
const ownLoss =
  /\b(?:(?:un|under)-?insured|motorists?|um|uim|physical damage|collision|comprehensive|specified causes|towing|roadside|rental reimbursement|personal injury protection|pip)\b/i

/** What the insured pays first is no limit; certificates state it among the policy's facts. */
const ofInsured = /\b(?:deductibles?|retentions?|SIR|retained limit)\b/i

/** Whether a certificate of liability insurance shows a coverage: not the property and crime of a package, nor the physical damage of an auto. */
export function isOnCertificate(type: LineOfBusiness, { name }: { readonly name: string }): boolean {
  if (ofInsured.test(name)) return false
  if (type === 'COMMERCIAL_AUTO') return !ownLoss.test(name) || liability.test(name)
  return !(combinedLines.includes(type) && (property.test(name) || crime.test(name)) && !liability.test(name))
}
