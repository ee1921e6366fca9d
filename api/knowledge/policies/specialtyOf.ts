import type { BusinessPolicy } from './businessPolicy.ts'

/** What policies insure whose line of business has no name of its own in the book. */
export type Specialty = 'CRIME' | 'EQUIPMENT' | 'HOME' | 'LIQUOR'

/** The coverages by which each is told, the surest first. */
const signs: readonly (readonly [Specialty, RegExp])[] = [
  ['HOME', /\bdwelling\b|\bother structures\b|\bloss of use\b|\bpersonal property\b/i],
  ['LIQUOR', /\bliquor\b|\bdram shop\b/i],
  ['CRIME', /\bcrime\b|\bemployee (?:theft|dishonesty)\b|\bfidelity\b|\bforgery\b/i],
  ['EQUIPMENT', /\bequipment\b|\btools?\b|\binland marine\b|\bfloater\b/i],
]

/** What a policy of another line insures, by its coverages; null if it is of a line with a name, or unclear. */
export function specialtyOf({
  type,
  coverages,
}: Pick<BusinessPolicy, 'type' | 'coverages'>): Specialty | null {
  if (type !== 'OTHER') return null
  const found = signs.find(([, words]) => coverages.some(({ name }) => words.test(name)))
  return found?.[0] ?? null
}
