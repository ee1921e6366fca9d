import type { KnownValue } from './knownValue.ts'

/**
 * A policy that is only proposed is what is asked of the market, as if it had no line of its own; the one that it
 * replaces is the policy of that line.
 */
export function requestedRecords(known: readonly KnownValue[]): readonly KnownValue[] {
  const proposed = known.filter(
    ({ within, label, value, index }) =>
      within === 'policy' &&
      index === undefined &&
      (label.startsWith('proposed ') ||
        (label === 'status' && /^(?:submission|proposed|quote)/i.test(value))),
  )
  const line = proposed[0]?.line
  if (line === undefined || !known.some(({ within }) => isReplaced(within))) return known
  return known.map((each) => {
    if (/^policy\b/.test(each.within ?? '')) return { ...each, line: undefined }
    return isReplaced(each.within) && each.line === undefined ? { ...each, line } : each
  })
}

function isReplaced(within: string | undefined): boolean {
  return /^(?:expiring|prior|current|present) policy\b/.test(within ?? '')
}
