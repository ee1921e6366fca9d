import { builder, Permission, permission, type PermissionShape } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { AccountType } from '../accounts/accountType.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import type { BusinessPolicyRow } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { inAcordOrder, isLiabilityLine } from './certificateLines.ts'
import { hasLongEnded } from '../policies/policyStanding.ts'
import { reasonNotInForce } from './policyStanding.ts'

interface CertificatePolicy {
  readonly policy: BusinessPolicyRow
  readonly isUsual: boolean
  readonly viewerCanShow: PermissionShape
}

const CertificatePolicyType = builder.objectRef<CertificatePolicy>('CertificatePolicy').implement({
  description: 'A policy that can be shown on a certificate.',
  fields: (t) => ({
    policy: t.expose('policy', { type: BusinessPolicyType }),
    isUsual: t.exposeBoolean('isUsual', {
      description:
        'Whether it is a liability line. Liability policies are listed unless excluded; others only when selected.',
    }),
    viewerCanShow: t.expose('viewerCanShow', {
      type: Permission,
      description:
        'Whether a certificate can show it. It must be in force on the day the certificate is issued.',
    }),
  }),
})

builder.objectField(AccountType, 'certificatePolicies', (t) =>
  t.field({
    type: [CertificatePolicyType],
    description:
      'Policies that can be shown on a certificate: policies in force first, in ACORD 25 order. Excludes renewed terms and terms that ended over a year ago.',
    resolve: ({ id }, _, { agency, clock }) => certificatePolicies(agency, id, clock.now()),
  }),
)

function certificatePolicies(agency: AgencyStore, accountId: string, now: number): CertificatePolicy[] {
  const today = agencyToday(agency, now)
  const policies = agency.table(businessPolicyKind).related('account', accountId)
  const choices = policies.map((policy) => ({ policy, reason: reasonNotInForce(policy, today) }))
  const inForce = choices
    .filter(({ reason }) => reason === null)
    .toSorted((a, b) => inAcordOrder(a.policy, b.policy))
  const others = choices.filter(
    ({ policy, reason }) => reason !== null && policy.renewedById === null && !hasLongEnded(policy, today),
  )
  return [...inForce, ...others].map(({ policy, reason }) => ({
    policy,
    isUsual: isLiabilityLine[policy.type],
    viewerCanShow: permission(reason),
  }))
}
