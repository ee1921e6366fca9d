import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import type { Address } from './address.ts'
import { isZone, zonesOfPostalCode } from './zipZones.ts'

/** An optional line of text: null if missing or blank. */
export function optionalLine(most: number, noun: string) {
  return legibleText(most, { tooLong: `${noun} may have up to ${most} characters.` })
    .nullish()
    .transform((text) => text || null)
}

const parts = z.object({
  line1: optionalLine(200, 'The street'),
  line2: optionalLine(200, 'This line'),
  city: optionalLine(100, 'The city'),
  zone: optionalLine(40, 'The state')
    .transform((zone) => zone?.toUpperCase() ?? null)
    .describe('USPS state code: ME.'),
  postalCode: optionalLine(20, 'The ZIP code')
    .transform((code) => code && neatPostalCode(code))
    .describe('ZIP code: five or nine digits.'),
})

/** A US address with a USPS state code and a ZIP code in that state. Null if all parts are missing. */
export const addressRules = parts
  .superRefine((address, context) => {
    for (const [part, message] of problemsOf(address)) {
      context.addIssue({ code: 'custom', path: [part], message })
    }
  })
  .transform((address): Address | null => (Object.values(address).some(Boolean) ? address : null))

/** An optional address; null if missing. */
export const optionalAddress = addressRules.nullish().transform((address) => address ?? null)

function* problemsOf({ zone, postalCode }: Address): Iterable<[keyof Address, string]> {
  if (zone && !isZone(zone)) yield ['zone', 'Choose a state from the list.']
  if (!postalCode) return
  if (!/^\d{5}(-\d{4})?$/.test(postalCode)) {
    yield ['postalCode', 'Enter a ZIP code like 78701 or 78701-4021.']
    return
  }
  const zones: readonly string[] = zonesOfPostalCode(postalCode)
  if (zones.length === 0) yield ['postalCode', `There is no ZIP code ${postalCode}. Check the digits.`]
  else if (zone && isZone(zone) && !zones.includes(zone)) {
    yield ['postalCode', `The ZIP code ${postalCode} is in ${zones.join(' or ')}, not in ${zone}.`]
  }
}

/** Formats `787014021` as `78701-4021`. */
function neatPostalCode(code: string): string {
  const digits = code.replace(/[\s-]/g, '')
  return /^\d{9}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
