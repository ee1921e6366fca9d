import { builder } from '../../graphql/index.ts'
import { agencyToday } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { AccountType } from '../accounts/accountType.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { hasLongEnded, standingOf } from './policyStanding.ts'
import type { PolicyStanding } from './policyStanding.ts'

/** An account has a handful; its page shows no more than these. */
const most = 100

const pastStandings: ReadonlySet<PolicyStanding> = new Set(['CANCELED', 'EXPIRED'])

builder.objectField(AccountType, 'currentPolicies', (t) =>
  t.field({
    type: [BusinessPolicyType],
    description:
      'Policies that are pending, in force, or lapsed within a year; soonest expiration first, at most 100. Excludes canceled and expired terms.',
    resolve: ({ id }, _, { agency, clock }) => currentPolicies(agency, id, clock.now()),
  }),
)

function currentPolicies(agency: AgencyStore, accountId: string, now: number): BusinessPolicyRow[] {
  const today = agencyToday(agency, now)
  const { rows } = agency.table(businessPolicyKind).page({
    within: { relation: 'account', key: accountId },
    order: 'expiresFirst',
    where: (policy) => !pastStandings.has(standingOf(policy, today)) && !hasLongEnded(policy, today),
    first: most,
    after: null,
  })
  return [...rows]
}
