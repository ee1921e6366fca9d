import { lineNotOnFile } from '../../../assistant/index.ts'
import { businessPolicyKind } from '../../../knowledge/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'

/** The line a change is requested for that the account lacks, unless someone has chosen the policy. */
export function missingLine({ agency }: Task, request: ServiceRequest): string | null {
  const isChange = request.type === 'CANCEL_POLICY' || request.type === 'ENDORSE_POLICY'
  if (!isChange || !request.account || request.businessPolicyId) return null
  const policies = agency.table(businessPolicyKind).related('account', request.account.id)
  return lineNotOnFile(request.details ?? '', policies)
}
