import type { Ask } from './askedFields.ts'
import type { FormKnowledge } from './formKnowledge.ts'
import type { KnownValue } from './knownValue.ts'
import type { LabeledField } from './labeledFields.ts'
import { type RecordMatch, recordMatch } from './recordMatch.ts'

/** Which year words ask for, counted from the one that runs. */
const periods: readonly (readonly [RegExp, number])[] = [
  [/\byear before(?: last)?\b|\b(?:2nd|second) prior\b|\btwo years (?:ago|prior)\b/i, -2],
  [/\b(?:last|prior|previous|1st prior|first prior) (?:full |fiscal |calendar |completed )?year\b/i, -1],
  [/\b(?:this|current|next|coming) (?:fiscal |calendar )?year\b|\bnext (?:12|twelve) months\b/i, 0],
]

export function isPeriod(text: string): boolean {
  return /^\D{0,12}\b20\d\d\b\D{0,12}$/.test(text) || periods.some(([pattern]) => pattern.test(text))
}

export function isPast(text: string): boolean {
  return periods.some(([pattern, offset]) => offset < 0 && pattern.test(text))
}

/** Which year a field asks about, counted from the one that runs; undefined where it names none. */
function yearOffset({ label, row }: LabeledField): number | undefined {
  return periods.find(([pattern]) => pattern.test(label) || pattern.test(row))?.[1]
}

/**
 * What the records list for the year that a field asks about; null when they list other years, undefined when they
 * list none or the field names no year.
 */
export function periodMatch(
  ask: Ask,
  { known, sentences, line }: FormKnowledge,
): RecordMatch | null | undefined {
  const years = known.filter(
    ({ label, within, value }) =>
      label === 'year' && /^20\d\d$/.test(value) && !/vehicle|auto|polic|loss|claim/.test(within ?? ''),
  )
  const written = sentences.find((each) => each.written !== null)?.written
  const offset = yearOffset(ask.field)
  if (years.length === 0 || offset === undefined) return undefined
  // Without the date of a letter, the newest year that is listed is the last one.
  const current = written
    ? Number(written.slice(0, 4))
    : Math.max(...years.map(({ value }) => Number(value))) + 1
  const asked = String(current + offset)
  const row = years.find(({ value }) => value === asked)
  if (!row) return null
  const own = known.flatMap(({ index, ...each }): KnownValue[] =>
    each.within === row.within && index === row.index ? [each] : [],
  )
  const label = periods
    .reduce((text, [pattern]) => text.replace(pattern, ''), ask.field.label)
    .replace(/,? (?:excluding|not including|without) [^,]*/i, '')
  return recordMatch({ ...ask, row: 0, field: { ...ask.field, label, row: '' } }, own, line, true)
}
