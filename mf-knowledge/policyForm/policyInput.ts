import type { NestedValues } from '../shared/nestedValues.ts'
import type { BusinessPolicyInput } from '../newPolicy/__generated__/createPoliciesMutation.graphql.ts'

const amounts = new Set([
  'premium',
  'taxes',
  'agencyFees',
  'brokerFees',
  'policyFees',
  'otherFees',
  'total',
  'estimatedCommission',
  'minimumEarnedPremium',
])

/** What a form says of a policy, as the API takes it: amounts in cents, the rate in percent; an amount that is none is left out. */
export function policyInput({ coverages, ...values }: NestedValues): BusinessPolicyInput {
  const said: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'object' && value !== null) continue
    if (field !== 'commissionRate' && !amounts.has(field)) said[field] = value
    else if (value !== null) said[field] = field === 'commissionRate' ? percentOf(value) : Number(value)
  }
  return { ...said, coverages: coveragesOf(coverages) }
}

/** `0.125` is 12.5 percent, by whole hundredths. */
function percentOf(share: string): number {
  return Math.round(Number(share) * 10_000) / 100
}

function coveragesOf(rows: NestedValues[string] | undefined) {
  if (typeof rows !== 'object' || rows === null) return []
  return Object.values(rows).flatMap((row) => {
    if (typeof row !== 'object' || row === null) return []
    const { name, limit } = row
    return [
      {
        name: typeof name === 'string' ? name : null,
        limit: typeof limit === 'string' ? Number(limit) : null,
      },
    ]
  })
}
