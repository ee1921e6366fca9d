import {
  coverageNotice,
  lastDayToAct,
  paymentSaid,
  spokenLine,
  termsOfNotice,
} from '../../../assistant/index.ts'
import { noticeInWords } from '../../../communication/index.ts'
import { businessPolicyKind, carrierKind } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'

/**
 * What a colleague does today for a client who has a notice of cancellation or fears one: whom to call, about which
 * policy, day, amount and payment; or for one who has paid what a bill asks for. Null if the request is about neither.
 */
export function noticeOfClient(
  { agency, today }: Task,
  { type, details, businessPolicyId }: ServiceRequest,
): string | null {
  const told = details ?? ''
  const notice = type === 'OTHER' ? coverageNotice(told, today) : null
  const policy =
    businessPolicyId === null ? undefined : agency.table(businessPolicyKind).get(businessPolicyId)
  const carrier = policy?.carrierId ? agency.table(carrierKind).get(policy.carrierId)?.name : undefined
  const meant = policy
    ? `the ${spokenLine(policy.type)} policy ${policy.policyNumber ?? ''}`.trim()
    : 'a policy'
  const company = carrier ?? 'the carrier'
  if (notice === null)
    return type === 'OTHER' && paymentSaid(told).length > 0
      ? `The client says: "${paymentSaid(told).join(' ')}" Call ${company} and ask whether it has the payment for ${meant}, then tell the client.`
      : null
  const lastDay = lastDayToAct(notice)
  const by = lastDay === null ? 'before the policy ends' : `by ${dayInWords(lastDay)}`
  const paid = paymentSaid(told)
  const terms = termsOfNotice(told)
  if (notice.isNonrenewal)
    return [
      `Time-sensitive: ${meant} ${noticeInWords(notice)}.`,
      ...(terms.length > 0 ? [`The notice says: "${terms.join(' ')}"`] : []),
      `Call ${company} today${/^reason/im.test(terms.join('\n')) ? '' : ' and ask why'}, then call the client: other coverage has to be in place ${by}.`,
    ].join(' ')
  return [
    notice.endsOn === null && notice.amountDue === null
      ? `Urgent: the client is afraid that ${meant} will be canceled for nonpayment.`
      : `Urgent: the client has a notice that ${meant} ${noticeInWords(notice)}.`,
    ...(policy ? [] : ['The client does not say which policy it is: choose it.']),
    `Call ${company} today and ask ${paid.length > 0 ? 'whether it has the payment, and ' : ''}what is due and by when.`,
    paid.length > 0
      ? `The client says: "${paid.join(' ')}"`
      : 'The client does not say how it was paid: ask them.',
    `Then call the client. If the payment has not arrived, it must arrive ${by}: pay by phone or online today. Have the carrier confirm in writing that the policy stays in force.`,
  ].join(' ')
}
