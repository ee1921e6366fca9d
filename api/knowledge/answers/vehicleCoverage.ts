import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { isYesOrNo } from './question.ts'
import { namedRow } from './namedRow.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'

/** The columns of a schedule of autos that tell which coverages of physical damage an auto has. */
const columns = [
  { key: 'coll', asked: /\bcoll(?:ision)?\b|\bphysical damage\b|\bfull coverage\b/i, noun: 'collision' },
  {
    key: 'comp',
    asked:
      /\bcomp(?:rehensive)?\b(?! (?:ops|operations))|\bother than collision\b|\botc\b|\bphysical damage\b|\bfull coverage\b/i,
    noun: 'comprehensive',
  },
] as const
const none = /^(?:no(?:ne|t covered|t carried| coverage)?|excluded|n\/a|nil|declined|-+|—|–)\W*$/i

/** "The stake truck was hit in the yard. Is there collision on it?", when the schedule shows that it has none; null for any other question. */
export function vehicleCoverage(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const asked = columns.filter((column) => column.asked.test(question))
  if (asked.length === 0 || !isYesOrNo(question)) return null
  const row = namedRow(question, standingRows(documents, 'vehicles'))
  if (!row || row.deletion) return null
  const isNone = asked.every(({ key }) => none.test(row.texts[key] ?? ''))
  const shown = asked.map(({ key }) => row.texts[key] ?? '')
  const citations = isNone ? citationsOf(row, documents, shown) : []
  if (citations.length === 0) return null
  return {
    status: 'ANSWERED',
    verdict: 'EXCLUDED',
    answer: `No. For the ${asked.map(({ noun }) => noun).join(' and ')} of the ${row.name}, the schedule shows “${shown[0]}”.`,
    citations,
  }
}
