import type { Filling } from './isDoubtful.ts'

/** A mobile phone is not the office's, nor the office's a fax. */
export function isOtherPhone(
  { ask: { field, entity }, knowledge: { known } }: Filling,
  value: string,
): boolean {
  const keys = known.filter((each) => each.value === value).map(({ label }) => label)
  const asked = phoneKinds.find(([pattern]) => pattern.test(field.label))
  if (!asked || keys.length === 0 || !/^\d{3}-\d{3}-\d{4}$/.test(value)) return false
  const [, isOf] = asked
  // The only number of a person may be that of a mobile phone.
  if (mobile.test(field.label) && entity !== 'insured' && entity !== 'agency') return false
  return !keys.some((key) => isOf(key))
}

export const mobile = /mobile|cell/i
const phoneKinds: readonly (readonly [RegExp, (key: string) => boolean])[] = [
  [/\bfax\b/i, (key) => /fax/i.test(key)],
  [/\bmobile\b|\bcell\b/i, (key) => mobile.test(key)],
  [/\b(?:office|business|main)\b/i, (key) => !mobile.test(key) && !/fax/i.test(key)],
]
