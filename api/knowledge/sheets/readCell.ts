import { isCalendarDay } from '../../platform/index.ts'

/** The key whose label or name a cell has, case and punctuation apart; null when there is none. */
export function readChoice<Key extends string>(
  cell: string,
  labels: Readonly<Record<Key, string>>,
): Key | null {
  const wanted = plain(cell)
  const keys = Object.keys(labels) as Key[]
  const named = keys.find((key) => plain(key) === wanted)
  return named ?? keys.find((key) => plain(labels[key]) === wanted) ?? null
}

/** Whole cents of an amount as people write it: `$1,250.00`, `1250`; null when it is none. */
export function readCents(cell: string): number | null {
  const digits = cell.replace(/[$,\s]|USD/gi, '')
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(digits) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
}

/** A calendar day of a date as people write it here: `2027-03-01`, `3/1/2027`, `3/1/27`; null when it is none. */
export function readDay(cell: string): string | null {
  const [, iso] = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+Z?)?$/.exec(cell) ?? []
  const [, month = '', day = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(cell) ?? []
  const american = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = iso ?? american
  return isCalendarDay(read) ? read : null
}

/** A rate in percent: `12.5%`, `12.5`; null when it is none. */
export function readPercent(cell: string): number | null {
  const [, number] = /^(\d{1,3}(?:\.\d+)?)\s*%?$/.exec(cell) ?? []
  return number === undefined ? null : Number(number)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
