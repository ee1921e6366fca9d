import type { Measured } from './answerFeatures.ts'

const perils: readonly RegExp[] = [
  /\b(?:fire|lightning|smoke|burn\w*)\b/i,
  /\b(?:wind\w*|hail|hurricanes?|named storms?|tornado\w*|storm)\b/i,
  /\b(?:flood\w*|rivers?|creeks?|lakes?|bayous?|levees?)\b/i,
  /\b(?:earth ?quake\w*|earth movement|quake)\b/i,
  /\b(?:theft|stolen|stole|steals?|burglar\w*|robb\w*)\b/i,
  /\b(?:water|sewer|sprinkler|pipes?|plumbing)\b/i,
  /\b(?:glass|windshield)\b/i,
  /\b(?:collision|coll|crash\w*)\b/i,
  /\b(?:comprehensive|comp)\b/i,
  /\b(?:(?:equipment|machinery) breakdown|each breakdown|boilers?|spoil\w*)\b/i,
]

const allOther =
  /\ball (?:other |remaining |covered )?(?:perils|causes)\b|\ball other (?:covered|loss(?:es)?)|\bAOP\b/i
/** "All perils other than hurricane", "Fire and all perils not listed below": what such a deductible is not for. */
export const otherThan = /\b(?:other than|except(?:ing| for)?|excluding|not including)\b[^.;:$]{1,60}/gi

/** "The deductible under Comprehensive does not apply to glass" is about glass. */
const exempted = /\bdeductibles?\b[^.;$]{0,40}\b(?:do|does|shall|will) not apply to\b([^.;]+)/i

/** Whether a deductible is only for perils that the question does not name, for the one it names, or for all that others leave. */
export function perilOf(
  question: string,
  text: string,
): { readonly isOther: boolean; readonly isRest: boolean; readonly isMet: boolean } {
  const asked = perils.filter((peril) => peril.test(question))
  const own = (exempted.exec(text)?.[1] ?? text).replaceAll(otherThan, ' ')
  const named = perils.filter((peril) => peril.test(own))
  const isMet = named.some((peril) => asked.includes(peril))
  const isRest = asked.length > 0 && !isMet && allOther.test(own)
  return { isOther: asked.length > 0 && named.length > 0 && !isMet && !isRest, isRest, isMet }
}

/**
 * Whether it states the deductible of the peril asked about: one without a peril is then another one. A row that says
 * "deductible shown in Item Three" has only its premium.
 */
export function statesPeril({ candidate, features }: Measured): boolean {
  const isAmount = (features['money'] === 1 && features['valueOther'] !== 1) || features['percent'] === 1
  return (
    features['perilMet'] === 1 &&
    ((isAmount && (features['share'] === 1 || shareOfValue.test(candidate.text))) ||
      none.test(candidate.text))
  )
}

/** "The deductible does not apply to glass that is repaired." */
const none = /\bdeductibles?\b[^.;$]{0,40}\b(?:do|does|shall|will) not apply\b|\bno deductible\b/i

/** "Wind/Hail: 1% of building value": a deductible that is not called one. */
const shareOfValue = /^[^.;]{3,60}: ?\d+(?:\.\d+)? ?(?:%|percent|pct) of\b/i
