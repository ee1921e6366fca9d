import type { Reading } from '../../reading/index.ts'
import { policySentences } from './coverageTerms.ts'
import type { Place } from './discrepancy.ts'

const aboutOthers = /\b(?:independent|sub-?)\s?contractors?\b|\bsubcontracted\b|\bsubs\b/i
const demands = /\b(?:must|shall|condition|required?|warrants?|agrees? to)\b/i
const demanded =
  /\bcertificates? of insurance\b|\badditional insureds?\b|\bhold(?:s|ing)?[- ]harmless\b|\bindemni\w+|\blimits?\b.{0,40}\$|\bwaiv\w+ of subrogation\b/i
/** What happens otherwise demands nothing more. */
const consequence = /^(?:if|failure|should|when|in the event)\b/i

/** What a policy makes a condition of its cover for work that others do for the insured: certificates, limits, status. */
export function subcontractorDemands(policy: Reading): Place[] {
  const byForm = Map.groupBy(policySentences(policy), ({ form, page }) => `${form} ${page}`)
  return [...byForm.values()].flatMap((sentences) => {
    const isAbout = sentences.some(({ quote }) => aboutOthers.test(quote) && demands.test(quote))
    return isAbout
      ? sentences.flatMap(({ quote, page }) =>
          demanded.test(quote) && !consequence.test(quote) ? [{ quote, page }] : [],
        )
      : []
  })
}
