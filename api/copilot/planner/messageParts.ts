/** A name with an address, as people write it on one line or several. */
export interface NamedAddress {
  readonly name: string
  readonly line1: string
  readonly line2: string | null
  readonly city: string
  /** Two letters. */
  readonly zone: string
  readonly postalCode: string
}

const address =
  /(?:^|[\n:;.!?]|\b(?:for|to|holder|is|name|naming)\s)\s*["“]?([A-Z0-9][^\n,;:]{2,80}(?:, ?(?:LLC|Inc\.?|LLP|LP|Ltd\.?|Corp\.?|N\.A\.))?)["”]?\s*[,\n]\s*(?:(?:at|of)\s+)?((?:P\.?O\.? Box \d+|\d+[A-Za-z]?\s[^,\n]{3,60}))\s*[,\n]\s*(?:((?:Suite|Ste\.?|Unit|Apt\.?|Floor|#)[^,\n]{1,20})\s*[,\n]\s*)?([A-Z][A-Za-z .'’-]{1,40})\s*,\s*([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)/

/** The first name with an address in a message; null when there is none. */
export function namedAddressIn(text: string): NamedAddress | null {
  const [, name, line1, line2, city, zone, postalCode] = address.exec(text) ?? []
  if (!name || !line1 || !city || !zone || !postalCode) return null
  const clean = name
    .replace(/^.*\b(?:certificate|coi|holder|proof|acord 25)\b.*?\b(?:for|to|is|naming)\s+/i, '')
    .replace(/^(?:for|to|the holder is|holder is|please issue.* (?:for|to))\s+/i, '')
    // "for Casco Roofing LLC to Harbor Point Owners": the insured stands before the holder.
    .replace(/^.*(?:\b(?:Inc|LLC|LLP|LP|Corp|Co|Ltd)\b\.?,? (?:for|to)|[\w.]+ to)\s+(?=[A-Z])/, '')
    .trim()
  return {
    name: clean,
    line1: line1.trim(),
    line2: line2?.trim() ?? null,
    city: city.trim(),
    zone,
    postalCode,
  }
}

/** Email addresses in a message. */
export function emailsIn(text: string): string[] {
  return [...new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])]
}

/** Whom something is for: "for Maria", "to Maria Lopez", "address it to Dr. Chen". */
export function addresseeIn(text: string): string | null {
  const match =
    /\b(?:address(?:ed)?(?: (?:it|this|the \w+))? to|dear|for|to)\s+((?:Dr\.?\s|Mr\.?\s|Ms\.?\s|Mrs\.?\s)?[A-Z][a-z]+(?:\s[A-Z][a-z'’-]+)?)(?=[\s.,!?]|$)/.exec(
      text,
    )
  const name = match?.[1]?.trim() ?? null
  return name && !/^(The|This|Our|My|Their|Option|Policy|Quote|Client|Insured)\b/.test(name) ? name : null
}
