import type { RequestContext } from '../../graphql/index.ts'
import { limitDifferences } from '../details/limitDifferences.ts'
import { limitText } from '../policies/policyLimit.ts'
import type { CertificateBasis } from './certificateBasis.ts'
import type { CertificateCheck } from './certificateChecks.ts'

/** The limits that a certificate would show from the record although the policy's documents say otherwise. */
export async function limitChecks(
  context: Pick<RequestContext, 'agency' | 'clock'>,
  { shown }: Pick<CertificateBasis, 'shown'>,
): Promise<CertificateCheck[]> {
  const checks = shown.map(async ({ id, title, coverages }) =>
    (await limitDifferences(context, { id, coverages })).map(
      ({ coverage, recorded, stated }): CertificateCheck => ({
        code: 'LIMIT_DIFFERS',
        isBlocking: false,
        path: null,
        policyId: id,
        message: `${title}: ${coverage} is ${limitText(recorded)} on the policy’s record, and ${list.format(stated)}. The certificate shows the record’s limit. Find out which is right, and correct the policy or its details first.`,
      }),
    ),
  )
  return (await Promise.all(checks)).flat()
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })
