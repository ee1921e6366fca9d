import { shifted } from '../../platform/index.ts'
import { findDay, findDueDay, findEffectiveDay } from './findDates.ts'

/** What a notice says about the end of coverage. Days are calendar days. */
export interface CoverageNotice {
  readonly isNonrenewal: boolean
  readonly endsOn: string | null
  /** What keeps the coverage if it is paid, as written: `$611.25`. */
  readonly amountDue: string | null
  readonly payBy: string | null
}

/** Words that end coverage. */
export const coverageEnds =
  /\bnotice of (?:intent to cancel|(?:pending )?cancel+ation|non-?renewal)\b|\b(?:will be|is being|being|to be) (?:cancel+ed|terminated)\b[^!?]{0,90}\bnon-?payment\b|\bwill not (?:renew|be renewed)\b/i
/** What a certificate or an endorsement promises is no notice: `30 days written notice of cancellation` */
const noticeAgreed =
  /(?:\b|\()(?:\d+|ten|thirty|forty-five|sixty|ninety)\)?[- ]*(?:\(\d+\) )?days?['’]?s?,? (?:(?:of|prior|advance|advanced|written|&|and|or) )*notice of (?:cancell?ation|non-?renewal)\b(?! (?:is (?:hereby )?given|dated|effective))/gi
/** What is owed, and what happens then: together they make a notice of a reminder. */
const owed =
  /\bpast[- ]due\b|\boverdue\b|\b(?:have not|haven['’]t|has not|did not|not) (?:yet )?(?:been )?receiv\w+\b|\b(?:minimum|amount|premium|payment)s? (?:now )?due\b|\bunpaid\b|\bnon-?payment\b/i
const threatened =
  /\bto avoid (?:cancel+ation|a lapse)\b|\bcancel+ation (?:effective )?date\b|\bcancel+ation notice\b|\bscheduled (?:for cancel+ation|to (?:be )?cancel)|\b(?:coverage|policy|insurance)\b[^.!?]{0,60}\b(?:will|shall)\b (?:be )?(?:end|lapse|terminate|cancel|expire)\w*/i

/** What happens to an offer that nobody takes is no notice: `To accept this renewal, pay the deposit. Otherwise the policy will lapse.` */
const offersRenewal =
  /\brenewal (?:offer|proposal|quot\w+)\b|\boffer(?:s|ing)?\b[^.!?\n]{0,30}\brenew(?:al)?\b|\b(?:pleased|happy) to renew\b|\bto accept (?:this|the|our|your) (?:offer|renewal)\b/i
/** A premium that was billed before is owed, whatever the letter offers besides. */
const wasBilled =
  /\bpast[- ]due\b|\boverdue\b|\bunpaid\b|\bnon-?payment\b|\b(?:have|has|had|did)(?:n['’]t| not) (?:yet )?(?:been )?receiv\w+/i

/** What a client writes who has such a notice: `the auto cancels 3/9 for nonpayment`, `got a cancel notice`, `it lapses Friday if you don't get $912`. */
const toldByClient =
  /\b(?:cancels|lapses|(?<!\b(?:i|we|you) )(?:will|going to|about to|set to) (?:be )?(?:cancel(?:l?ed)?|lapse)|(?:is|are|['’](?:s|re)|be|being|gets?|getting) (?:being )?cancel+ed)\b[^!?\n]{0,60}(?:\bnon-?\s?pay\w*|\b(?:for|if|unless|because|until|when)\b[^.!?\n]{0,40}\b(?:not pay(?:ing)?|paid|pay|get|got|receive[ds]?|payment|the money|\$\s?\d))|\bnon-?pay(?:ment)?\b[^!?\n]{0,60}\b(?:cancels|lapses|will (?:be )?(?:cancel|lapse))|\b(?:got|received|have|has|sent|saw|getting|found|is|another|this|an?|the) (?:\w+ ){0,3}(?:cancel(?:l?ed|l?ing)?|lapse|non-?pay(?:ment)?) (?:notice|letter|warning|bill)s?\b/i
/** `Policy says it cancels 3/28!!`, `the website shows it lapses Friday` */
const saidToEnd =
  /\b(?:says?|said|saying|shows?|showing|told (?:me|us)|states?)\b[^.!?\n]{0,30}(?<!\b(?:i|we|you) )\b(?:cancels|lapses|(?:will|going to|gonna|set to|about to) (?:be )?(?:cancel(?:l?ed)?|lapse))\b/i
/** `We received the attached notice that our package policy will not be renewed`, `the carrier is nonrenewing us` */
const toldNonrenewal =
  /\b(?:got|received|have|has|sent|gave|is|are)\b[^.!?\n]{0,60}\b(?:notices?|letters?|notif\w+)\b[^.!?\n]{0,80}\b(?:(?:will not|won['’]t|not) (?:be (?:being )?)?renew\w*|non-?renew\w*)|\b(?:got|received|have|sent)\b[^.!?\n]{0,40}\bnon-?renewal (?:notice|letter)|\b(?:is|are|['’](?:s|re)) (?:being )?non-?renew(?:ing|ed)\b/i
/** The client fears that a bill ends the coverage: `please don't cancel us, I mailed the check`. */
const feared =
  /\b(?:do|does|can|will)(?:n['’]?t| ?not) (?:(?:want|wish|afford|like|let)\b[^.!?\n]{0,30}\b(?:be(?:ing)?|gets?|getting|it|us|this|that|them|our|the|my|to|have)\b[^.!?\n]{0,20}\b(?:cancel+ed|lapse\w*|cancel$|cancel(?=\W))|(?:cancel|drop) (?:us|me|our|my|the|it)\b)/i
const ofPayment =
  /\b(?:pa(?:id|y|ying|yments?)|bills?|balance|check (?:#|no\.?|number )?\d+|(?:mailed|sent|cut) (?:\w+ ){0,3}checks?|past[- ]due|late (?:notice|fee|payment)|auto-?pay|cancel+ation notice)\b/i
/** `Nobody wants to end it`: who orders that the policy end, has no notice to fight. */
const ordersEnd =
  /\b(?:please|pls|go ahead and|want (?:you )?to|would like (?:you )?to|['’]d like (?:you )?to|need (?:you )?to|let (?:it|them)|just)\s+(?:just )?(?:cancel|drop|lapse|terminate)\b/i

const nonrenewal = /\bnon-?renewal\b|\bwill not (?:renew|be renewed)\b/i
const ending =
  /\b(?:cancel\w*|terminat\w*|non-?renew\w*|expir\w*|coverage ends?|will not (?:renew|be renewed))\b/i
const keeps =
  /\bto (?:avoid|prevent|keep)\b|\bpayment must\b|\b(?:pay|remit|paid|received)\b[^.!?]{0,60}\b(?:by|before|no later than)\b(?![^]*\bcancel\w* (?:effective|takes))/i
/** Coverage ends at one minute past midnight: the day behind it. */
const atMidnight =
  /\b12:01 ?a\.?\s?m\.?,?((?: (?:standard time|local time|on|of|[a-z]+ time),?)*[^.;!?]{4,40})/i
/** `If payment is not received by March 28, coverage will end on April 2.` */
const willEnd =
  /\b(?:(?:will|shall) (?:end|lapse|terminate|expire|be (?:cancel+ed|terminated))|cancels|lapses|(?:is|are|['’](?:s|re)|being|getting) (?:being )?cancel+ed)\b((?:(?!\b(?:unless|if|because|for|due|by)\b)[^.!?;]){4,60})/i
const unlessPaid = /\bunless\b[^.!?]{0,60}\b(?:paid|received|payment)\b[^.!?]*/i
const amount = /\$\s?\d(?:[\d,]*\d)?(?:\.\d\d)?/

/** A carrier that takes its notice back names it. */
const takenBack =
  /\b(?:notice of reinstatement|reinstatement (?:notice|of (?:the |your )?(?:policy|coverage)))\b|\b(?:is|are|was|been|hereby) reinstated\b|\bnotice\b[^.!?]{0,80}\b(?:is|are|was|been|hereby) (?:hereby )?(?:withdrawn|rescinded|void(?:ed)?)\b|\b(?:withdraws?|withdrew|rescinds?|rescinded|withdrawing|rescinding) (?:the |our |its |this |that )*(?:notice|cancell?ation)\b/i

/** Whether a text tells that coverage ends unless somebody acts. */
export function isCoverageNotice(message: string): boolean {
  const text = message.replaceAll(noticeAgreed, ' ')
  const isNotice =
    coverageEnds.test(text) ||
    (owed.test(text) && threatened.test(text) && !isRenewalOffer(text)) ||
    tellsOfNotice(text)
  return isNotice && !isReinstatement(text)
}

/** Whether a carrier takes a notice back, or has reinstated what it had canceled. */
export function isReinstatement(text: string): boolean {
  return takenBack.test(text)
}

/** Whether a carrier offers to renew a policy, and asks for nothing that is overdue. */
export function isRenewalOffer(text: string): boolean {
  return offersRenewal.test(text) && !wasBilled.test(text)
}

/** Whether a client tells of a notice, or fears one over a bill, and does not want the coverage to end. */
export function tellsOfNotice(text: string): boolean {
  return (feared.test(text) && ofPayment.test(text)) || hasNotice(text)
}

/** Whether a client has such a notice, and does not only fear one. */
export function hasNotice(text: string): boolean {
  const rest = text.replaceAll(denied, ' ')
  return (
    (toldByClient.test(rest) || saidToEnd.test(rest) || toldNonrenewal.test(text)) && !ordersEnd.test(rest)
  )
}

/** `Please don't just cancel it` */
const denied = /\b(?:not|n['’]t|dont|never)\b[^.!?;,\n]*/gi

/** Reads a notice of cancellation or nonrenewal; null if a text is none. */
export function coverageNotice(text: string, today: string): CoverageNotice | null {
  if (!isCoverageNotice(text)) return null
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u).map(withoutPaid)
  // What keeps the coverage, and by when, is not when it ends: `To avoid cancellation, pay by December 7`.
  const keeping = sentences.filter((each) => keeps.test(each) && !atMidnight.test(each))
  const ends = sentences.flatMap((each, at) => {
    if (!ending.test(each) || keeping.includes(each)) return []
    const next = sentences[at + 1] ?? ''
    return [findDay(each, today) === null && !keeping.includes(next) ? `${each} ${next}` : each]
  })
  const endsOn =
    findDay(atMidnight.exec(text)?.[1] ?? '', today) ??
    findDay(willEnd.exec(text)?.[1] ?? '', today) ??
    ends.flatMap((each) => findEffectiveDay(each, today) ?? [])[0] ??
    ends.flatMap((each) => (amount.test(each) ? [] : (findDay(each, today) ?? [])))[0] ??
    null
  const amounts = sentences.filter((each) => amount.test(each))
  // A notice may name the premium of the term before what is owed of it.
  const isDue = (each: string) => keeps.test(each) || owed.test(each) || unlessPaid.test(each)
  const due = amounts.find(isDue) ?? amounts[0] ?? ''
  const paying = [due, ...keeping, ...sentences.filter((each) => unlessPaid.test(each))]
  // `Can I pay by phone today?`
  const days = paying.flatMap((each) =>
    each.endsWith('?') ? [] : (findDueDay(unlessPaid.exec(each)?.[0] ?? each, today) ?? []),
  )
  const payBy = days.find((day) => day !== endsOn) ?? null
  return {
    isNonrenewal: nonrenewal.test(text),
    endsOn,
    amountDue: amount.exec(due)?.[0] ?? null,
    payBy,
  }
}

/** The last day on which something can still be done about a notice: a payment has to arrive before the coverage ends. */
export function lastDayToAct({ isNonrenewal, endsOn, payBy }: CoverageNotice): string | null {
  return payBy ?? (endsOn === null || isNonrenewal ? endsOn : shifted(endsOn, -1))
}

/** Why a notice ends the coverage, and how to object, in its words; empty if it says neither. */
export function termsOfNotice(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((each) => each.trim())
    .filter((each) => /^reasons?\b[^:]{0,40}:/i.test(each) || objects.test(each))
    .slice(0, 2)
}

const objects =
  /\b(?:hearing|appeal|review|complaint)\b[^.!?]*\bwithin \w+ (?:\(\d+\) )?(?:calendar )?days\b/i

/** What a client says about having paid, as written; empty if nothing. */
export function paymentSaid(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((each) => each.trim())
    .filter((each) => saysPaid(each) && !each.endsWith('?') && (feared.test(each) || !isCoverageNotice(each)))
    .slice(0, 2)
}

/** `Please don't cancel us, I mailed the check Monday`: Monday is no day on which coverage ends. */
function withoutPaid(sentence: string): string {
  return saysPaid(sentence)
    ? sentence
        .split(/(?<=[,;])\s+/)
        .filter((part) => !saysPaid(part))
        .join(' ')
    : sentence
}

function saysPaid(text: string): boolean {
  return hasPaid.test(text) && !notPaid.test(text)
}

const hasPaid =
  /\b(?:i|we|he|she|they|my \w+|our \w+|bank)(?:['’]ve| have| had| already| just)* (?:already |just )?(?:paid|mailed|sent|made (?:the|a|that|this) payment|put (?:it|a check) in the mail|dropped off|wired|called (?:it )?in)\b|(?<!\bnon-?)\b(?:check|payment|confirmation)\b[^.!?$]{0,30}\b(?:#?\d{3,}|cleared|(?:was|is|went) (?:mailed|sent|out|through|on its way|in the mail))\b|\b(?:check|payment)\b[^.!?]{0,20}\bon (?:its|the) way\b/i
const notPaid = /\bunless\b|\bif (?:we|i|you)\b/i
