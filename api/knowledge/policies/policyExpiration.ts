import { shifted } from '../../platform/index.ts'
import type { Table } from '../../platform/index.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import type { PolicyState } from './policyTerms.ts'

/** How many days from today a policy has until expiration; from that day on it is overdue. */
const daysLeft = { IN_30_DAYS: 30, IN_60_DAYS: 60, IN_90_DAYS: 90 } as const

export const policyExpirations = ['OVERDUE', 'IN_30_DAYS', 'IN_60_DAYS', 'IN_90_DAYS'] as const
export type PolicyExpiration = (typeof policyExpirations)[number]

const runningStates: readonly PolicyState[] = ['BINDING', 'INFORCE']

type Expiring = Pick<BusinessPolicyRow, 'state' | 'expiresAt' | 'renewedById'>

/** The date by which someone has to renew or end a policy; null if nobody has to. */
export function dayToAct({ state, expiresAt, renewedById }: Expiring): string | null {
  return runningStates.includes(state) && renewedById === null ? expiresAt : null
}

/** Key under the relation `expiry` for all policies with such a date. */
export const actable = 'all'

/** Year, month and day keys: any range before a day is the sum of a few keys. */
export function expiryKeys(policy: Expiring): readonly string[] | null {
  const day = dayToAct(policy)
  return day === null ? null : [actable, day.slice(0, 4), day.slice(0, 7), day]
}

/** Whether a policy needs action in this window of days. */
export function expiring(expiration: PolicyExpiration, today: string): (policy: Expiring) => boolean {
  const isOverdue = expiration === 'OVERDUE'
  const [first, last] = isOverdue ? ['', today] : [shifted(today, 1), shifted(today, daysLeft[expiration])]
  return (policy) => {
    const day = dayToAct(policy)
    return day !== null && first <= day && day <= last
  }
}

/** The number of policies that need action in this window, from a few index lookups. */
export function countExpiring(
  policies: Pick<Table<BusinessPolicyRow>, 'countRelated'>,
  expiration: PolicyExpiration,
  today: string,
): number {
  const keys =
    expiration === 'OVERDUE' ? keysBefore(shifted(today, 1)) : nextDays(today, daysLeft[expiration])
  let count = 0
  for (const key of keys) count += policies.countRelated('expiry', key)
  return count
}

/** The earliest year in which a policy can have ended. */
export const firstYear = 1950

/** The latest year in which a policy can end. */
export const lastYear = 2100

function* keysBefore(today: string): Iterable<string> {
  const [year = '', month = '', day = ''] = today.split('-')
  for (let before = firstYear; before < Number(year); before++) yield String(before)
  for (let before = 1; before < Number(month); before++) yield `${year}-${twoDigits(before)}`
  for (let before = 1; before < Number(day); before++) yield `${year}-${month}-${twoDigits(before)}`
}

function* nextDays(today: string, days: number): Iterable<string> {
  for (let left = 1; left <= days; left++) yield shifted(today, left)
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
