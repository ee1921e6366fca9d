import { counts } from './spokenValues.ts'
import { zonesOfPostalCode } from '../addresses/zipZones.ts'
import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import type { Entity } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'

/** The name of a person, as letters write it. */
export const personPattern = String.raw`[A-Z][a-zà-ÿ'’]+(?:[- ][A-Z][a-zà-ÿA-Z'’.-]+){1,2}`

/** An address in a sentence: its street, city, county, state and ZIP. */
export const postal = new RegExp(
  String.raw`(\d+[\w-]* [A-Z0-9][^,;.]*?(?:,? (?:Suite|Unit|Ste\.?|Apt\.?|Floor|#) ?[\w-]+)?|PO Box \d+|P\.O\. Box \d+)(?:,| in) ([A-Z][A-Za-z.' -]+?)(?:, ([A-Z][a-z]+) County)?,? (${zonePattern})?\.? ?(?:zip )?(\d{5})`,
)

/** What people are in a company. */
export const titlePattern =
  'president|vice[- ]president|secretary|treasurer|owner|co-owner|member|managing member|partner|general partner|principal|manager|general manager|office manager|chief executive officer|ceo|director'

/** What people are who sign letters. */
export const jobPattern = `${titlePattern}|superintendent|foreman|administrator|controller|bookkeeper|supervisor|coordinator|officer|dispatcher|assistant|clerk`

/** What a sentence of a letter says. */
export function letterFact(
  entity: Entity,
  attribute: string,
  value: string,
  sentence: Sentence,
  row = 0,
): Fact {
  return { entity, attribute, value, source: sourceOf(sentence), row, line: null, isFromLetter: true }
}

/** The name of a company by its form. */
export const organization = String.raw`[A-Z][\w&'’.-]*(?: (?:[A-Z][\w&'’.-]*|&|of|and|the))* ?(?:Inc\.?|LLC|LP|LLP|Corp\.?|Co\.|Company|Bank|Credit Union|Finance|Financial|Credit|Leasing|Joint Venture|Capital|Trust|Holdings|Associates|Partners)(?: (?:LLC|LP|Inc\.?))?`

export function addressFacts(entity: Entity, text: string, sentence: Sentence, row = 0): Fact[] {
  const found = postal.exec(text)
  const parts =
    found ?? new RegExp(String.raw`(PO Box \d+), ([A-Z][A-Za-z .'-]+?),? (${zonePattern}) (\d{5})`).exec(text)
  if (!parts) return []
  const [, line1 = '', city = '', third, fourth, fifth] = parts
  const [county, state, zip] = found ? [third, fourth, fifth] : [undefined, third, fourth]
  const [zone, ...others] = zip ? zonesOfPostalCode(zip) : []
  const code = state ? zoneCode(state) : others.length === 0 ? (zone ?? null) : null
  if (!code || !zip) return []
  return [
    letterFact(entity, 'line1', line1, sentence, row),
    letterFact(entity, 'city', city, sentence, row),
    letterFact(entity, 'state', code, sentence, row),
    letterFact(entity, 'zip', zip, sentence, row),
    ...(county ? [letterFact(entity, 'county', county, sentence, row)] : []),
    letterFact(
      entity,
      'fullAddress',
      [line1, city, `${code} ${zip}`].filter(Boolean).join(', '),
      sentence,
      row,
    ),
  ]
}

/** The number right before words: "nine" of "nine people". */
export function countBefore(text: string, words: RegExp): string | undefined {
  return counts(text).find(({ end }) => words.test(text.slice(end)))?.value
}
