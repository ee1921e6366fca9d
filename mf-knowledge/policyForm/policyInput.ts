import type { NestedValues } from '../shared/nestedValues.ts'
import { limitWordsOptions } from './policyChoices.ts'
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

/** A form's policy as the API expects it: amounts in cents, the rate in percent. Invalid input is sent unchanged, so that the API rejects it. */
export function policyInput({ coverages, ...values }: NestedValues): BusinessPolicyInput {
  const said: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(values)) {
    if (typeof value === 'object' && value !== null) continue
    if (value === null) {
      // Blank computed fields are derived from the others.
      if (!computed.has(field)) said[field] = null
    } else if (field === 'commissionRate') said[field] = percentOf(value)
    else said[field] = amounts.has(field) ? amountOf(value) : value
  }
  return { ...said, coverages: coveragesOf(coverages) }
}

/** Whole cents, or invalid text: the API returns an error for its field. */
export function amountOf(value: string): number {
  return /^-?\d+$/.test(value) ? Number(value) : (value as unknown as number)
}

/** `0.125` is 12.5 percent, by whole hundredths. */
function percentOf(share: string): number {
  const percent = Math.round(Number(share) * 10_000) / 100
  // The API accepts only numbers here, and rejects this one.
  return Number.isNaN(percent) ? -1 : percent
}

function coveragesOf(rows: NestedValues[string] | undefined) {
  if (typeof rows !== 'object' || rows === null) return []
  return Object.values(rows).flatMap((row) => {
    if (typeof row !== 'object' || row === null) return []
    const { name, limit } = row
    const limitWords = limitWordsOptions.find(({ value }) => value === limit)?.value
    return [
      {
        name: typeof name === 'string' ? name : null,
        ...(limitWords ? { limitWords } : { limit: typeof limit === 'string' ? amountOf(limit) : null }),
      },
    ]
  })
}
