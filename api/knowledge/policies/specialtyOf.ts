import type { BusinessPolicy } from './businessPolicy.ts'
import { type LineOfBusiness, lineOfBusinessLabels } from './policyTerms.ts'

/** What policies insure whose line of business has no name of its own in the book. */
export type Specialty = 'CRIME' | 'EQUIPMENT' | 'HOME' | 'LIQUOR'

/** The coverages by which each is told, the surest first. */
const signs: readonly (readonly [Specialty, RegExp])[] = [
  ['HOME', /\bdwelling\b|\bother structures\b|\bloss of use\b|\bpersonal property\b/i],
  ['LIQUOR', /\bliquor\b|\bdram shop\b|\bcommon cause\b/i],
  ['CRIME', /\bcrime\b|\bemployee (?:theft|dishonesty)\b|\bfidelity\b|\bforgery\b/i],
  ['EQUIPMENT', /\bequipment\b|\btools?\b|\binland marine\b|\bfloater\b/i],
]

/** What general liability policies list, and liquor policies that are filed under that line do not. */
const ofGeneral = /\b(?:general aggregate|products|completed|advertising|premises|medical)\b/i

/**
 * What a policy of another line insures, by its coverages, and whether one that is filed under general liability is a liquor
 * policy; null if it is of a line with a name, or unclear.
 */
export function specialtyOf({
  type,
  coverages,
}: Pick<BusinessPolicy, 'type' | 'coverages'>): Specialty | null {
  const isGeneral = coverages.some(({ name }) => ofGeneral.test(name))
  if (type !== 'OTHER' && (type !== 'GENERAL_LIABILITY' || isGeneral)) return null
  const found = signs.find(([, words]) => coverages.some(({ name }) => words.test(name)))
  return type === 'OTHER' || found?.[0] === 'LIQUOR' ? (found?.[0] ?? null) : null
}

/** The specialties that people name instead of the line of business that a policy is filed under. */
export const specialtyLabels = { LIQUOR: 'Liquor Liability' } as const satisfies Partial<
  Record<Specialty, string>
>

/** Whether a policy is called by its specialty rather than by its line of business. */
export function isCalledBySpecialty(specialty: Specialty | null): specialty is keyof typeof specialtyLabels {
  return specialty !== null && specialty in specialtyLabels
}

/** What people call a policy: its line of business, or `Liquor Liability` whatever that is filed under. */
export function policyLabel({
  type,
  specialty,
}: {
  readonly type: LineOfBusiness
  readonly specialty: Specialty | null
}): string {
  return isCalledBySpecialty(specialty) ? specialtyLabels[specialty] : lineOfBusinessLabels[type]
}

/** What a policy is called among others: `General Liability MS-1622316-26`. */
export function policyTitle(
  policy: Parameters<typeof policyLabel>[0] & { readonly policyNumber: string | null },
): string {
  return [policyLabel(policy), policy.policyNumber].filter(Boolean).join(' ')
}
