import { isCalendarDay } from '../../platform/index.ts'

/** The key whose label, name or synonym matches a cell, ignoring case and punctuation; null if there is none. */
export function readChoice<Key extends string>(
  cell: string,
  labels: Readonly<Record<Key, string>>,
  tradeWords?: Readonly<Partial<Record<Key, readonly string[]>>>,
): Key | null {
  const wanted = plain(cell)
  const keys = Object.keys(labels) as Key[]
  const named = keys.find((key) => plain(key) === wanted)
  const labelled = named ?? keys.find((key) => plain(labels[key]) === wanted)
  return labelled ?? keys.find((key) => tradeWords?.[key]?.some((word) => plain(word) === wanted)) ?? null
}

/** Parses an amount such as `$1,250.00` or `1250` to whole cents; null if invalid. */
export function readCents(cell: string): number | null {
  const digits = cell.replace(/[$,\s]|USD/gi, '')
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(digits) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Parses a US date such as `2027-03-01`, `3/1/2027` or `3/1/27`; null if invalid. */
export function readDay(cell: string): string | null {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+Z?)?$/.exec(cell) ?? []
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(cell) ?? []
  const american = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = iso ?? american
  return isCalendarDay(read) ? read : null
}

/** Parses a percentage: `12.5%`, `12.5`, or `0.125`, which Excel stores for it; null if invalid. */
export function readPercent(cell: string): number | null {
  const [, number, sign] = /^(\d{0,3}(?:\.\d+)?)\s*(%?)$/.exec(cell) ?? []
  if (!number) return null
  const isShare = sign === '' && Number(number) < 1
  // Parsed by digits, because 0.145 times 100 is not 14.5 in binary.
  return isShare ? Number(`${Number(number)}e2`) : Number(number)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
