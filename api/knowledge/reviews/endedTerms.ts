import { daysBetween, usDate } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { datesIn } from '../facts/values.ts'
import { columnValues, type Words, wordsOf } from './certificateCells.ts'
import type { CoverageRow } from './coverageRows.ts'
import type { Discrepancy } from './discrepancy.ts'
import { lastDayOf } from './contractDate.ts'
import { normal } from './coverageItem.ts'
import { lineName } from './lineName.ts'
import type { Statement } from './statement.ts'
import { expirationLabel, periodLabel } from './termDiscrepancies.ts'

/** The terms of a certificate that ended before `today`, or before the certificate was issued. */
export function endedTerms(
  certificate: Reading,
  rows: readonly CoverageRow[],
  {
    shown,
    today,
    source,
  }: { shown: readonly Statement[]; today: string | null; source: Discrepancy['source'] },
): Discrepancy[] {
  const day = today ?? issueDate(certificate)
  return termEnds(certificate, rows, shown).flatMap(({ field, end, words }) =>
    day === null || end.iso >= day
      ? []
      : [
          {
            field,
            onCertificate: end.text,
            shouldBe: `in force on ${usDate(day)}`,
            source,
            severity: 'high',
            certificate: words,
            reference: null,
          } satisfies Discrepancy,
        ],
  )
}

/** The terms of a certificate that end before the work or the term of its contract, and have not ended yet. */
export function renewalsDue(
  certificate: Reading,
  rows: readonly CoverageRow[],
  { shown, today, contract }: { shown: readonly Statement[]; today: string | null; contract: Reading },
): Discrepancy[] {
  const last = lastDayOf(contract)
  const day = today ?? issueDate(certificate) ?? ''
  return termEnds(certificate, rows, shown).flatMap(({ field, end, words }) =>
    last === null || end.iso >= last.iso || end.iso < day
      ? []
      : [
          {
            field,
            onCertificate: end.text,
            shouldBe: `in force until ${usDate(last.iso)}`,
            source: 'contract',
            severity: 'low',
            certificate: words,
            reference: last.place,
          } satisfies Discrepancy,
        ],
  )
}

/** A policy of a certificate that ends within a month, and in how many days. */
export interface EndingTerm {
  /** "General liability"; empty where the certificate has only one term. */
  readonly line: string
  readonly date: string
  readonly days: number
  readonly words: Words
}

const soon = 30

/** The terms of a certificate that end within a month of today. */
export function endingSoon(
  certificate: Reading,
  rows: readonly CoverageRow[],
  { shown, today }: { shown: readonly Statement[]; today: string | null },
): EndingTerm[] {
  if (today === null) return []
  return termEnds(certificate, rows, shown).flatMap(({ field, end, words }) => {
    const days = daysBetween(today, end.iso)
    const line = field.replace(/ ?expiration date$/i, '')
    return days >= 0 && days <= soon ? [{ line, date: end.text, days, words }] : []
  })
}

/** The last day of each term that a certificate shows: in its rows, in a column, or behind a label. */
function termEnds(certificate: Reading, rows: readonly CoverageRow[], shown: readonly Statement[]) {
  const listed = rows.flatMap(({ title, expires: words }) => (words ? [{ title, words }] : []))
  const columns = columnValues(certificate, expirationLabel) ?? []
  const labeled = shown.filter(
    ({ label }) => expirationLabel.test(normal(label)) || periodLabel.test(normal(label)),
  )
  const ends =
    listed.length > 0
      ? listed
      : (columns.length > 0 ? columns : labeled).map((words) => ({ title: '', words }))
  return ends.flatMap(({ title, words }) => {
    const end = datesIn(words.text).at(-1)
    const field = ends.length > 1 && title !== '' ? `${lineName(title)} expiration date` : 'Expiration date'
    return end ? [{ field, end, words }] : []
  })
}

/** The day on which a certificate was issued; null if it does not say. */
export function issueDate(certificate: Reading): string | null {
  const all = wordsOf(certificate)
  for (const [at, { text }] of all.entries()) {
    if (!/^\W*(?:certificate |issue )?(?:dated?|issued|printed)\b/i.test(text)) continue
    // "DATE (MM/DD/YYYY)" above "11/12/2026".
    const own = datesIn(text)
    const [day, more] =
      own.length > 0 || !/^\W*\w+(?: \(MM\/DD\/YY(?:YY)?\))?\W*$/i.test(text) ? own : datesUnder(all, at)
    if (day && !more) return day.iso
  }
  return null
}

/** The date that one of the next two lines is. */
function datesUnder(all: readonly Words[], at: number): ReturnType<typeof datesIn> {
  return all.slice(at + 1, at + 3).flatMap(({ text }) => (text.trim().length <= 12 ? datesIn(text) : []))
}
