import { type Reading, sentencesOf } from '../../reading/index.ts'
import { isPrice } from './alignOffers.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { exclusionHeading } from './excludedThings.ts'
import { tellingWords } from './likeWords.ts'
import { isKept } from './sameness.ts'
import { keyOf, type Side } from './sideOf.ts'
import { type Place, type Statement, statement } from './statement.ts'
import { linesIn } from './statements.ts'

/**
 * Where an offer names what another one states a value of, though no value of its own was read: it is not silent, and what it
 * does not say plainly is neither better nor worse. With an amount where the words that name it have it beside them.
 */
export function mentionOf(reading: Reading, about: Statement): Side | null {
  const words = tellingWords(about.label.replaceAll(keptWords, ' '))
  const found = reading.blocks.flatMap((block) => {
    if (block.kind === 'heading') return []
    const place = { page: block.page, headings: block.headings, origin: 'declarations' } as const
    const lines =
      block.kind === 'table'
        ? [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
            row.map(({ text }) => text.trim()).join(' '),
          )
        : linesIn(block).flatMap((line) => sentencesOf(line))
    const hasPrices =
      block.kind === 'table' &&
      [...(block.header ?? []).map(({ text }) => text), block.headings.at(-1) ?? ''].some((title) =>
        price.test(title),
      )
    return lines.flatMap((quote) =>
      clausesOf(quote)
        .filter((clause) => saysSomething.test(clause) && isNamed(clause, about, { words, quote }))
        .map((clause) => sideFrom(clause, quote, { about, place, hasPrices })),
    )
  })
  return found.find(({ amount, standing }) => amount !== null || standing === 'excluded') ?? found[0] ?? null
}

/** "Mapleton Roofing, Inc." says nothing of a coverage for roofing. */
const saysSomething =
  /\d|\b(?:is|are|be|not|neither|no|none|nil|includ\w+|exclu\w+|offer\w*|cover\w*|appl\w+|waived|full|valued)\b/i

const anyAmount = /(?:\$|USD )\s?[\d,.]*\d|\d(?:\.\d+)? ?(?:%|percent)/g

/** "Damage to premises rented to you is $300,000" and "medical expense is $10,000": each amount with the words around it. */
function clausesOf(quote: string): string[] {
  const parts = quote
    .replace(/\.$/, '')
    .split(
      /(?:(?<=\$[\d,.]*\d[^,;$]{0,40}),? (?:and|with|plus)|(?<=\$[\d,.]*\d[^,;$]{0,40})[,;]|(?<=\w)[;|]| \|)\s+/,
    )
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function isNamed(
  clause: string,
  about: Statement,
  { words, quote }: { words: ReadonlySet<string>; quote: string },
): boolean {
  const { item, label } = about
  if (
    isKept(about) !== isKept({ item: null, label: clause }) ||
    isPrice({ ...about, item: null, label: clause })
  )
    return false
  // The code of a class or the number of a unit is its name.
  const number = /^\d{3,}\b/.exec(label)?.[0]
  if (number !== undefined && !clause.includes(number)) return false
  const bare = clause.replaceAll(anyAmount, ' ')
  // "Flood: $1,000,000 annual aggregate, deductible $100,000" keeps nothing of other losses.
  const isWhole = !isKept(about) || quote.startsWith(clause)
  if (item && isWhole && (itemOf(bare)?.key === item.key || coverageNamed(bare)?.key === item.key))
    return true
  const own = tellingWords(clause)
  const [only, ...others] = words
  const isTelling = only !== undefined && (others.length > 0 || only.length >= 5)
  return isTelling && [...words].every((word) => own.has(word))
}

const price = /\b(?:premium|price|cost|charge)s?\b/i
const keptWords = /\b(?:deductible|retention)s?\b/gi
const refused =
  /\b(?:neither|exclu(?:des?|ded|ding|sion)|not (?:offer|quote|insure|cover|provide|include|schedule|select|elect|purchase)(?:e?d)?|not (?:a )?part of|no (?:coverage|cover|indemnity))\b/i
const spared = /\b(?:not excluded|no exclusion|without exclusion)\b/i

/** A share, a floor or a price by the day is no limit. */
const noLimit = /%|\bpercent\b|\bmin(?:imum|\.)|\b(?:per|a|each|every) (?:day|week|month)\b/i

function sideFrom(
  clause: string,
  quote: string,
  { about, place, hasPrices }: { about: Statement; place: Place; hasPrices: boolean },
): Side {
  const [amount, ...others] = clause.match(anyAmount) ?? []
  const name = clause.replace(amount ?? '', ' ').replaceAll(/\s+/g, ' ')
  const own = amount === undefined ? null : statement(name, amount, quote, place)
  const isOfOther = own?.item != null && about.item !== null && keyOf(own) !== keyOf(about)
  const words = tellingWords(about.label)
  // The retention of one coverage is not that of all.
  const isOpen = about.item === null || isKept(about)
  const hasOwn = isOpen && [...tellingWords(name.replaceAll(keptWords, ' '))].some((word) => !words.has(word))
  const isPlain =
    !hasPrices && !price.test(quote) && others.length === 0 && !isOfOther && !hasOwn && !noLimit.test(clause)
  const isExcluded =
    (refused.test(clause) && !spared.test(clause)) ||
    place.headings.slice(-1).some((heading) => exclusionHeading.test(heading))
  const isIncluded = /\bincluded\b/i.test(clause)
  return {
    text: clause,
    amount: isPlain ? (own?.amount ?? null) : null,
    standing: isExcluded ? 'excluded' : isIncluded ? 'included' : 'stated',
    quote,
    page: place.page,
  }
}
