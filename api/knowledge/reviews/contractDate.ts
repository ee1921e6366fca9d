import type { Reading } from '../../reading/index.ts'
import { datesIn } from '../facts/values.ts'
import { policySentences } from './coverageTerms.ts'
import type { Place } from './discrepancy.ts'

/** "The date of this Agreement", "the Effective Date", which the contract gives elsewhere. */
export const ownDate =
  /\bthe (?:effective |commencement |execution )?date (?:of|hereof)(?: (?:this|the) (?:agreement|contract|subcontract|lease|license|permit|order))?\b|\bthe (?:Effective|Commencement|Agreement|Contract) Date\b/

/** The day on which a contract says that it was made or begins; null when it gives none. */
export function dateOf(contract: string): string | null {
  const opening = contract.slice(0, longestOpening)
  const from = madeOn.exec(contract)?.index ?? null
  const near = from === null ? opening : contract.slice(from, from + longestDate)
  return (datesIn(near)[0] ?? datesIn(opening)[0])?.text ?? null
}

const madeOn =
  /\b(?:dated|made|entered into|agree[ds]?|date of (?:this )?(?:agreement|contract|subcontract|lease)|(?:effective|commencement|agreement|contract) date)\b(?: (?:as of|on|and entered into))*(?=[^.]{0,40}\b\d{4}\b)/i
const longestOpening = 800
const longestDate = 70

/** The last day that a contract names for its work or its term, with the words that name it; null when it names none. */
export function lastDayOf(contract: Reading): { readonly iso: string; readonly place: Place } | null {
  const days = policySentences(contract).flatMap(({ quote, page }) =>
    lasts.test(quote) && !ofInsurance.test(quote)
      ? datesIn(quote).flatMap(({ iso, text }) =>
          endsWith.test(quote.slice(0, quote.indexOf(text))) ? [{ iso, place: { quote, page } }] : [],
        )
      : [],
  )
  return days.toSorted((a, b) => b.iso.localeCompare(a.iso))[0] ?? null
}

const lasts = /\b(?:work|project|services?|term|agreement|subcontract|contract|lease|program|complet\w+)\b/i
const ofInsurance = /\b(?:polic(?:y|ies)|insurance|certificates?|coverage|retroactive)\b/i
const endsWith = /\b(?:complet\w+|finish\w*|through|until|to|ends?|ending|expir\w+|conclud\w+)\b[^.;]{0,40}$/i
