import type { RequestContext } from '../../graphql/index.ts'
import { replace } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import { wholePolicy, withNextTerm } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'

/**
 * The effect of a renewal's change on the previous term: if the renewal is canceled, the previous term is open again;
 * if it is reinstated, the previous term is renewed again, unless another policy renewed it.
 */
export async function formerTermChanges(
  { agency, clock }: Pick<RequestContext, 'agency' | 'clock'>,
  id: string,
  { before, next }: { before: BusinessPolicy; next: BusinessPolicy },
): Promise<Change[]> {
  const isCanceled = next.state === 'CANCELED'
  if (before.renewalOfId === null || (before.state === 'CANCELED') === isCanceled) return []
  const former = await agency.read(businessPolicyKind, before.renewalOfId)
  if (!former) return []
  const policy = wholePolicy(former.value)
  if (policy.renewedById !== (isCanceled ? id : null)) return []
  const linked = withNextTerm(policy, isCanceled ? null : id, clock.now())
  return [replace(former, linked, 'UPDATE_BUSINESS_POLICY')]
}
