import { businessName, folded } from '../../platform/index.ts'
import type { ReadFile } from '../documents/documentReading.ts'
import type { ReadOffer } from './readOffer.ts'

type Named = Pick<ReadOffer, 'name' | 'facts' | 'reading' | 'optionName'> & {
  readonly file: { readonly id: string }
}

/** Names for quotes: their carriers if all differ, otherwise their files, and which option of a quote that prices several. */
export function offerNames(offers: readonly Named[]): string[] {
  const carriers = offers.map(carrierOf)
  const files = new Set(offers.map(({ file }) => file.id))
  const isDistinct = !carriers.includes(null) && new Set(carriers).size === files.size
  return offers.map(({ name, optionName }, at) =>
    withOption(isDistinct ? (carriers[at] ?? name) : name, optionName),
  )
}

/** Whom the offers are for; null if they do not say, or not for the same. */
export function insuredOf(offers: readonly Pick<Named, 'facts'>[]): string | null {
  const names = offers.flatMap(({ facts }) => facts.scalars.insuredName.fact?.value ?? [])
  const beginning = (name: string) =>
    folded(name)
      .replaceAll(/[^\p{L}\p{N} ]/gu, '')
      .split(' ')
      .slice(0, 2)
      .join(' ')
  const [first] = names
  return first && new Set(names.map(beginning)).size === 1 ? businessName(first) : null
}

/** "North Casualty, quoted as option 2". */
export function withOption(name: string, option: string): string {
  if (option === '') return name
  return option.startsWith('option') ? `${name}, quoted as ${option}` : `${name}, ${option}`
}

/** Who makes an offer: as its declarations say, or else as its first page calls itself; null if neither does. */
export function carrierOf({ facts, reading }: Pick<ReadFile, 'facts' | 'reading'>): string | null {
  const { fact } = facts.scalars.carrierName
  // What an agency of carriers does is the name of none.
  if (fact && !quotesForOthers.test(fact.value)) return businessName(fact.value)
  const lines = reading.pages[0]?.lines.map(({ text }) => text) ?? []
  const named = [labeledCarrier, titledCarrier, managedCarrier].flatMap((pattern) =>
    lines.flatMap((line) => pattern.exec(line)?.[1] ?? []),
  )
  if (named[0]) return businessName(named[0].trim())
  const [heading, below = ''] = lines
  if (heading && quoteTitle.test(below) && letterhead.test(heading) && !ofBroker.test(heading))
    return businessName(heading.trim())
  // "KEEL & CROWN", above "Managing General Agents for certain underwriters": who writes the letter.
  const [title, , ...rest] = lines
  const says = lines.slice(1, 3).some((line) => quotesForOthers.test(line))
  return title && rest.length > 0 && says && title.length < 60 ? businessName(title.trim()) : null
}

const quotesForOthers =
  /\b(?:managing general (?:agents?|agency|underwriters?)|MGAs?|wholesale|surplus lines brokers?|underwriting (?:managers?|agency))\b/i

/** "PROPOSAL FOR INSURANCE no. 4402": a title with its letterhead above it. */
const quoteTitle = /^(?:insurance )?(?:quot(?:e|ation)|proposal|indication)\b/i
const letterhead =
  /^(?!.*\b(?:quot\w+|proposal|indication|insured|policy|for|prepared)\b)\p{Lu}[\p{L}&'’.-]+(?: [\p{L}&'’.-]+){1,5}$/iu
const ofBroker = /\b(?:agency|agents|advisors|associates|brokers?|brokerage|group|services|solutions)\b/i

const insurer = String.raw`(?:\p{Lu}[\p{L}&'’-]*\s+){1,5}(?:(?:Mutual |Specialty |Casualty |Indemnity |Surplus Lines )*(?:Insurance|Assurance|Indemnity|Casualty) (?:Company|Co\b|Corporation|Exchange)|Underwriters|Indemnity|Assurance|Mutual|Specialty(?: Lines)?)`
/** `Insurer: Palisade Meridian Insurance Company. Quote PM-CY-20931` */
const labeledCarrier = new RegExp(
  String.raw`\b(?:[Ii]nsurer|[Cc]arrier|[Uu]nderwriter|[Uu]nderwritten by|[Oo]ffered by|[Ww]ritten (?:by|on|with)|[Oo]n behalf of|[Ii]ssuing [Cc]ompany|[Ii]nsurance [Cc]ompany|[Pp]aper|[Ss]ecurity|[Mm]arket)(?: name)?\s*:?\s+(${insurer})(?=[\s.,;(]|$)`,
  'u',
)
/** `CYBER LIABILITY PROPOSAL - Tern Rock Underwriters`, `Kittiwake Specialty Insurance Company (A.M. Best A XI, non-admitted)` */
const titledCarrier = new RegExp(
  String.raw`(?:^|\s[-–—|]\s+)(${insurer})(?=\s*$|\s*\(|\s*[-–—,]\s*(?:(?:non-?)?admitted\b|A\.?\s?M\.?\s?Best\b))`,
  'u',
)
/** `Redfern Underwriting Managers, for Kittiwake Specialty Insurance Company` */
const managedCarrier = new RegExp(
  String.raw`\b(?:Managers?|Agency|Agents?|Brokers?|Underwriters|MGA)\b,? (?:for|on behalf of)\s+(${insurer})(?=[\s.,;(]|$)`,
  'u',
)
