import { capitalized } from '../../../platform/index.ts'

/** A clause of a contract as a client reads it: "coverage shall not exclude snow and ice operations;" as a sentence. */
export function plainRequirement(clause: string): string {
  const words = clause
    .trim()
    .replace(/^(?:\(?[a-z\d]{1,3}[.)]|\d+(?:\.\d+)+\.?)\s+/i, '')
    .replace(
      /^(?:the )?(?:contractor|subcontractor|tenant|lessee|vendor|consultant|supplier) shall\b/i,
      'you must',
    )
    .replaceAll(/\bshall not\b/g, 'must not')
    .replaceAll(/\bshall\b/g, 'must')
    .replace(/[\s,;:]+(?:and|or)?[\s;:,]*$/, '')
  return /[.!?]["”)]*$/.test(words) ? capitalized(words) : `${capitalized(words)}.`
}
