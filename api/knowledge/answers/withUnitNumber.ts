import { stemsOf } from '../../reading/passages/passageIndex.ts'
import { asksForMoney } from './amountFirst.ts'
import type { Candidate } from './answerCandidates.ts'

/** The number of a scheduled unit and its year of make: "T-15 2022 FREIGHTLINER CASCADIA", "Unit 3 2019 Isuzu NPR". */
const unitRow = /^(?:(?:unit|item|auto|vehicle|no)\.? ?#? ?)?([A-Z]{0,3}-?\d{1,3})\s+(?:19|20)\d\d\s/i
const namesUnit = /\b(?:units?|autos?|vehicles?|items?)\.? (?:no\.? ?|#)?\d|\b[A-Z]{1,3}-\d/i

/**
 * A question with the number of the scheduled unit that it names by its make or use, where an endorsement speaks of the unit
 * by number: "the limit on the Freightliner (unit T-15)?"
 */
export function withUnitNumber(question: string, candidates: readonly Candidate[]): string {
  if (namesUnit.test(question) || !asksForMoney.test(question)) return question
  const rows = candidates.flatMap(({ text, kind, leadIn }) => {
    const number = kind === 'row' ? unitRow.exec(text)?.[1] : undefined
    return number === undefined ? [] : [{ number, words: new Set(stemsOf(text)), leadIn }]
  })
  const asked = stemsOf(question).filter((stem) => /^\p{L}{4}/u.test(stem) && !plain.has(stem))
  const named = rows.filter(({ words }) =>
    asked.some((stem) => words.has(stem) && rows.filter((row) => row.words.has(stem)).length === 1),
  )
  const [only] = named
  if (!only || named.length > 1) return question
  const mention = new RegExp(
    String.raw`\b(?:units?|autos?|vehicles?) (?:nos?\.? ?|#)?(?:[\w-]+(?:,? and |, ))*${only.number}(?![\w-])`,
    'i',
  )
  const found = candidates.find(({ isEndorsement, text }) => isEndorsement && mention.test(text))
  return found ? question.replace(/(?=\W*$)/, ` (unit ${only.number})`) : question
}

/** Words that the row of a unit and a question may share by chance. */
const plain = new Set(
  stemsOf('truck trucks trailer trailers general freight cargo load loads unit vehicle other owned'),
)
