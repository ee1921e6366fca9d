import type { RequestContext } from '../../graphql/index.ts'
import { replace } from '../../platform/index.ts'
import type { Change } from '../../platform/index.ts'
import { wholePolicy, withNextTerm } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'

/**
 * What a change of a renewal means for the term before: when the renewal is canceled, that one waits for another; when
 * it is taken up again, it is renewed after all, unless it has been otherwise.
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
