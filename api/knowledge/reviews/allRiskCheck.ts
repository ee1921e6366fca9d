import { type Check, holds, type JudgedPolicy } from './check.ts'
import type { Requirement } from './contractRequirements.ts'
import { tellingWords } from './likeWords.ts'
import type { Evidence } from './policyWording.ts'

/** Physical loss from any cause that is not excluded. */
const grant =
  /\b(?:all risks?|direct physical (?:loss|damage)|physical (?:loss|damage))\b[^.]{0,160}\b(?:any(?: external)? causes?|external causes?|(?:except|unless)\b[^.]{0,20}\bexcluded|except as\b|not excluded)|\ball risks? of (?:direct )?physical loss\b/i
const perils =
  /\b(?:theft|fire|vandalism|(?:malicious )?mischief|windstorm|hail|collision|upset|overturn(?:ing)?|explosion|smoke|lightning|water damage|breakage|damage|loss|destruction)\b/gi
const away =
  /\b(?:in transit|transit|transport(?:ation)?|while (?:being )?(?:moved|carried|hauled)|away from|off[- ]premises|(?:on|at) (?:a|any|the) job(?: ?sites?)?)\b/gi
const anywhere = /\b(?:anywhere|wherever|worldwide|in transit|any location|any place|away from)\b/i
/** What the property may be called, which tells no peril. */
const property = tellingWords(
  'units equipment property goods stock tools machines items articles vehicles jobs sites',
)

/**
 * "That insurance shall cover theft and damage while the unit is on a job or in transit": all that it asks for, where a policy
 * insures against physical loss from any cause, anywhere, and no other words of it are about those causes.
 */
export function allRiskCheck({ quote, kind, limits }: Requirement, { sentences }: JudgedPolicy): Check[] {
  const named = [...quote.matchAll(perils)].map(([peril]) => peril.toLowerCase())
  if (kind !== 'coverage' || limits.length > 0 || named.length === 0 || !isOfPerils(quote)) return []
  const given = sentences.find((each) => grant.test(each.quote))
  if (!given) return []
  const places = quote.match(away) ?? []
  const isNarrowed = [...named, ...places.map((each) => each.toLowerCase())]
    .filter((word) => !/^(?:damage|loss|destruction)$|\bjob/.test(word))
    .some((word) => sentences.some((each) => each !== given && narrows(each, word)))
  if (isNarrowed || (places.length > 0 && !anywhere.test(given.quote))) return []
  return [holds('The policy insures against any cause of loss that it does not exclude.', given)]
}

/** Whether a demand names nothing but causes of loss and where the property is. */
function isOfPerils(quote: string): boolean {
  const rest = tellingWords(quote.replaceAll(perils, ' ').replaceAll(away, ' '))
  return [...rest].every((word) => property.has(word)) && !/\b(?:not|no|exclu\w*)\b/i.test(quote)
}

/** What is said of some listed items alone says nothing of others. */
function narrows({ quote }: Evidence, word: string): boolean {
  return (
    quote.toLowerCase().includes(word) &&
    /\b(?:not|no|only|unless|except|exclu\w*|warrant\w*)\b/i.test(quote) &&
    /\b(?:is|are|do|does|will|shall|pay|cover|apply|insure)\b/i.test(quote) &&
    !/\b(?:items?|units?) (?:nos?\. )?\d|\bdeductible\b/i.test(quote)
  )
}
