import { dollars, lapseInWords } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { ReadFile } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Citations } from '../citations.ts'
import { type AuditLetter, auditLetter, disputeUntil, isTooLate, type Sentence } from './auditLetter.ts'
import type { CarrierNotice } from './noticeOf.ts'

const names = {
  CANCELLATION: 'Notice of cancellation',
  NONRENEWAL: 'Notice of nonrenewal',
  REINSTATEMENT: 'Reinstatement notice',
  AUDIT: 'Premium audit',
} as const satisfies Record<CarrierNotice['kind'], string>

/** What a notice says: its effect, amount and last day; for an audit, what it is based on and how to dispute it. */
export function noticeMeaning(
  notice: CarrierNotice,
  {
    file,
    read,
    citations,
    policy,
    today,
  }: { file: TaskFile; read: ReadFile; citations: Citations; policy: string | null; today: string },
): string {
  const { kind, effectiveOn, reason, amountDue, lapse, quote, page } = notice
  const audit = auditLetter(read)
  const lastDay = notice.lastDay ?? audit?.disputeBy ?? null
  const passed = lastDay !== null && lastDay < today ? ', which has passed' : ''
  const mark = citations.mark(file, quote === null ? null : { quote, page: page ?? 1 })
  const named = notice.policyNumber
    ? `policy ${notice.policyNumber}`
    : 'a policy whose number I could not read'
  const lapsed =
    kind !== 'REINSTATEMENT'
      ? []
      : [
          lapse === 'NONE'
            ? '- Lapse: none'
            : `- Lapse: ${lapse ? lapseInWords(lapse) : 'the notice doesn’t say; ask the carrier'}`,
        ]
  return [
    `**${names[kind]}** for ${policy ?? named}.${mark}`,
    '',
    ...(kind === 'AUDIT' ? [] : [`- Effective: ${effectiveOn ? dayInWords(effectiveOn) : 'not stated'}`]),
    ...lapsed,
    ...(reason || kind === 'CANCELLATION' || kind === 'NONRENEWAL'
      ? [`- Reason: ${reason ?? 'not stated'}`]
      : []),
    ...(amountDue === null
      ? []
      : [
          `- Amount: ${dollars(amountDue)}${audit?.dueOn ? `, payable by ${dayInWords(audit.dueOn)}` : ''}${citations.mark(file, audit?.charge ?? null)}`,
        ]),
    ...(kind === 'REINSTATEMENT'
      ? []
      : [`- Last day to act: ${lastDay ? dayInWords(lastDay) : 'not stated'}${passed}`]),
    ...(audit ? auditLines(audit, { mark: (each) => citations.mark(file, each), today }) : []),
  ].join('\n')
}

function auditLines(
  letter: AuditLetter,
  { mark, today }: { mark: (sentence: Sentence) => string; today: string },
): string[] {
  const { basis, dispute } = letter
  const until = disputeUntil(letter) + (isTooLate(letter, today) ? ', which has passed' : '')
  return [
    ...(basis.length > 0
      ? [`- Based on: ${basis.map((each) => `“${each.quote}”${mark(each)}`).join(' ')}`]
      : []),
    ...(dispute
      ? [`- To dispute it${until || ', no day is stated'}: “${dispute.quote}”${mark(dispute)}`]
      : []),
  ]
}
