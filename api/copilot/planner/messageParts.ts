import { capitalized } from '../../platform/index.ts'
import { findAddresses, lineNames, namedBefore } from '../../assistant/index.ts'

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

/** The first name with a whole address in a message; null when there is none. */
export function namedAddressIn(text: string): NamedAddress | null {
  for (const { address, start } of findAddresses(text)) {
    const named = namedBefore(text, { start })
    const { line1, line2, city, zone, postalCode } = address
    if (!named || !line1 || !city || !zone || !postalCode) continue
    // "naming the town of Yarmouth"
    const town = /\b(city|town|village|county|state) of (?:the )?$/.exec(text.slice(0, named.at))?.[1]
    // "COI for Casco Roofing LLC to Harbor Point Owners": the insured comes before the holder.
    const whole = named.name.replace(
      /^(?:(?:certificate|cert|coi|acord 25)\b.*|.*\b(?:Inc|LLC|LLP|LP|Corp|Co|Ltd)\b\.?,?) (?:for|to) (?=[A-Z\d])/i,
      '',
    )
    // "showing only the GL and auto for Harbor Point Owners": so do the lines.
    const [before, lines = ''] = /^(.{2,40}?) (?:for|to) (?=[A-Z\d])/.exec(whole) ?? []
    const name =
      before && lineNames.some(([, words]) => words.test(lines)) ? whole.slice(before.length) : whole
    return { name: `${town ? `${capitalized(town)} of ` : ''}${name}`, line1, line2, city, zone, postalCode }
  }
  return null
}

/** Email addresses in a message. */
export function emailsIn(text: string): string[] {
  return [...new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])]
}

/** Whom something is for: "for Maria", "to Maria Lopez", "address it to Dr. Chen". */
export function addresseeIn(text: string): string | null {
  const match =
    /(?<!\b(?:mov(?:e|es|ed|ing)|relocat\w+|going|goes|drives?|driving|shop|office|expand\w*)\s+(?:\w+\s+){0,2})\b(?:address(?:ed)?(?: (?:it|this|the \w+))? to|dear|for|to)\s+((?:Dr\.?\s|Mr\.?\s|Ms\.?\s|Mrs\.?\s)?[A-Z][a-z]+(?:\s[A-Z][a-z'’-]+)?)(?=[\s.,!?:;]|$)/.exec(
      text,
    )
  const told =
    /\b(?:[Hh]er|[Hh]is|[Tt]heir|[Tt]he (?:client|contact|owner|customer)['’]s) name is ([A-Z][a-z]+(?:\s[A-Z][a-z'’-]+)?)/
  // `Larkspur Pediatrics, contact Dr. Nina Alvarez`
  const contact =
    /\b(?:[Cc]ontact(?: person)?|[Aa]ttn\.?|[Aa]ttention)(?: is|:)? ((?:Dr\.?\s|Mr\.?\s|Ms\.?\s|Mrs\.?\s)?\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}'’-]+)?)(?=[\s.,!?()]|$)/u
  const name = (contact.exec(text) ?? match ?? told.exec(text))?.[1]?.trim().replace(/['’]s$/, '') ?? null
  return name && !/^(The|This|Our|My|Their|Option|Policy|Quote|Client|Insured)\b/.test(name) ? name : null
}
