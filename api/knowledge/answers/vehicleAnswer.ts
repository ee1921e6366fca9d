import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { Schedule, ScheduleRow } from '../facts/policyFacts.ts'
import { type Candidate, cited } from './answerCandidates.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

const asksWhetherListed =
  /^(?:is|are|do|does)\b[^?.]*\b(?:on (?:the|this|our|my) (?:\w+ )?(?:policy|schedule|declarations)|listed|scheduled)\W*$/i
/** What a schedule says of a vehicle. */
const told = [
  { key: 'garaging', asked: /\bgarag\w+|\bwhere\b.*\b(?:kept|parked)\b/i, sentence: 'is garaged in' },
  { key: 'vin', asked: /\bvin\b|\b(?:serial|identification) number\b/i, sentence: 'has the VIN' },
] as const

/** Whether a vehicle is on the schedule, and what the schedule says of it; null for any other question. */
export function vehicleAnswer(
  question: string,
  documents: readonly AnswerDocument[],
  candidates: readonly Candidate[],
): PolicyAnswer | null {
  const asked = told.find((each) => each.asked.test(question))
  if (!asked && !asksWhetherListed.test(question.trim())) return null
  const schedules = documents.flatMap(({ id, facts }) =>
    facts.schedules.filter(({ kind }) => kind === 'vehicles').map((schedule) => ({ id, schedule })),
  )
  const found = schedules.flatMap(({ id, schedule }) => {
    const row = namedRow(question, schedule)
    return row ? [{ id, schedule, row }] : []
  })
  const [only, ...others] = found
  if (!only || others.length > 0) return null
  const { id, schedule, row } = only
  const name = nameOf(row, schedule)
  const value = asked && cellOf(row, schedule, asked.key)
  const quoted = candidates.find(
    (each) => each.documentId === id && each.page === row.page && each.text.includes(name),
  )
  if (!quoted || value === '') return null
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: asked
      ? `The ${name} ${asked.sentence} ${value}.`
      : `Yes. The ${name} is on the schedule of vehicles.`,
    citations: cited(quoted),
  }
}

/** The only row with a word of the question that no other row has: "the Isuzu". */
function namedRow(question: string, schedule: Schedule): ScheduleRow | null {
  const asked = new Set(stemsOf(question))
  const words = schedule.rows.map((row) => new Set(stemsOf(nameOf(row, schedule))))
  const named = schedule.rows.filter((_, at) =>
    [...(words[at] ?? [])].some(
      (word) => asked.has(word) && words.every((other, of) => of === at || !other.has(word)),
    ),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

function nameOf(row: ScheduleRow, schedule: Schedule): string {
  return ['year_make_model', 'year', 'make', 'model']
    .map((key) => cellOf(row, schedule, key))
    .filter((text) => text !== '')
    .join(' ')
}

function cellOf({ cells }: ScheduleRow, { columns }: Schedule, key: string): string {
  return cells[columns.findIndex((column) => column.key === key)]?.text.trim() ?? ''
}
