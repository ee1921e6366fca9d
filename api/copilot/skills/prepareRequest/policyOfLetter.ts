import { numberIn, spokenLine } from '../../../assistant/index.ts'
import { businessPolicyKind, carrierKind } from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'

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
    meant: policy ? `your ${spokenLine(policy.type)} policy ${policy.policyNumber}` : 'your policy',
    carrier: policy?.carrierId ? agency.table(carrierKind).get(policy.carrierId)?.name : undefined,
  }
}
