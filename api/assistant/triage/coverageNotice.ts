import { shifted } from '../../platform/index.ts'
import { findDay, findDueDay, findEffectiveDay } from './findDates.ts'
import { numberIn } from './numberIn.ts'
import type { TriageAccount } from './triageMessage.ts'

/** What a notice says about the end of coverage. Days are calendar days. */
export interface CoverageNotice {
  readonly isNonrenewal: boolean
  readonly endsOn: string | null
  /** What keeps the coverage if it is paid, as written: `$611.25`. */
  readonly amountDue: string | null
  readonly payBy: string | null
}

const coverageEnds =
  /\bnotice of (?:intent to cancel|(?:pending )?cancel+ation|non-?renewal)\b|\b(?:will be|is being|being|to be) (?:cancel+ed|terminated)\b[^!?]{0,90}\bnon-?payment\b|\bwill not (?:renew|be renewed)\b/i
/** What is owed, and what happens then: together they make a notice of a reminder. */
const owed =
  /\bpast[- ]due\b|\boverdue\b|\b(?:have not|haven['’]t|has not|did not|not) (?:yet )?(?:been )?receiv\w+\b|\b(?:minimum|amount|premium|payment)s? (?:now )?due\b|\bunpaid\b|\bnon-?payment\b/i
const threatened =
  /\bto avoid (?:cancel+ation|a lapse)\b|\bcancel+ation (?:effective )?date\b|\bcancel+ation notice\b|\bscheduled (?:for cancel+ation|to (?:be )?cancel)|\b(?:coverage|policy|insurance)\b[^.!?]{0,60}\b(?:will|shall)\b (?:be )?(?:end|lapse|terminate|cancel|expire)\w*/i

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
  /\b(?:will|shall) (?:end|lapse|terminate|expire|be (?:cancel+ed|terminated))\b((?:(?!\b(?:unless|if|because|for|due|by)\b)[^.!?;]){4,60})/i
const unlessPaid = /\bunless\b[^.!?]{0,60}\b(?:paid|received|payment)\b[^.!?]*/i
const amount = /\$\s?\d[\d,]*(?:\.\d\d)?/

/** A carrier that takes its notice back names it. */
const takenBack =
  /\b(?:notice of reinstatement|reinstatement (?:notice|of (?:the |your )?(?:policy|coverage)))\b|\b(?:is|are|was|been|hereby) reinstated\b|\bnotice\b[^.!?]{0,80}\b(?:is|are|was|been|hereby) (?:hereby )?(?:withdrawn|rescinded|void(?:ed)?)\b|\b(?:withdraws?|withdrew|rescinds?|rescinded|withdrawing|rescinding) (?:the |our |its |this |that )*(?:notice|cancell?ation)\b/i

/** Whether a text tells that coverage ends unless somebody acts. */
export function isCoverageNotice(text: string): boolean {
  const isNotice = coverageEnds.test(text) || (owed.test(text) && threatened.test(text))
  return isNotice && !takenBack.test(text)
}

/** Reads a notice of cancellation or nonrenewal; null if a text is none. */
export function coverageNotice(text: string, today: string): CoverageNotice | null {
  if (!isCoverageNotice(text)) return null
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
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
  const due = sentences.find((each) => amount.test(each)) ?? ''
  const days = [due, ...keeping, ...sentences.filter((each) => unlessPaid.test(each))].flatMap(
    (each) => findDueDay(unlessPaid.exec(each)?.[0] ?? each, today) ?? [],
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

const aboutClient =
  /\b(?:your|our|mutual|the|named) (?:insured|policy ?holder)s?(?:['’]s)?\b|^\s*insured(?: name)?\s*:|\b(?:agent|producer)(?:['’]s)? copy\b|\b(?:this|our) (?:law )?(?:firm|office) represents\b|\b(?:on behalf of|represents?) (?:my|our) client\b|\bdear (?:agent|agency|producer)\b|\bpremium finance\b/im

/** Whether somebody outside writes about a client: the carrier, a finance company, the lawyer of a claimant. */
export function writesAboutClient(
  text: string,
  { account, isOnRecord }: { account: Pick<TriageAccount, 'policies'> | null; isOnRecord: boolean },
): boolean {
  const isNumbered = account?.policies.some(
    ({ policyNumber }) => policyNumber && numberIn(text, policyNumber) !== null,
  )
  return (
    !isOnRecord &&
    (aboutClient.test(text) || (isNumbered === true && (coverageEnds.test(text) || takenBack.test(text))))
  )
}
