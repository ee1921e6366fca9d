import type { Reading } from '../../reading/index.ts'
import { wordsOf } from './certificateCells.ts'
import { itemOf } from './coverageItems.ts'
import { type Statement, statement } from './statement.ts'

const box = /\[ ?[xX]? ?\]|\( ?[xX]? ?\)|[☐☒☑]/g
const ticked = /[xX☒☑]/
const perils = /^(?:flood|earthquake|equipmentBreakdown|terrorism|sewer|spoilage|ordinance)/

/** "CAUSES OF LOSS: [ ] BROAD [X] SPECIAL [X] FLOOD": the coverages whose boxes are ticked, as what the certificate includes. */
export function tickedPerils(certificate: Reading): Statement[] {
  return wordsOf(certificate).flatMap(({ text, quote, page }) => {
    const marks = [...text.matchAll(box)]
    return marks.flatMap(({ 0: mark, index }, at) => {
      const label =
        text
          .slice(index + mark.length, marks[at + 1]?.index)
          .split(/[:;.]|\s[A-Z]+:/)[0]
          ?.trim() ?? ''
      const name = /^\S+(?: \S+)?/.exec(label)?.[0] ?? ''
      const own = [name, name.split(' ')[0] ?? ''].find((each) => perils.test(itemOf(each)?.key ?? ''))
      if (!ticked.test(mark) || own === undefined) return []
      const place = { page, headings: [], origin: 'declarations' } as const
      return [{ ...statement(own, 'Included', quote, place), text: 'ticked' }]
    })
  })
}
