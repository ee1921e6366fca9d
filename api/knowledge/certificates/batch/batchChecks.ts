import type { RequestContext } from '../../../graphql/index.ts'
import { certificateChecks } from '../certificateChecks.ts'
import type { CertificateCheck } from '../certificateChecks.ts'
import { certificateGround } from '../certificateGround.ts'
import type { CertificateGround } from '../certificateGround.ts'
import type { BatchOrder } from './batchOrders.ts'

/** What the checks find in all of a batch's certificates, each finding once. */
export async function batchChecks(
  { agency, viewer, clock }: Pick<RequestContext, 'agency' | 'viewer' | 'clock'>,
  orders: AsyncIterable<BatchOrder>,
): Promise<CertificateCheck[]> {
  const grounds = new Map<string, CertificateGround | null>()
  const found = new Map<string, CertificateCheck>()
  for await (const { order } of orders) {
    const key = JSON.stringify(order.policyIds)
    const ground = grounds.get(key) ?? (await certificateGround({ agency, viewer, now: clock.now() }, order))
    grounds.set(key, ground)
    for (const check of ground ? certificateChecks(order, ground) : [])
      found.set(JSON.stringify(check), check)
  }
  return [...found.values()]
}
