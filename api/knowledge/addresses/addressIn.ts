import type { Address } from './address.ts'
import { zoneCode, zonePattern } from './zoneNames.ts'

const addressParts = new RegExp(
  String.raw`^(?<line1>[^,]+),\s*(?:(?<line2>(?:(?:suite|ste|unit|apt|room|rm|floor|fl|bldg|building)\b|#)[^,]*),\s*)?(?<city>[^,\d]+),?\s+(?<zone>${zonePattern}),?\s+(?<postalCode>\d{5}(?:-\d{4})?)$`,
  'i',
)

/** `88 Foundry Road, Suite 4, Manchester, NH 03102`; null for text of another form. */
export function addressIn(text: string): Address | null {
  const parts = addressParts.exec(text.trim().replaceAll(/\s*\n\s*/g, ', '))?.groups
  const zone = zoneCode(parts?.['zone'] ?? '')
  if (!parts || !zone) return null
  return {
    line1: parts['line1'] ?? null,
    line2: parts['line2'] ?? null,
    city: parts['city']?.trim() ?? null,
    zone,
    postalCode: parts['postalCode'] ?? null,
  }
}
