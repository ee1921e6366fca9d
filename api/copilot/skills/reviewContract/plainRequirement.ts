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

const replaced: readonly (readonly [found: RegExp, plain: string])[] = [
  [/^No (.+?) policy in force on record\.$/, 'We have no $1 policy of yours on record that is in force.'],
  [/^No provision for (.+?) was found\.$/, 'We found nothing in your policy on $1.'],
  [/^The policy excludes it, and the contract does not allow that: /, 'Your policy excludes it: '],
  [/\bThe policy\b/g, 'Your policy'],
  [/\bthe policy\b/g, 'your policy'],
  [/\bThe policies\b/g, 'Your policies'],
  [/\bthe policies\b/g, 'your policies'],
]

/** What a review found, told to the client whose policy it is. */
export function plainReason(reason: string): string {
  return replaced.reduce((text, [found, plain]) => text.replace(found, plain), reason)
}
