import { isReinstatement, isRenewalOffer } from './coverageNotice.ts'

/** What a carrier, an underwriter, an inspector or an auditor writes to the agency about a client, besides notices of the end of coverage. */
export type MarketLetter = 'QUOTE' | 'RENEWAL' | 'RECOMMENDATIONS' | 'AUDIT' | 'REINSTATEMENT'

/** What the market writes, by its words alone; null for anything else, and for what it says nobody has to answer. */
export function marketLetterOf(text: string): MarketLetter | null {
  // A client is told of it, whether or not the carrier wants an answer.
  if (isReinstatement(text)) return 'REINSTATEMENT'
  if (needsNothing.test(text)) return null
  if (surveyed.test(text) && recommends.test(text)) return 'RECOMMENDATIONS'
  if (ofAudit.test(text) && wantsRecords.test(text)) return 'AUDIT'
  if (isRenewalOffer(text) && premium.test(text)) return 'RENEWAL'
  return offers.test(text) && premium.test(text) ? 'QUOTE' : null
}

const needsNothing =
  /\bno (?:further |other )?(?:action|response|reply)\b[^.!?\n]{0,40}\b(?:required|needed|necessary)\b|\bno (?:change in premium|recommendations were made)\b/i
const surveyed =
  /\b(?:survey|inspection|inspected|loss control|risk (?:visit|assessment)|site visit|our representative (?:visited|surveyed))\b/i
const recommends = /\brec(?:ommendation|ommended action|s\b)/i
const ofAudit =
  /\b(?:premium |payroll |final |policy )audit\b|\baudit (?:department|dept|request)\b|\bthe audit\b/i
const wantsRecords =
  /\b(?:941s?|payroll (?:records|journal|reports?)|1099s?|records|past[- ]due|overdue|estimated audit|not (?:yet )?(?:been )?receiv\w+|complet(?:e|ed) by)\b/i
const premium =
  /\bpremium\b[^\n]{0,60}\$ ?\d|\$ ?\d[\d,.]*[^\n]{0,40}\bpremium\b|\bquot(?:e|ation)\b[^\n]{0,80}\$ ?\d|\b(?:offer|write|do|provide|indicat\w+)\b[^.!?\n]{0,80}\b(?:at|for) \$ ?\d/i
/** How an underwriter offers terms. */
const offers =
  /\b(?:thanks|thank you) for (?:the|your|this) (?:submission|opportunity)\b|\bwe (?:can|are able to|are pleased to|are happy to|would be able to) (?:offer|quote|write|provide (?:terms|a quote))\b|\b(?:quote|terms|indication) (?:is|are) (?:good|valid|firm) (?:for|until|through)\b|\b(?:need|require)\b[^.!?\n]{0,80}\bto bind\b|\bto bind(?: coverage)?,? (?:please|we)\b|\bsubjectivit(?:y|ies)\b/i
