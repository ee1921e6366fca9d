import type { Address } from './address.ts'
import { zoneCode } from './usZones.ts'

const unit = /^(?:#|(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building|p\.?o\.? box)\b)|\bfloor$/i

/**
 * An address typed on one line, in parts: "12 Wharf Street, Suite 2, Portland, ME 04101". Null if it is not clear where
 * the street ends.
 */
export function splitAddress(text: string): Address | null {
  const pieces = text
    .trim()
    .replace(/,?\s*(?:USA|United States)\.?$/i, '')
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)
  const tail = pieces.slice(1).join(', ')
  const zone = zoneAtEnd(tail)
  if (!zone) return null
  const [city = '', ...unitPieces] = zone.before
    .split(',')
    .map((piece) => piece.trim())
    .toReversed()
  const line2 = unitPieces.toReversed()
  if (city === '' || unit.test(city) || line2.length > 1 || !line2.every((piece) => unit.test(piece)))
    return null
  return {
    line1: pieces[0] ?? '',
    line2: line2[0] ?? '',
    city,
    zone: zone.code,
    postalCode: zone.postalCode,
  }
}

/** The state and ZIP code at the end of a text, and what is before them. */
function zoneAtEnd(text: string): { before: string; code: string; postalCode: string } | null {
  const [, place = '', postalCode] = /^(.*\S)[,\s]+(\d{5}(?:-\d{4})?)$/.exec(text) ?? []
  if (postalCode === undefined) return null
  const words = place.replace(/[,.]+$/, '').split(/\s+/)
  for (let length = longestName; length > 0; length--) {
    const code = zoneCode(words.slice(-length).join(' '))
    const before = words.slice(0, -length).join(' ').replace(/,$/, '')
    if (code !== '' && before !== '') return { before, code, postalCode }
  }
  return null
}

/** The most words in a state's name. */
const longestName = 4
