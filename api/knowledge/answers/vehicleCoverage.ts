import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'
import { isYesOrNo } from './question.ts'
import { namedRow } from './namedRow.ts'
import { citationsOf } from './scheduleAnswer.ts'
import { standingRows } from './standingRows.ts'

/** The columns of a schedule of autos that tell which coverages of physical damage an auto has. */
const columns = [
  {
    key: 'coll',
    asked: /\bcoll(?:ision)?\b|\bphysical damage\b|\bfull coverage\b/i,
    noun: 'collision',
    happened:
      /\b(?:wreck(?:ed)?|totaled|rolled(?: over)?|ran off the road|(?:hit|struck) (?:a|the) (?:pole|wall|tree|guardrail|ditch))\b/i,
  },
  {
    key: 'comp',
    asked:
      /\bcomp(?:rehensive)?\b(?! (?:ops|operations))|\bother than collision\b|\botc\b|\bphysical damage\b|\bfull coverage\b/i,
    noun: 'comprehensive',
    happened:
      /\b(?:stolen|theft|broken into|vandal\w*|hail|caught fire|burned|hit a deer|tree fell|windshield|flood(?:ed)?)\b/i,
  },
] as const
/** What is in or on the vehicle, or belongs to others. */
const ofThings = /\b(?:tools?|cargo|load|goods|equipment|laptop|stuff|customer|someone|their|liab\w*)\b/i
const none = /^(?:no(?:ne|t covered|t carried| coverage)?|excluded|n\/a|nil|declined|-+|—|–)\W*$/i

/** "The stake truck was hit in the yard. Is there collision on it?", when the schedule shows that it has none; null for any other question. */
export function vehicleCoverage(question: string, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  const named = columns.filter((column) => column.asked.test(question))
  const happened = columns.filter((column) => column.happened.test(question) && !ofThings.test(question))
  const asked = named.length > 0 ? named : happened
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
