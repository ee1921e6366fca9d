import { areValuedApart, valuationRank } from '../../../knowledge/index.ts'
import { amountOf, coveragesOf, labelOf, type Offer, statementOn } from './offer.ts'

/** What an offer refuses or pays worse than another one: "does not cover hired and non-owned auto". */
export function drawbacksOf(offer: Offer, offers: readonly Offer[]): string[] {
  const others = offers.filter((other) => other !== offer)
  const refused = coveragesOf(offers).flatMap(({ key }) => {
    if (key === null || /deductible|retention|terrorism/i.test(key)) return []
    const isRefused = statementOn(offer, key)?.standing === 'excluded'
    const giver = others.find((other) => amountOf(other, key) > 0)
    return isRefused && giver ? [inRunningText(labelOf(giver, key), giver)] : []
  })
  const worse = coveragesOf(offers).some(
    ({ key }) => key !== null && others.some((other) => isPaidWorse(offer, other, key)),
  )
  const isUnadmitted = (each: Offer) => /^non/i.test(statementOn(each, 'admitted')?.text ?? '')
  return [
    ...(refused.length > 0 ? [`does not cover ${alternatives.format(refused)}`] : []),
    ...(worse ? ['pays actual cash value where another option pays replacement cost'] : []),
    ...(isUnadmitted(offer) && !others.every(isUnadmitted) ? ['is not admitted in the state'] : []),
  ]
}

/** Whether an offer pays actual cash value for what another one replaces. */
export function isPaidWorse(offer: Offer, other: Offer, key: string): boolean {
  const own = statementOn(offer, key)?.text ?? ''
  const theirs = statementOn(other, key)?.text ?? ''
  return areValuedApart(own, theirs) && (valuationRank(own) ?? 0) < (valuationRank(theirs) ?? 0)
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The label of a row as what has the limit: `cyber` alone names no coverage. */
export function inRunningText(label: string, offer: Offer): string {
  const words = label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  // Only liability for occurrences has an aggregate that is called general.
  if (words === 'general aggregate' && !statementOn(offer, 'eachOccurrence')) return 'the aggregate'
  return /^(?:cyber|crime|umbrella|excess|pollution|liquor)$/i.test(words) ? `${words} liability` : words
}
