import { dollars, lapseInWords } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { LetterSubject } from '../letters/letterSubject.ts'
import type { CarrierNotice } from './noticeOf.ts'

/** What a notice concerns beside the policy itself. */
export interface Affected {
  /** Holders of current certificates that show the policy, each with its number. */
  readonly holders: readonly string[]
  readonly lenders: readonly string[]
}

/** A notice with what is on file about it. */
export interface Situation {
  readonly notice: CarrierNotice
  readonly subject: LetterSubject
  readonly affected: Affected
  /** Whether the notice is among the policy's documents. */
  readonly isOnFile: boolean
  /** Whether a notice on file still waits for a decision of staff. */
  readonly isOpen: boolean
  readonly today: string
}

/** What the agency does about a notice, in order. */
export function stepsFor(situation: Situation): string[] {
  const { notice, subject, isOnFile } = situation
  const filing =
    notice.kind === 'AUDIT'
      ? 'File the notice on the policy.'
      : `File the notice on the policy as ${filedAs[notice.kind]}, so that certificates and the policy page warn of it.`
  const steps = isOver(situation) ? ended(situation) : kinds[notice.kind](situation)
  return [...(isOnFile || subject.account === null ? [] : [filing]), ...steps]
}

/** Whether the day on which the carrier ends the policy has come. */
export function isOver({ notice: { kind, effectiveOn }, today }: Situation): boolean {
  return (kind === 'CANCELLATION' || kind === 'NONRENEWAL') && effectiveOn !== null && effectiveOn <= today
}

/** ` by Oct 29, 2026`, ` right away` once that day has passed; empty without a deadline. */
export function untilLastDay({ notice: { lastDay }, today }: Situation): string {
  if (lastDay === null) return ''
  return lastDay < today ? ' right away' : ` by ${dayInWords(lastDay)}`
}

export function isUnpaid({ reason, amountDue }: CarrierNotice): boolean {
  return amountDue !== null || /\bnon-?payment\b/i.test(reason ?? '')
}

const filedAs = {
  CANCELLATION: '“Notice of Cancellation”',
  NONRENEWAL: '“Notice of Cancellation”',
  REINSTATEMENT: '“Reinstatement Notice”',
} as const satisfies Partial<Record<CarrierNotice['kind'], string>>

const kinds: Record<CarrierNotice['kind'], (situation: Situation) => string[]> = {
  CANCELLATION: pending,
  NONRENEWAL: nonrenewal,
  REINSTATEMENT: reinstatement,
  AUDIT: audit,
}

function pending(situation: Situation): string[] {
  const { notice, subject } = situation
  const { amountDue, effectiveOn } = notice
  const by = untilLastDay(situation)
  const carrier = subject.policy.carrier ?? 'the carrier'
  const cure = isUnpaid(notice)
    ? [
        `Call the client today and send the email below: ${carrier} must have ${amountDue === null ? 'the premium' : dollars(amountDue)}${by}.`,
        'Get the payment confirmation, and have the carrier confirm in writing that the policy stays in force.',
      ]
    : [
        `Call the client today and send the email below. Ask ${carrier} whether it withdraws the notice if the reason is resolved${by}.`,
        `Start marketing the coverage now${effectiveOn ? `: it has to be in place on ${dayInWords(effectiveOn)}` : ''}.`,
      ]
  return [
    ...cure,
    ...tellOthers(situation, 'If it is not resolved by then, tell'),
    'Issue no certificate that shows this policy past the cancellation date. When the carrier’s reinstatement is in, press Mark Reinstated on the policy.',
  ]
}

function ended(situation: Situation): string[] {
  const { notice, subject } = situation
  const carrier = subject.policy.carrier ?? 'the carrier'
  const since = notice.effectiveOn ? ` since ${dayInWords(notice.effectiveOn)}` : ''
  return [
    `Ask ${carrier} today whether the policy has been out of force${since}, and whether it will reinstate it${notice.amountDue === null ? '' : ` for ${dollars(notice.amountDue)}`}.`,
    'Call the client and send the email below: there is no coverage until the carrier confirms a reinstatement in writing.',
    'Ask me to request the reinstatement; I prepare the statement of no loss with it.',
    ...tellOthers(situation, 'Tell'),
    'If it is not reinstated, mark the policy Canceled and place the coverage elsewhere. Issue no certificate that shows it until then.',
  ]
}

function nonrenewal(situation: Situation): string[] {
  const { notice } = situation
  const until = notice.effectiveOn ? ` by ${dayInWords(notice.effectiveOn)}` : ''
  return [
    'Check that the notice came as early as your state requires; a late one may extend the coverage.',
    'Call the client and send the email below.',
    `Request loss runs and submit to other carriers now, so that new coverage is bound${until}.`,
    ...tellOthers(situation, 'When the new policy is bound, send new certificates and evidence to'),
  ]
}

function reinstatement(situation: Situation): string[] {
  const { notice, isOpen } = situation
  const { lapse } = notice
  const hasLapse = lapse !== 'NONE' && lapse != null
  return [
    ...(isOpen ? ['Press Mark Reinstated on the policy; until then certificates are held.'] : []),
    ...(lapse == null ? ['Ask the carrier in writing whether coverage lapsed, and for which days.'] : []),
    hasLapse
      ? `Send the email below and ask about losses from ${lapseInWords(lapse)}: they are not covered. Ask the carrier whether it closes the lapse.`
      : 'Send the email below.',
    ...(hasLapse ? tellOthers(situation, 'Tell of the lapse, where a contract or loan requires it:') : []),
    'Agree with the client on how the next installments are paid, so that it does not happen again.',
  ]
}

function audit(situation: Situation): string[] {
  const { amountDue, wantsRecords } = situation.notice
  const by = untilLastDay(situation)
  return wantsRecords
    ? [
        `Send the email below: the client has to give the auditor its records${by}.`,
        'Review the classifications and any certificates of subcontractors before the records go out; uninsured subcontractors are charged as payroll.',
        'Without the records the carrier may estimate the audit, charge more or cancel.',
      ]
    : [
        'Compare the audited payroll or sales and the classifications with the policy and with last year’s audit.',
        `Send the email below: ${amountDue === null ? 'the audit' : dollars(amountDue)} is to be paid or disputed${by}.`,
        'If the client disagrees, dispute it with the carrier in writing with the records, before it is due; an unpaid audit can cancel the current term.',
        'Have the estimates of the current term changed by endorsement if the exposure stays as audited.',
      ]
}

function tellOthers({ affected: { holders, lenders } }: Situation, how: string): string[] {
  const parts = [
    ...(holders.length > 0
      ? [`the ${holders.length === 1 ? 'certificate holder' : `${holders.length} certificate holders`} above`]
      : []),
    ...(lenders.length > 0 ? [lenders.length === 1 ? 'the lender' : 'the lenders'] : []),
  ]
  return parts.length > 0 ? [`${how} ${parts.join(' and ')}.`] : []
}
