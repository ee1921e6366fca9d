import { NOT_AVAILABLE } from './notAvailable.ts'
import { whenUsed } from './whenUsed.ts'

const format = whenUsed(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'percent',
      // A value that rounds to zero has no sign.
      signDisplay: 'negative',
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }),
)

/** `12.5%` for 0.125, with at most two decimals; `N/A` without a number. */
export function percent(share: number | null | undefined): string {
  return typeof share === 'number' && Number.isFinite(share) ? format().format(share) : NOT_AVAILABLE
}
