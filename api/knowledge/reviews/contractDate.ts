import { datesIn } from '../facts/values.ts'

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
