import type { Reading } from '../../reading/index.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { normal } from './coverageItem.ts'
import { textOf } from './contractParties.ts'

/** Coverage that a policy gives at the places of its schedule alone. */
const atListed =
  /\b(?:appl(?:y|ies)|cover(?:s|ed)?|insur(?:es|ed)|limited|only)\b[^.;]{0,60}\b(?:locations?|premises)\b[^.;]{0,40}\b(?:declarations|schedule|listed|shown|described|scheduled|designated)\b|\b(?:declarations|scheduled|listed|described|designated) (?:locations?|premises)\b[^.;]{0,20}\bonly\b/i
const street = String.raw`\d{1,6} (?:[NSEW]\.? )?(?:[A-Z][\w.'’-]*\s?){1,4}?(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Boulevard|Blvd|Way|Parkway|Pkwy|Court|Ct|Highway|Hwy|Place|Pl|Trail|Circle|Square|Plaza)\b\.?`
/** "Yards at 1555 W Broadway Road and 40 S Center Street": places of the insured. */
const operates =
  /\b(?:yards?|lots?|locations?|premises|warehouses?|shops?|stores?|buildings?|garages?|stor(?:age|ed)|sites?)\b[^.;]{0,30}\b(?:at|on|are|is|:)/i

/** Places that a certificate names as the insured's, and that a policy for listed places alone does not list. */
export function describedPlaces(certificate: Reading, policy: Reading): Discrepancy[] {
  const limiting = policySentences(policy).find(({ quote }) => atListed.test(quote))
  const listed = normal(textOf(policy))
  if (!limiting) return []
  return policySentences(certificate).flatMap(({ quote, page }) => {
    const [before = ''] = quote.split(/\d/)
    if (!operates.test(before)) return []
    const places = [...quote.matchAll(new RegExp(street, 'gi'))].map(([place]) => place.replace(/\.$/, ''))
    const isListed = (place: string) => listed.includes(normal(place))
    // Another place of the same sentence shows what kind of places these are.
    return places.some(isListed)
      ? places
          .filter((place) => !isListed(place))
          .map((place) =>
            differs(
              `Description: ${place}`,
              { text: place, quote, page },
              { text: limiting.quote, quote: limiting.quote, page: limiting.page },
              { shouldBe: `no location of the policy: ${limiting.quote}`, severity: 'medium' },
            ),
          )
      : []
  })
}
