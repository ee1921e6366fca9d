import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'

const unit =
  /\b(?:vehicles?|autos?|units?|trucks?|trailers?) (?:nos?\.? ?|numbers? |#)?(\d{1,4})\b(?![-\d,./]|\s?(?:%|miles|trucks|vehicles))/i

/** A longer list of numbers is not read. */
const mostNamed = 12

/** That the schedule has no vehicle of the number that a question names; null where it has one, or numbers none. */
export function unknownUnit(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const number = unit.exec(question)?.[1]
  if (number === undefined) return null
  const rows = standingRows(documents, 'vehicles')
  const isNumbered = rows.length > 0 && rows.every(({ texts }) => /\d/.test(texts['number'] ?? ''))
  const isKnown = rows.some(({ texts, name }) =>
    [...Object.values(texts), name].some((text) =>
      new RegExp(String.raw`(?<!\d)0*${number}(?!\d)`).test(text),
    ),
  )
  if (!isNumbered || isKnown) return null
  const numbers = rows.map(({ texts }) => texts['number'] ?? '')
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `The schedule lists no vehicle ${number}. ${
      numbers.length > mostNamed
        ? `It has ${numbers.length} vehicles.`
        : `Its vehicles are numbered ${numbers.join(', ')}.`
    }`,
    citations: rows.slice(0, 2).flatMap((row) => citationsOf(row, documents, [])),
  }
}
