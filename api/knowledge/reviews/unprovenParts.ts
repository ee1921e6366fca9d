import type { Requirement } from './contractRequirements.ts'
import { familiesIn, type Family, familyLabels, familyOfItemKey, ownOfSeveral } from './insuredFamilies.ts'
import { amountsIn } from './limitsNamed.ts'
import { type Check, type JudgedPolicy, open } from './check.ts'

/**
 * The parts of a requirement that no check has proven: an amount for nothing known, another line of insurance, a coverage
 * that the policy does not mention. One of them keeps a requirement from being met.
 */
export function unprovenParts(
  { quote, limits }: Requirement,
  { text, wording, families, sentences }: JudgedPolicy,
): Check[] {
  const found: Check[] = []
  // A policy of one line that adds the limit to it: "Professional liability shall include pollution".
  const isOwnPolicy = (family: Family) =>
    families.has(family) && (addsTo.test(quote) || limits.every(({ item }) => ownOfSeveral.has(item.key)))
  if (limits.length > 0) {
    const amounts = new Set(amountsIn(quote).map(({ amount }) => amount))
    for (const { amount } of limits) amounts.delete(amount)
    if ([...amounts].some((amount) => amount >= leastLimit))
      found.push(open('The contract names another amount. Check what it is for.'))
    const own = limits.flatMap(({ item }) => familyOfItemKey(item.key) ?? [])
    const other = familiesIn(quote).find((family) => !own.includes(family) && !isOwnPolicy(family))
    if (own.length > 0 && other)
      found.push(open(`The contract names ${familyLabels[other]} as well. Check that policy too.`))
  }
  for (const [part] of quote.matchAll(extras)) {
    const words = part.toLowerCase()
    if (!text.includes(words.replaceAll(/[^a-z]+/g, ' ')))
      found.push(open(`The policy does not mention ${words}.`))
    else if (
      wording.exclusions.some((each) => each.quote.toLowerCase().includes(words)) &&
      !sentences.some((each) => insures.exec(each.quote)?.[1]?.toLowerCase().includes(words))
    )
      found.push(open(`The policy excludes some ${words}. Compare the wording.`))
  }
  return found
}

/** "We insure against direct physical loss from any cause, including theft and vandalism." */
const insures = /^we (?:will )?(?:insure|cover|pay)\b[^.]*\bincluding ([^.]+)/i

export const addsTo = /^[^$]{0,120}\b(?:include|extend to|cover|insure|apply to)\b/i

/** In cents. What is less is a deductible or a fee. */
const leastLimit = 2_500_000

/** Coverages that a contract adds to a limit, and that not every policy gives. */
const extras =
  /\b(?:cross[- ]liability|severability of interests?|alternate employer|voluntary compensation|stop[- ]gap|jones act|longshore|care,? custody|assault|molestation|asbestos|mold|extra expense|theft|vandalism|earthquake|windstorm|named storm|personal injury|volunteers|independent contractors|underground|subsidence|water damage|transit|debris removal)\b/gi
