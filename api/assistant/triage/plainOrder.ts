import { changeDetails, changedItems } from './changeDetails.ts'
import { isInquiry } from './alsoAsked.ts'
import { toBeChanged } from './changesAsked.ts'
import { told } from './clauseMarks.ts'
import { lineNames } from './lineWords.ts'
import { sendsDocument } from './splitByDocument.ts'
import type { RequestType } from './triageMessage.ts'

/** The type of request that a clause orders by its own words, whatever stands around it; null if they do not tell. */
export function plainOrder(clause: string): RequestType | null {
  if (told.test(clause) || isInquiry(clause)) return null
  return kinds.find(({ orders }) => orders(clause))?.type ?? null
}

const courtesy = String.raw`(?:(?:hi|hello|hey) [\p{L}]+|and|also|then|oh|plus|so|but|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|last(?:ly)?|last thing|finally|separately|by the way|btw|while (?:i have you|(?:i['’]m|you['’]re|we['’]re) at it)|one more thing|please|pls|plz|kindly|just|go ahead and|(?:can|could|would|will) (?:you|u|we|i)|(?:i|we)(?:['’]d| would| also)*(?: (?:need|want|like|have))(?: also)?(?: (?:you|u))? to|need to|want to|let['’]?s)`
/** Where a clause begins with an order: `Oh, and could you also take`. */
const beginning = String.raw`^[\W_]*(?:${courtesy}\b[\s,:.–—-]*)*`

const onlyCourtesy = new RegExp(`${beginning}$`, 'iu')

/** Whether words only lead to an order: `And while I have you`. */
export function isCourtesy(words: string): boolean {
  return onlyCourtesy.test(words)
}

function ordering(verbs: string): RegExp {
  return new RegExp(`${beginning}(?:${verbs})\\b`, 'iu')
}

/** What is done only perhaps, or not yet. */
const unsure =
  /\b(?:if|whether|unless|until|once|thinking|might|maybe|considering|wonder\w*|how (?:much|do|does|would))\b/i
const changing = ordering(
  String.raw`add|remove|delete|drop|change|update|replace|swap|switch|increase|raise|lower|reduce|correct|insure|include|exclude|take (?=[^]*\b(?:off|out|from)\b)|put (?=[^]*\b(?:on|onto|in)\b)|get (?=[^]*\b(?:on|off|onto|added|removed|covered|insured)\b)|get rid of`,
)
const changedThing =
  /\b(?:drivers?|vehicles?|trucks?|vans?|trailers?|pickups?|cars?|VIN|(?:mailing|billing|garaging|business|office|our|my) address|limits?|deductibles?|coverage (?:off|from) (?:the|our|my)|(?:that|this|it) (?:wherever|everywhere|on (?:all|every|both)))\b/i
/** `Payroll for the crew should be 410,000` */
const amountTold =
  /\b(?:payroll|limits?|deductibles?|contents|revenues?|sales|receipts)\b[^.?!]{0,60}\b(?:should|needs? to|has to|must) be\b[^.?!]{0,15}\d/i
const mayWe = /\b(?:can|could|may) (?:we|i)\b/i
const otherThing =
  /\b(?:cert\w*|cois?|acord|additional insureds?|holders?|quot\w+|pric\w+|contract|lease|claims?|id cards?|e-?mail|phone|contacts?|invoices?|check|draft|letter|account number)\b/i

const coverage = String.raw`(?:umbrella|flood|cyber|floater|bonds?|polic(?:y|ies)|coverage|insurance|liability|auto|truck|van|gl|bop|comp|epli?)`
const quoting = [
  /\b(?:get|give|send|e-?mail|want|need|like|provide|run|work up|request|please|can you|could you|looking for)\b[^.?!]{0,30}\b(?:a|an|some|us|me|new|another|umbrella|cyber|flood) (?:\w+ ){0,2}(?:quotes?|price)\b/i,
  new RegExp(String.raw`${beginning}quote (?:us|me|an?|some|out)\b`, 'iu'),
  new RegExp(String.raw`\b(?:a )?price (?:on|for) (?:an?|some|more) [^.?!]{0,40}\b${coverage}\b`, 'i'),
  new RegExp(String.raw`^[\W_]*(?:\w+ ){0,2}${coverage} quote\b`, 'i'),
]
const quotedBefore =
  /\b(?:the|your|that|this|these|those|their) (?:\w+ )?quotes?\b|\bquotes? (?:you|they|that)\b/i

const interval =
  /\b(?:monthly|quarterly|semi-?annual(?:ly)?|annually|by the month|every month|per month|each month|auto-?pay|in full)\b/i
const paying =
  /\b(?:pay|paying|paid|bill(?:ed|ing)?|payments?|install?ments?|premiums?|payment plan|auto-?pay)\b/i
const wanting =
  /\b(?:want|like|need|please|pls|switch|change|move|go|set up|put us|bill us|can we|could we|can you|could you|instead|from now on|going forward|starting)\b/i
const refund =
  /\b(?:refunds?|return(?:ed)? premiums?|overpayment)\b[^.?!]{0,80}(?:\b(?:not|never|still|where|missing|lost|yet)\b|n['’]t\b)|(?:\b(?:not|never|still|where|missing|lost|waiting)\b|n['’]t\b)[^.?!]{0,60}\b(?:refunds?|return(?:ed)? premiums?|overpayment)\b/i

const sending = ordering(
  String.raw`(?:re)?send|issue|e-?mail|provide|prepare|fax|forward|get (?:me|us|him|her|them)|need(?= (?:an?|the|our|my))|want(?= (?:an?|the|our|my))|(?:i|we)(?:['’]ll| will)?(?: also)? need(?= (?:an?|the|our|my))`,
)
const certificate = /\b(?:certificates? of (?:liability )?insurance|cert(?:ificate)?s?|cois?)\b/i
const otherCertificate =
  /\b(?:gift|resale|exemption|medical|birth|bought|completion|occupancy|title|compliance|updated?|revised|corrected)\b/i
const papers =
  /\b(?:loss runs?|(?:auto )?id[- ]cards?|dec(?:laration)?s? pages?|(?:most recent|latest|last|current|paid) (?:invoice|bill)|(?:signed|original) application|that notice)\b/i
/** Papers that come with a change by themselves. */
const ofChange = /\b(?:new|updated?|revised|amended)\b/i

const ending = ordering('cancel|terminate')
const ended = new RegExp(String.raw`\b(?:polic(?:y|ies)|coverage|insurance|${'[A-Z]{2,4}-?\\d{4,}'})\b`)
const notEnded =
  /\b(?:endorse\w*|cert\w*|cois?|meeting|claim|check|payment|appointment|call|quote|order|on the|for the)\b/i

/** In this order: a price is no change, and a payment plan is none either. */
const kinds: readonly { readonly type: RequestType; readonly orders: (clause: string) => boolean }[] = [
  {
    type: 'QUOTE_REQUEST',
    orders: (clause) => quoting.some((each) => each.test(clause)) && !quotedBefore.test(clause),
  },
  {
    type: 'OTHER',
    orders: (clause) =>
      (interval.test(clause) && paying.test(clause) && wanting.test(clause) && !unsure.test(clause)) ||
      refund.test(clause),
  },
  {
    type: 'CREATE_CERTIFICATE',
    orders: (clause) =>
      sending.test(clause) &&
      certificate.test(clause) &&
      !otherCertificate.test(clause) &&
      !unsure.test(clause),
  },
  {
    type: 'DOCUMENT_REQUEST',
    orders: (clause) =>
      sending.test(clause) &&
      papers.test(clause) &&
      !ofChange.test(clause) &&
      !sendsDocument(clause) &&
      !unsure.test(clause),
  },
  {
    type: 'ENDORSE_POLICY',
    orders: (clause) =>
      (changing.test(clause) || toBeChanged.test(clause) || amountTold.test(clause)) &&
      !unsure.test(clause) &&
      !otherThing.test(clause) &&
      !lineNames.some(([, name]) => new RegExp(String.raw`${ending.source} ${name.source}`).test(clause)) &&
      // `Can we add a driver before the renewal?` names nobody.
      (amountTold.test(clause) ||
        (changedThing.test(clause) && !(mayWe.test(clause) && clause.includes('?'))) ||
        changedItems(changeDetails(clause)).length > 0),
  },
  {
    type: 'CANCEL_POLICY',
    orders: (clause) =>
      ending.test(clause) && ended.test(clause) && !notEnded.test(clause) && !unsure.test(clause),
  },
]
