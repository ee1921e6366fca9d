import { zonePattern } from '../addresses/zoneNames.ts'
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
