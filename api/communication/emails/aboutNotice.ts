import {
  coverageNotice,
  type CoverageNotice,
  isCoverageNotice,
  messageParts,
  paymentSaid,
  termsOfNotice,
  type TriageMessage,
  withoutAttached,
} from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import { quoted } from './standingReply.ts'

/** ` will be canceled on Nov 20, 2026 unless $611.25 is paid by Nov 18, 2026`, without its subject. */
export function noticeInWords({ isNonrenewal, endsOn, amountDue, payBy }: CoverageNotice): string {
  return [
    isNonrenewal ? 'will not be renewed' : 'will be canceled',
    ...(endsOn === null
      ? []
      : [isNonrenewal ? `when it ends on ${dayInWords(endsOn)}` : `on ${dayInWords(endsOn)}`]),
    ...(amountDue === null || isNonrenewal ? [] : [`unless ${amountDue} is paid`]),
    ...(amountDue === null || isNonrenewal || payBy === null ? [] : [`by ${dayInWords(payBy)}`]),
  ].join(' ')
}

/**
 * What a notice says that the client passes on or tells of, and what is done about it. Never says that coverage
 * continues.
 */
export function aboutNotice(
  { policy, carrier }: { readonly policy: string; readonly carrier: string | null },
  { subject, body, receivedOn, attachments }: TriageMessage,
): string | null {
  const notice = coverageNotice(`${subject ?? ''}\n${body}`, receivedOn)
  if (!notice) return null
  const own = messageParts(withoutAttached(body)).own
  const { forwarded } = messageParts(body)
  const isTold = isCoverageNotice(own) && !isCoverageNotice(forwarded)
  const paid = paymentSaid(own)
  const company = carrier ?? 'the carrier'
  const says = notice.endsOn === null && notice.amountDue === null && isTold ? null : noticeInWords(notice)
  return [
    ...(isTold
      ? [
          says === null
            ? `We have not asked the carrier to cancel ${policy}.`
            : `You wrote that ${policy} ${says}.`,
        ]
      : [`We received the notice. It says that ${policy} ${noticeInWords(notice)}.`]),
    ...(paid.length > 0
      ? [`You ${isTold && says !== null ? 'also ' : ''}wrote: "${quoted(paid.join(' '))}"`]
      : []),
    ...termsOfNotice(forwarded).map((words) => `It also says: "${words}"`),
    notice.isNonrenewal
      ? `We are asking ${company} about it, are looking for other coverage that can begin ${notice.endsOn === null ? 'when this policy ends' : 'on that day'}, and will call you. Please don't rely on coverage ${afterDay(notice)} until we confirm it in writing.`
      : paid.length > 0
        ? `We are asking ${company} whether it has your payment, and will call you.`
        : `We are asking ${company} about it and will call you.`,
    ...(isTold && attachments.length === 0 ? ['Please send us a copy of the notice.'] : []),
    ...(notice.isNonrenewal
      ? []
      : [
          paid.length > 0
            ? `If you have the confirmation or a copy of the check, please send it to us. Please don't rely on coverage ${afterDay(notice)} until ${company} confirms it.`
            : `If you have paid, please send us the confirmation or a copy of the check. If not, please pay the carrier ${notice.endsOn === null ? 'right away' : 'before that day'}, and don't rely on coverage ${afterDay(notice)} until the carrier confirms it.`,
        ]),
  ].join(' ')
}

function afterDay({ endsOn }: CoverageNotice): string {
  return endsOn === null ? 'beyond the date in the notice' : `from ${dayInWords(endsOn)} on`
}
