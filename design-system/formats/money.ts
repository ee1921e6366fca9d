import { NOT_AVAILABLE } from './notAvailable.ts'
import { whenUsed } from './whenUsed.ts'

// A value that rounds to zero has no sign: a credit of a tenth of a cent is $0.00.
const dollars = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const
const exact = whenUsed(() => new Intl.NumberFormat('en-US', dollars))
const compact = whenUsed(
  () => new Intl.NumberFormat('en-US', { ...dollars, trailingZeroDisplay: 'stripIfInteger' }),
)

/** `$12,480.00`: dollars with exactly two decimals; `N/A` without a number. */
export function usd(amount: number | null | undefined): string {
  return isNumber(amount) ? exact().format(amount) : NOT_AVAILABLE
}

/** `$1,000,000` and `$12,480.50`: omits zero cents, for limits; `N/A` without a number. */
export function usdCompact(amount: number | null | undefined): string {
  return isNumber(amount) ? compact().format(amount) : NOT_AVAILABLE
}

function isNumber(amount: number | null | undefined): amount is number {
  return typeof amount === 'number' && Number.isFinite(amount)
}
