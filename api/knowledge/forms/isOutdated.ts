import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import { isOfRows } from './entities.ts'
import type { Filling } from './isDoubtful.ts'
import { clausesOf } from './letterClauses.ts'
import { isPrior } from './policyFact.ts'
import { isPast } from './periodMatch.ts'
import { moneyAmounts } from './spokenValues.ts'

/** Words for amounts, which say nothing of what an amount is for. */
const ofAmounts: ReadonlySet<string> = new Set(
  conceptsOf('sales revenue receipts amount limit value payroll cost annual total gross premium'),
)

/** An amount on record where a letter gives another one for the same thing. */
export function isOutdated(filling: Filling, value: string): boolean {
  const { ask, source, knowledge } = filling
  const { field } = ask
  const amount = Number(value.replaceAll(/[$,]/g, ''))
  // Rows of a schedule are told one by one.
  const isOfRow =
    ask.isRepeated || ask.row > 0 || field.block !== null || field.row !== '' || isOfRows(ask.entity)
  if (!(amount >= 500) || isOfRow || !isAmount.test(field.label)) return false
  if (isPrior(ask) || isPast(field.label)) return false
  if (knowledge.sentences.some(({ letter }) => source.startsWith(letter))) return false
  const asked = conceptsOf(field.label).filter((each) => weightOf(each) === 1 && !ofAmounts.has(each))
  if (asked.length === 0) return false
  const told = clausesOf(knowledge.sentences).filter(({ text, isNegative }) => {
    const said = conceptsOf(text)
    return !isNegative && asked.every((each) => said.some((one) => isSameConcept(one, each)))
  })
  const isRepeated = knowledge.sentences.some(({ text }) =>
    moneyAmounts(text).some((each) => Number(each.value.replaceAll(/[$,]/g, '')) === amount),
  )
  return (
    !isRepeated &&
    told.some(({ text, sentence }) => isSum.test(text) && moneyAmounts(sentence.text).length > 0)
  )
}

const isAmount = /\b(?:sales|revenues?|receipts|payroll|amount|limit|costs?|values?)\b/i

/** "Alcohol about one eighty-five" beside amounts in full. */
const isSum =
  /\$\d|\b(?:hundred|thousand|million|grand|\d{2,3}k|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/i
