import { numberIn, spokenLine } from '../../../assistant/index.ts'
import { businessPolicyKind, carrierKind } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

/** What a policy is called that a letter does not name. */
export const policyUnnamed = 'your policy'

/** The policy of an account that a letter names by its number, in words for the insured, and its carrier's name. */
export function policyOfLetter(
  { agency }: Pick<Task, 'agency'>,
  accountId: string,
  letter: string,
): { readonly meant: string; readonly carrier: string | undefined } {
  const policy = agency
    .table(businessPolicyKind)
    .related('account', accountId)
    .find(({ policyNumber }) => policyNumber && numberIn(letter, policyNumber))
  return {
    meant: policy ? `your ${spokenLine(policy.type)} policy ${policy.policyNumber}` : policyUnnamed,
    carrier: policy?.carrierId ? agency.table(carrierKind).get(policy.carrierId)?.name : undefined,
  }
}
