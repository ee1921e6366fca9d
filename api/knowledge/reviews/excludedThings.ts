import { capitalized } from '../../platform/index.ts'
import { itemOf } from './coverageItems.ts'
import { money, type Place, type Statement, statement } from './statement.ts'

/** A heading below which everything is excluded; not "Conditions and exclusions", below which some of it is. */
export const exclusionHeading =
  /^(?!(?:\w+ )?(?:conditions?|terms|forms?|endorsements?|subjectivities|coverages?|notes|remarks)\b.*\b(?:and|or)\b)(?:\w+ ){0,2}exclusions?:?$|exclusions? (?:include|apply)|^(?:what (?:is|we do|(?:this|the) (?:quote|offer|proposal|policy) does) )?(?:not (?:cover(?:ed)?|insured?)|excluded):?$|^(?:we|this (?:quote|offer|proposal|policy)) do(?:es)? not (?:cover|insure):?$/i

const formNumber = /^(?:[A-Z]{2,5}[ -]?\d{2,4}(?:[ -]\d{2,4}){0,3})\s+/
/** The title of an endorsement that takes something away: "HP 46 Exclusion of medical payments". */
export const exclusionTitle = new RegExp(
  `${formNumber.source}(?:exclu(?:sion|ded?)\\b|.{4,60} exclusion$)`,
  'i',
)

/** "BP 00 03 07 13, BP 05 98 Exclusion - Professional Services": each of several forms in a row; any other text is one. */
export function formsOfRun(text: string): string[] {
  return text.split(/,\s+(?:and\s+)?(?=[A-Z]{2}[ -]?\d{2}[ -]?\d{2}\b)/)
}

/** Text below such a heading that isn't excluded. */
const notExclusion =
  /^(?:conditions?|(?:\w+ )?subject to|this (?:indication|quote|offer|proposal)|(?:the )?(?:premium|quote|forms?)(?: (?:is|are)\b|:)|payment|none|n\/a|see|refer to)\b|^(?:\w+ )?forms?: |\b(?:minimum earned|coinsurance (?:applies|does not apply|is))\b|\bnot excluded\b|\b(?:blanket|additional insureds?|noncontributory|waiver)\b(?!.*exclu)/i

/** "Flood and earthquake": each name of a list of coverages; any other text is one name. */
export function namesOf(text: string): string[] {
  const names = text.split(/,? and |, /)
  return names.every((name) => itemOf(name) !== null) ? names : [text]
}

/** What a sentence excludes; null when it excludes nothing. */
export function exclusion(given: string): string | null {
  const quote = given.replace(formNumber, '')
  if (spared.test(quote)) return null
  // "MS 0162 Prior completed work exclusion, retro 06/01/2024".
  const titled = given === quote ? null : /^([^:,]{4,70}?) exclusion, /i.exec(quote)
  const match =
    titled ??
    /^(?:•\s*)?(?!.*\b(?:does not apply|deleted|removed|waived|shall not)\b)([^:]{4,70}?) exclusions?(?: applies)?(?:\.?$|\s*[:(–—]| - | (?:over|above|below|for|on|of|including|with|applies (?:only )?to)\b)/i.exec(
      quote,
    ) ??
    /^exclu(?:sion|ded|des)\s?(?:of|for|[-–])?:?\s+(.+?)\.?$/i.exec(quote) ??
    /^(?:we|this (?:quote|offer|policy)) (?:exclude|do not (?:cover|provide)|does not (?:cover|provide)|will not cover)s?\s+(.+?)\.?$/i.exec(
      quote,
    ) ??
    /^([A-Z][^:]{4,60})(?<!\b(?:is|are|not|specifically)) excluded\.$/.exec(quote) ??
    /^(.{4,90}?) (?:is|are) (?:not covered|(?:specifically )?excluded|not included|not insured)(?: under this (?:quote|offer|policy))?\.?$/i.exec(
      quote,
    )
  const thing = match?.[1] ?? null
  // "Endorsements and exclusions:" is a heading.
  return thing === null || /\b(?:and|or|of|the)$/i.test(thing) ? null : thing
}

/** "No residential exclusion", "without an exclusion of subcontracted work", "no driver is excluded". */
export const spared =
  /^(?:•\s*)?(?:no|without(?: an?)?) (.{4,60}?) exclusions?\.?$|^(?:•\s*)?(?:no|without(?: an?)?) exclusions? (?:of|for) (.{4,60}?)\.?$|^(?:•\s*)?no (.{3,60}?) (?:is|are) excluded\.?$/i

/** "Abuse exclusion applies to D&O only": whether an exclusion leaves other coverage parts alone. */
export function isOfPartOnly(quote: string): boolean {
  return /\bexclusions? (?:applies|is limited) (?:only to\b|to [^.;]{1,40}\bonly\b)/i.test(quote)
}

export const notExcluded = 'Not excluded'

/** What a sentence says is not excluded; null if it says that of nothing. */
export function sparedThing(quote: string, place: Place): Statement[] | null {
  const [, ...things] = spared.exec(quote) ?? []
  const thing = things.find((each) => each !== undefined)
  return thing === undefined
    ? null
    : [{ ...statement(capitalized(thing), notExcluded, quote, place), standing: 'included' }]
}

/** Something excluded. A longer phrase excludes a part of a coverage, not the whole of it. */
function excludedThing(label: string, quote: string, place: Place): Statement {
  const bare = label
    .replace(/^(?:[A-Z]{2} \d{2} \d{2}(?: \d{2} \d{2})?|[A-Z]{2,5}[- ]\d{2,5})\s+/, '')
    .replace(/^(?:loss|damage)(?: or damage)? (?:caused by|resulting from|due to|from|by) /i, '')
  const named = statement(bare, 'Excluded', quote, place)
  const words = bare.split(/\s+/).filter((word) => !/^(?:and|of|or|the)$/i.test(word))
  return words.length > 3 ? { ...named, item: null } : named
}

/** The things that a sentence or an item of a list excludes. */
export function excludedThings(text: string, quote: string, place: Place): Statement[] {
  // "Undeclared ingredients. Exclusion: back-up of sewers": sentences that run on are one exclusion each.
  return text
    .split(/\.\s+exclu(?:sions?|ded):\s*/i)
    .flatMap(namesOf)
    .map((name) => excludedThing(capitalized(name), quote, place))
}

/** The things of a list that a document does not cover. */
export function refusals(list: string, quote: string, place: Place): Statement[] {
  return refusedThings(list.split(/;\s+|(?<=[a-z])\.\s+/), quote, place)
}

function refusedThings(things: readonly string[], quote: string, place: Place): Statement[] {
  return things
    .map((each) => each.replace(/\.$/, '').trim())
    .map((each) => (remarkBefore.test(each) ? (exclusion(each.replace(remarkBefore, '')) ?? each) : each))
    .filter((each) => each.length > 2 && each.length < 90 && !money.test(each))
    .map((each) => excludedThing(each.replace(/ claims$/i, ''), quote.includes(each) ? each : quote, place))
}

/** The remark before an exclusion: "new this year: Exclusion - Snow and ice removal" */
export const remarkBefore = /^[^:;]{3,40}:\s+(?=exclusions?\s*(?:[-–—]|of\b|for\b))/i

/** "Notable exclusions:", "Exclusions include:", "GL exclusions (not limited to):", "Not covered:" */
const listHead =
  /^(?:•\s*)?(?:what is )?((?:[\w/&'’-]+ ){0,4}?)(exclusions|exclusion(?= list| endorsements?)|excluded|not covered|not insured)((?: [^:.;()]{1,30})?)(?: \([^)]*\))?\s*(?::|\s[–—-])\s+(.+)$/is
/** What may stand before "exclusions" without being excluded itself. */
const plainLead =
  /^(?:(?:the|our|these|following|notable|key|major|main|significant|principal|primary|important|specific|additional|other|policy|coverage|standard|selected|form|quote|special|common|mandatory|applicable|noteworthy|material|general|liability) )*$/i
const separators = [/;\s+(?:and |or )?/, /,\s+(?:and |or )?/]

/** The things of a list behind a heading such as "Notable exclusions:"; null where a text is no such list. */
export function exclusionList(quote: string, place: Place): Statement[] | null {
  const [, lead = '', , , list] = listHead.exec(quote) ?? []
  if (list === undefined) return null
  const masked = list.replaceAll(/\([^)]*\)/g, (aside) => '_'.repeat(aside.length))
  const separator = separators.find((each) => each.test(masked))
  const items = separator ? split(list, masked, separator) : [list]
  // "Asbestos exclusions: see form" excludes asbestos.
  if (items.length < 2 && !plainLead.test(lead)) return null
  // Commas stand in sentences, too.
  if (separator === separators[1] && items.some((each) => each.split(' ').length > 8)) return null
  return refusedThings(items, quote, place)
}

/** The parts of a text between separators that are not in brackets. */
function split(text: string, masked: string, separator: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of masked.matchAll(new RegExp(separator, 'gi'))) {
    parts.push(text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}

const listMarker = /^\(?(?:\d{1,2}|[a-z])[.)]\s+/i

/** Everything in a list of exclusions is one, even a single word; null where the text is no item of such a list. */
export function listedExclusions(text: string, place: Place): Statement[] | null {
  const isListed =
    exclusionHeading.test(place.headings.at(-1)?.trim() ?? '') &&
    text.length < 140 &&
    !money.test(text) &&
    !notExclusion.test(text)
  if (!isListed) return null
  const bare = text.replace(listMarker, '').trim()
  if (bare.endsWith(':')) return []
  return excludedThings(exclusion(bare) ?? bare.replace(/ exclusions?\.?$|[.;]$/i, ''), text, place)
}
