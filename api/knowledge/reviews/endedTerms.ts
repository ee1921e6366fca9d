import { usDate } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { datesIn } from '../facts/values.ts'
import { columnValues, type Words, wordsOf } from './certificateCells.ts'
import type { CoverageRow } from './coverageRows.ts'
import type { Discrepancy } from './discrepancy.ts'
import { lineName } from './rowDiscrepancies.ts'
import { expirationLabel } from './termDiscrepancies.ts'

/** The terms of a certificate that ended before `today`, or before the certificate was issued. */
export function endedTerms(
  certificate: Reading,
  rows: readonly CoverageRow[],
  { today, source }: { today: string | null; source: Discrepancy['source'] },
): Discrepancy[] {
  const day = today ?? issueDate(certificate)
  const listed = rows.flatMap(({ title, expires: words }) => (words ? [{ title, words }] : []))
  const ends =
    listed.length > 0
      ? listed
      : (columnValues(certificate, expirationLabel) ?? []).map((words) => ({ title: '', words }))
  return ends.flatMap(({ title, words }) => {
    const end = datesIn(words.text).at(-1)
    if (day === null || !end || end.iso >= day) return []
    return [
      {
        field: ends.length > 1 && title !== '' ? `${lineName(title)} expiration date` : 'Expiration date',
        onCertificate: end.text,
        shouldBe: `in force on ${usDate(day)}`,
        source,
        severity: 'high',
        certificate: words,
        reference: null,
      } satisfies Discrepancy,
    ]
  })
}

/** The day on which a certificate was issued; null if it does not say. */
export function issueDate(certificate: Reading): string | null {
  const all = wordsOf(certificate)
  for (const [at, { text }] of all.entries()) {
    if (!/^\W*(?:certificate |issue )?(?:date|issued)\b/i.test(text)) continue
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
