import { NOT_AVAILABLE } from './notAvailable.ts'

const units = ['KB', 'MB', 'GB'] as const

/** `1.4 MB`: a size in bytes, one decimal from KB up; `N/A` without a size. */
export function fileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return NOT_AVAILABLE
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  let unit = 0
  let amount = bytes / 1000
  // Based on the rounded value: 999,999 bytes are 1.0 MB, not 1000.0 KB.
  while (Number(amount.toFixed(1)) >= 1000 && unit < units.length - 1) {
    unit += 1
    amount /= 1000
  }
  return `${amount.toFixed(1)} ${units[unit] ?? ''}`
}
