import { builder } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { AccountType } from '../../accounts/accountType.ts'
import { businessPolicyKind } from '../../policies/businessPolicyKind.ts'
import type { BusinessPolicyRow } from '../../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../../policies/businessPolicyType.ts'
import type { CertificateCheck } from '../certificateChecks.ts'
import { CertificateCheckType } from '../certificateErrors.ts'
import { certificateKind } from '../certificateKind.ts'
import { batchOrders, mostReissued } from './batchOrders.ts'
import { batchSurvey } from './batchSurvey.ts'

interface ReissuedPolicy {
  readonly policy: BusinessPolicyRow
  readonly certificateCount: number
}

interface CertificateReissue {
  readonly certificateCount: number
  readonly holderCount: number
  readonly policies: readonly ReissuedPolicy[]
  readonly checks: readonly CertificateCheck[]
}

const ReissuedPolicyType = builder.objectRef<ReissuedPolicy>('ReissuedPolicy').implement({
  fields: (t) => ({
    policy: t.expose('policy', { type: BusinessPolicyType }),
    certificateCount: t.exposeInt('certificateCount', {
      description: 'Number of the certificates that show it.',
    }),
  }),
})

const CertificateReissueType = builder.objectRef<CertificateReissue>('CertificateReissue').implement({
  description: 'A preview of reissuing all certificates of an account.',
  fields: (t) => ({
    certificateCount: t.exposeInt('certificateCount'),
    holderCount: t.exposeInt('holderCount'),
    policies: t.field({
      type: [ReissuedPolicyType],
      description: 'Policies shown on the new revisions.',
      resolve: ({ policies }) => [...policies],
    }),
    checks: t.field({
      type: [CertificateCheckType],
      description: 'Warnings and errors. Findings that affect only some holders name them.',
      resolve: ({ checks }) => [...checks],
    }),
  }),
})

builder.objectField(AccountType, 'certificateReissue', (t) =>
  t.field({
    type: CertificateReissueType,
    resolve: ({ id }, _, context) => certificateReissue(context, id),
  }),
)

async function certificateReissue(context: RequestContext, accountId: string): Promise<CertificateReissue> {
  const { agency } = context
  const rows = agency.table(certificateKind).related('currentOf', accountId)
  const counts = {
    certificateCount: rows.length,
    holderCount: new Set(rows.map(({ holderId }) => holderId)).size,
  }
  // They are rejected regardless of their content.
  if (rows.length > mostReissued) return { ...counts, policies: [], checks: [] }
  const source = { accountId, reissuesBefore: agency.newId(certificateKind), listFileId: null }
  const { checks, certificatesByPolicy } = await batchSurvey(context, batchOrders(context, '', source))
  const policies = Array.from(certificatesByPolicy, ([id, certificateCount]) => {
    const policy = agency.table(businessPolicyKind).get(id)
    return policy ? [{ policy, certificateCount }] : []
  })
  return { ...counts, policies: policies.flat(), checks }
}
