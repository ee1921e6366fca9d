import type { Measured } from './answerFeatures.ts'

const perils: readonly RegExp[] = [
  /\b(?:fire|lightning|smoke|burn\w*)\b/i,
  /\b(?:wind\w*|hail|hurricanes?|named storms?|tornado\w*|storm)\b/i,
  /\bflood\w*/i,
  /\b(?:earth ?quake\w*|earth movement|quake)\b/i,
  /\b(?:theft|stolen|stole|steals?|burglar\w*|robb\w*)\b/i,
  /\b(?:water|sewer|sprinkler|pipes?|plumbing)\b/i,
  /\b(?:glass|windshield)\b/i,
  /\b(?:collision|coll|crash\w*)\b/i,
  /\b(?:comprehensive|comp)\b/i,
  /\b(?:equipment breakdown|spoil\w*)\b/i,
]

/** Whether a deductible is only for perils that the question does not name, for the one it names, or for all that others leave. */
export function perilOf(
  question: string,
  text: string,
): { readonly isOther: boolean; readonly isRest: boolean; readonly isMet: boolean } {
  const asked = perils.filter((peril) => peril.test(question))
  const named = perils.filter((peril) => peril.test(text))
  const isMet = named.some((peril) => asked.includes(peril))
  const isRest = asked.length > 0 && !isMet && /\ball other (?:perils|causes|covered)|\bAOP\b/i.test(text)
  return { isOther: asked.length > 0 && named.length > 0 && !isMet && !isRest, isRest, isMet }
}

/**
 * Whether it states the deductible of the peril asked about: one without a peril is then another one. A row that says
 * "deductible shown in Item Three" has only its premium.
 */
export function statesPeril({ candidate, features }: Measured): boolean {
  const isAmount = (features['money'] === 1 && features['valueOther'] !== 1) || features['percent'] === 1
  return (
    features['perilMet'] === 1 && isAmount && (features['share'] === 1 || shareOfValue.test(candidate.text))
  )
}

/** "Wind/Hail: 1% of building value": a deductible that is not called one. */
const shareOfValue = /^[^.;]{3,60}: ?\d+(?:\.\d+)? ?(?:%|percent|pct) of\b/i
