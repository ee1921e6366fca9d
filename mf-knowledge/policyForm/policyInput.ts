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

const computed = new Set(['total', 'commissionRate', 'estimatedCommission'])

/** What a form says of a policy, as the API takes it: amounts in cents, the rate in percent. What cannot be read goes as it was typed, so that the API refuses it. */
export function policyInput({ coverages, ...values }: NestedValues): BusinessPolicyInput {
  const said: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'object' && value !== null) continue
    if (value === null) {
      // What the form works out itself follows from the others where it is blank.
      if (!computed.has(field)) said[field] = null
    } else if (field === 'commissionRate') said[field] = percentOf(value)
    else said[field] = amounts.has(field) ? amountOf(value) : value
  }
  return { ...said, coverages: coveragesOf(coverages) }
}

/** Whole cents, or the text that is not an amount: the API answers it with an error of its field. */
export function amountOf(value: string): number {
  return /^-?\d+$/.test(value) ? Number(value) : (value as unknown as number)
}

/** `0.125` is 12.5 percent, by whole hundredths. */
function percentOf(share: string): number {
  const percent = Math.round(Number(share) * 10_000) / 100
  // The API takes only numbers here, and refuses this one.
  return Number.isNaN(percent) ? -1 : percent
}

function coveragesOf(rows: NestedValues[string] | undefined) {
  if (typeof rows !== 'object' || rows === null) return []
  return Object.values(rows).flatMap((row) => {
    if (typeof row !== 'object' || row === null) return []
    const { name, limit } = row
    return [
      {
        name: typeof name === 'string' ? name : null,
        limit: typeof limit === 'string' ? amountOf(limit) : null,
      },
    ]
  })
}
