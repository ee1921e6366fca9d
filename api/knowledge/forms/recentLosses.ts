import { spokenNumber } from '../../reading/index.ts'
import type { KnownValue } from './knownValue.ts'
import type { LabeledField } from './labeledFields.ts'

/** Applications ask for the losses of five years, unless they say otherwise. */
const usualYears = 5

/** Known values without the losses that happened before the years that a form asks about. */
export function recentLosses(
  known: readonly KnownValue[],
  fields: readonly LabeledField[],
  /** YYYY-MM-DD; null when it is not known. */
  today: string | null,
): readonly KnownValue[] {
  if (today === null) return known
  const first = `${Number(today.slice(0, 4)) - yearsOf(fields)}${today.slice(4)}`
  const rowsOf = Map.groupBy(
    known.filter(({ index }) => index !== undefined),
    ({ within }) => within,
  )
  const kept = new Map<string | undefined, number[]>()
  for (const [within, values] of rowsOf) {
    const dates = values.filter(({ label }) => lossDate.test(label))
    const isList = /\bloss|\bclaim|incident/i.test(within ?? '')
    if (!isList || dates.length === 0) continue
    const old = new Set(dates.flatMap(({ value, index }) => (isBefore(value, first) ? [index] : [])))
    const rows = [...new Set(values.map(({ index = 0 }) => index))]
    kept.set(
      within,
      rows.filter((index) => !old.has(index)),
    )
  }
  return known.flatMap((each) => {
    const rows = each.index === undefined ? undefined : kept.get(each.within)
    if (!rows || each.index === undefined) return [each]
    const row = rows.indexOf(each.index)
    return row === -1 ? [] : [{ ...each, index: row }]
  })
}

const lossDate = /^(?:loss date|date(?: of (?:loss|claim|occurrence))?|occurrence date)$/

function isBefore(value: string, day: string): boolean {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value) ?? []
  return year !== undefined && `${year}-${month}-${date}` < day
}

/** "Losses in the last ten years", "prior 3 years". */
function yearsOf(fields: readonly LabeledField[]): number {
  const asked = fields.flatMap(({ label, section, question }) => {
    const text = `${section} ${question} ${label}`
    const years = /\b(?:last|past|prior|previous) \(?(\w+)\)? (?:\(\d+\) )?years?\b/i.exec(text)?.[1]
    const isOfLosses = /\bloss|\bclaim|incident/i.test(text)
    const count = isOfLosses && years ? (spokenNumber(years) ?? Number(years)) : Number.NaN
    return count > 0 ? [count] : []
  })
  return Math.max(...asked, asked.length === 0 ? usualYears : 0)
}
