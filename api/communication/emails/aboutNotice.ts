import { coverageNotice, type CoverageNotice, type TriageMessage } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'

/** ` will be canceled on Nov 20, 2026 unless $611.25 is paid by Nov 18, 2026`, without its subject. */
export function noticeInWords({ isNonrenewal, endsOn, amountDue, payBy }: CoverageNotice): string {
  return [
    isNonrenewal ? 'will not be renewed' : 'will be canceled',
    ...(endsOn === null
      ? []
      : [isNonrenewal ? `and ends on ${dayInWords(endsOn)}` : `on ${dayInWords(endsOn)}`]),
    ...(amountDue === null || isNonrenewal ? [] : [`unless ${amountDue} is paid`]),
    ...(amountDue === null || isNonrenewal || payBy === null ? [] : [`by ${dayInWords(payBy)}`]),
  ].join(' ')
}

/** What a notice that the client passes on says, and what to do about it. Never says that coverage continues. */
export function aboutNotice(policy: string, { subject, body, receivedOn }: TriageMessage): string | null {
  const notice = coverageNotice(`${subject ?? ''}\n${body}`, receivedOn)
  if (!notice) return null
  return [
    `We received the notice. It says that ${policy} ${noticeInWords(notice)}. We are asking the carrier about it and will call you.`,
    ...(notice.isNonrenewal
      ? []
      : [
          "If you have paid, please send us the confirmation or a copy of the check. If not, please pay the carrier before that day, and don't rely on coverage after it until the carrier confirms it.",
        ]),
  ].join(' ')
}
