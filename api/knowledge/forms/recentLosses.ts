import { spokenNumber } from '../../reading/index.ts'
import type { KnownValue } from './knownValue.ts'
import type { LabeledField } from './labeledFields.ts'

/** Applications ask for the losses of five years, unless they say otherwise. */
export const usualYears = 5

/** Known values without the losses that happened before the years that a form asks about. */
export function recentLosses(
  known: readonly KnownValue[],
  fields: readonly LabeledField[],
  /** YYYY-MM-DD; null when no letter is dated. */
  written: string | null,
): readonly KnownValue[] {
  const today = written ?? valuedOn(known)
  if (today === null) return known
  const first = `${Number(today.slice(0, 4)) - (yearsAsked(fields) ?? usualYears)}${today.slice(4)}`
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

/** The day that loss runs are valued on. */
function valuedOn(known: readonly KnownValue[]): string | null {
  const day = known.find(({ label, within }) => label === 'valued' && within === 'loss run')?.value
  const [, month = '', date = '', year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(day ?? '') ?? []
  return year === undefined ? null : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

/** "Losses in the last ten years", "prior 3 years"; null where a form does not say. */
export function yearsAsked(fields: readonly LabeledField[]): number | null {
  const asked = fields.flatMap(({ label, section, question }) => {
    const text = `${section} ${question} ${label}`
    const years = /\b(?:last|past|prior|previous) \(?(\w+)\)? (?:\(\d+\) )?years?\b/i.exec(text)?.[1]
    const isOfLosses = /\bloss|\bclaim|incident/i.test(text)
    const count = isOfLosses && years ? (spokenNumber(years) ?? Number(years)) : Number.NaN
    return count > 0 ? [count] : []
  })
  return asked.length === 0 ? null : Math.max(...asked)
}
