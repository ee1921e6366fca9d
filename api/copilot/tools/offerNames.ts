import { businessName } from '../../platform/index.ts'
import type { ReadFile } from '../documents/documentReading.ts'

/** Names for quotes: their carriers if all differ, otherwise their files. */
export function offerNames(files: readonly Pick<ReadFile, 'name' | 'facts' | 'reading'>[]): string[] {
  const carriers = files.map(carrierOf)
  const isDistinct = !carriers.includes(null) && new Set(carriers).size === files.length
  return files.map(({ name }, at) => (isDistinct ? (carriers[at] ?? name) : name))
}

/** Who makes an offer: as its declarations say, or else as its first page calls itself; null if neither does. */
export function carrierOf({ facts, reading }: Pick<ReadFile, 'facts' | 'reading'>): string | null {
  const { fact } = facts.scalars.carrierName
  if (fact) return businessName(fact.value)
  const lines = reading.pages[0]?.lines.map(({ text }) => text) ?? []
  const named = [labeledCarrier, titledCarrier].flatMap((pattern) =>
    lines.flatMap((line) => pattern.exec(line)?.[1] ?? []),
  )
  if (named[0]) return businessName(named[0].trim())
  // "KEEL & CROWN", above "Managing General Agents for certain underwriters": who writes the letter.
  const [title, , ...rest] = lines
  const says = lines.slice(1, 3).some((line) => quotesForOthers.test(line))
  return title && rest.length > 0 && says && title.length < 60 ? businessName(title.trim()) : null
}

const quotesForOthers =
  /\b(?:managing general (?:agents?|agency|underwriters?)|MGAs?|wholesale|surplus lines brokers?|underwriting (?:managers?|agency))\b/i

const insurer = String.raw`(?:\p{Lu}[\p{L}&'’-]*\s+){1,5}(?:(?:Mutual |Specialty |Casualty |Indemnity |Surplus Lines )*(?:Insurance|Assurance|Indemnity|Casualty) (?:Company|Co\b|Corporation|Exchange)|Underwriters|Indemnity|Assurance|Mutual|Specialty)`
/** `Insurer: Palisade Meridian Insurance Company. Quote PM-CY-20931` */
const labeledCarrier = new RegExp(
  String.raw`\b(?:[Ii]nsurer|[Cc]arrier|[Uu]nderwriter|[Uu]nderwritten by|[Oo]ffered by|[Ii]ssuing [Cc]ompany|[Ii]nsurance [Cc]ompany)(?: name)?\s*:?\s+(${insurer})(?=[\s.,;(]|$)`,
  'u',
)
/** `CYBER LIABILITY PROPOSAL - Tern Rock Underwriters` */
const titledCarrier = new RegExp(String.raw`(?:^|\s[-–—|]\s+)(${insurer})\s*$`, 'u')
