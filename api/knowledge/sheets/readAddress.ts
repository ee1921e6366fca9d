import { isZone, zonesOfPostalCode } from '../addresses/zipZones.ts'
import type { Zone } from '../addresses/zipZones.ts'
import { zoneNames } from '../addresses/zoneNames.ts'
import { readChoice } from './readCell.ts'
import { partsOf } from './sheetColumns.ts'
import type { SheetValues } from './sheetColumns.ts'

const addressParts = ['line1', 'line2', 'city', 'zone', 'postalCode'] as const

/** A row's address fields under a path; null if there are none. */
export function readAddress(values: SheetValues, path: string) {
  const given = partsOf(values, addressParts, path)
  if (!given) return null
  const { zone, postalCode, ...rest } = given
  const code = zone === undefined ? null : readZone(zone)
  return {
    ...rest,
    zone: code ?? zone,
    postalCode: postalCode === undefined ? undefined : readPostalCode(postalCode, code),
  }
}

/** The state code for `ME`, `Maine` or `Maine (ME)`; null if unknown or ambiguous. */
export function readZone(cell: string): Zone | null {
  const known = readBefore.get(cell)
  if (known !== undefined) return known
  const read = zoneIn(cell)
  if (readBefore.size < mostKept) readBefore.set(cell, read)
  return read
}

// A list repeats a few states many times.
const readBefore = new Map<string, Zone | null>()
const mostKept = 1_000

function zoneIn(cell: string): Zone | null {
  const text = cell.replaceAll('.', '')
  const whole = readChoice(text, zoneNames)
  if (whole) return whole
  const parts = text.split(/[(),/–—]| - /).filter((part) => part.trim() !== '')
  const codes = new Set(parts.map((part) => readChoice(part, zoneNames)))
  const [only = null] = codes
  return codes.size === 1 ? only : null
}

/**
 * Restores the leading zeros of ZIP codes that spreadsheets treat as numbers: `4101` becomes `04101`, in Maine.
 * Unchanged if it may also be a mistyped code.
 */
export function readPostalCode(cell: string, zone: string | null): string {
  const [, number = '', plusFour = ''] = /^(\d{3,4}?)(?:-?(\d{4}))?(?:\.0+)?$/.exec(cell.trim()) ?? []
  if (number === '') return cell
  const code = number.padStart(5, '0')
  const zones = zonesOfPostalCode(code)
  const isMeant = zone !== null && isZone(zone) ? zones.includes(zone) : zones.length === 1
  if (!isMeant) return cell
  return plusFour === '' ? code : `${code}-${plusFour}`
}
