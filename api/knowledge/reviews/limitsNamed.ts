import { spokenAmounts } from '../../reading/index.ts'
import { normal, type CoverageItem } from './coverageItem.ts'
import { coverageItems, itemOf } from './coverageItems.ts'
import { coverageNamed, isOtherLiability, itemNamed } from './coverageNamed.ts'
import { moneyIn } from './statement.ts'

/** A limit that a clause names. */
export interface NamedLimit {
  readonly item: CoverageItem
  /** Cents. */
  readonly amount: number
}

const digits =
  /\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:[Mm]illion|MM\b|mm\b|[Mm]\b|[Kk]\b))?|\b\d{1,3}(?:,\d{3})+\b|\b\d{1,2}(?:\.\d)?\s?(?:million|MM?\b)/g

interface Amount {
  readonly text: string
  readonly index: number
  /** Cents. */
  readonly amount: number
}

/** The amounts of a clause, in digits or, when there are none, in words. */
export function amountsIn(quote: string): Amount[] {
  const written = [...quote.matchAll(digits)].flatMap((match) => {
    const text = match[0]
    const amount = moneyIn(text.startsWith('$') ? text : `$${text}`)
    return amount === null ? [] : [{ text, index: match.index, amount }]
  })
  if (written.length > 0) return written
  return spokenAmounts(quote).map(({ amount, index, end }) => {
    const unit = /^ dollars\b/i.exec(quote.slice(end))?.[0] ?? ''
    return { text: `${quote.slice(index, end)}${unit}`, index, amount: amount * 100 }
  })
}

/** Each amount of a clause with what it is for, by the words around it. */
export function limitsNamed(quote: string, headings: readonly string[]): NamedLimit[] {
  const matches = amountsIn(quote)
  const last = matches.at(-1)
  // "$1,000,000 each occurrence $5,000 medical expense": every amount has its name behind it.
  const areBehind =
    last !== undefined && matches.length > 1 && nameIn(quote.slice(last.index + last.text.length)) !== null
  const employers = employersLimits(quote, headings, matches)
  if (employers) return employers
  return matches.flatMap(({ text, index: at, amount }, index) => {
    const previous = matches[index - 1]
    const previousEnd = previous ? previous.index + previous.text.length : 0
    const nextStart = matches[index + 1]?.index ?? quote.length
    const after = quote
      .slice(at + text.length, nextStart)
      .replace(/^[)\s,]+/, '')
      .replace(/\b(?:and|with|,)\s*$/i, '')
    const before = quote.slice(previousEnd, at)
    // "$25,000 of sewer and drain backup coverage" names its coverage behind it.
    const own =
      /^of ([a-z][a-z' -]{3,60}?) (?:coverage|insurance)\b/i.exec(after)?.[1] ??
      // "$3,000,000 per claim for network security liability, including fines of $1,000,000".
      /^(?:per|each|any one) (?:claim|occurrence|event|loss) for ([a-z][a-z' -]{3,60}?)(?=,|;|\.|$| includ)/i.exec(
        after,
      )?.[1]
    const family =
      (own === undefined ? null : coverageNamed(own)) ??
      coverageNamed(quote.slice(0, at)) ??
      // A row of a table is named by its first cell.
      (at === 0 ? coverageNamed(headings.at(-1) ?? '') : null) ??
      coverageNamed(quote) ??
      coverageNamed(headings.at(-1) ?? '')
    if (family === null && isOtherLiability(quote)) return []
    if (family === null && !liabilityWords.test([...headings.slice(-1), quote].join(' '))) {
      const about =
        itemOf(after.split(/[,;:.]/)[0] ?? '') ?? itemOf(before.split(/[,;:]/).at(-1) ?? '') ?? itemOf(before)
      return [{ item: about ?? unknownItem(quote), amount }]
    }
    const named = areBehind ? nameIn(after) : null
    if (named && ownNames.has(named.key) && (family === null || generalLiability.has(family.key)))
      return [{ item: named, amount }]
    const item = limitOf({ before, after, family })
    return item ? [{ item, amount }] : []
  })
}

/** What the first words of a text call a limit. */
function nameIn(text: string): CoverageItem | null {
  const first = text.replace(/^[)\s,|]+/, '').split(/[,;:.(]/)[0] ?? ''
  return itemOf(first)
}

const ownNames = new Set(['personalAdvertising', 'medicalExpense', 'rentedPremises'])

const employersKinds = [
  [/\baccident/i, 'wcPerAccident'],
  [/\bpolicy\b/i, 'wcPerDiseasePolicy'],
  [/\bemployee\b/i, 'wcPerDiseaseEmployee'],
] as const

/**
 * The three limits of employers liability where a clause does not name each behind its own amount: "$1,000,000", which is
 * meant for all of them, or "$500,000/$500,000/$1,000,000", of which the larger for disease is the one of the policy.
 */
function employersLimits(
  quote: string,
  headings: readonly string[],
  matches: readonly Amount[],
): NamedLimit[] | null {
  const [first] = matches
  const from = quote.search(employersLiability)
  // An umbrella "over the employers liability" has limits of its own.
  if (/\b(?:umbrella|excess)\b.*\b(?:over|above)\b/i.test(quote.slice(0, Math.max(from, 0)))) return null
  const isRow = from < 0 && employersLiability.test(headings.at(-1) ?? '') && first?.index === 0
  if (!first || (from < 0 && !isRow) || first.index < from) return null
  // Another line of the clause has limits of its own.
  const others = quote.slice(Math.max(from, 0)).replace(employersLiability, '')
  const own = matches.filter(({ index }) => index > from)
  if (own.length !== matches.length || otherLines.test(others)) return null
  const kinds = employersKinds.filter(([kind]) => kind.test(quote.slice(Math.max(from, 0))))
  if (own.length === 1 && kinds.length !== 1) {
    const named = kinds.length > 1 ? kinds : employersKinds
    return named.map(([, key]) => ({ item: itemNamed(key), amount: first.amount }))
  }
  const [accident, second, third] = own.map(({ amount }) => amount)
  const isSlashed = own
    .slice(1)
    .every(({ index }, at) =>
      /^\s*[/,|]?\s*$/.test(quote.slice((own[at]?.index ?? 0) + (own[at]?.text.length ?? 0), index)),
    )
  if (own.length !== 3 || !isSlashed || accident === undefined || second === undefined || third === undefined)
    return null
  return [
    { item: itemNamed('wcPerAccident'), amount: accident },
    { item: itemNamed('wcPerDiseaseEmployee'), amount: Math.min(second, third) },
    { item: itemNamed('wcPerDiseasePolicy'), amount: Math.max(second, third) },
  ]
}

const employersLiability =
  /\bemployer(?:s['’]?|['’]s)?['’]? liability\b|\bE\.?L\.?(?= limits?\b| (?:of )?\$)/i
const otherLines = /\b(?:general|auto(?:mobile)?|umbrella|excess|professional|pollution|cyber|property)\b/i

/** Words right behind an amount tell its kind first ("$1,000,000 each occurrence"), then those before it. */
function limitOf({
  before,
  after,
  family,
}: {
  before: string
  after: string
  family: CoverageItem | null
}): CoverageItem | null {
  const near = normal(after).split(' ').slice(0, 8).join(' ')
  const isEach =
    /^(?:per|each|every|any one|an) (?:\w+ )?(?:claim|occurrence|accident|event|loss|incident|act)\b(?! (?:or )?(?:in the )?aggregate)/.test(
      near,
    )
  const isAggregate =
    !isEach &&
    /^(?:in the |general |annual |policy )?(?:annual |general |products )?aggregate|aggregate|^(?:in|during) (?:a|any|one|each|the) (?:one )?(?:policy )?(?:year|period)|per (?:policy )?year|annually|^(?:for |in )?(?:all|any number of) (?:the |covered )?(?:occurrences?|claims?|losses|damages|accidents|events)\b|^(?:in total|altogether|all told|yearly)\b/.test(
      near.split(/ and | per | each occ/)[0] ?? '',
    )
  const kind =
    isAggregate ||
    // What an aggregate applies to separately is no occurrence: "$2,000,000, each project".
    (/aggregate/.test(normal(before)) &&
      !/\b(?:each|per|any one) (?!(?:\w+ )?(?:project|location|job|site|premises|policy|year)\b)/.test(near))
      ? 'aggregate'
      : 'occurrence'
  const key = family?.key ?? ''
  if (key.startsWith('umbrella'))
    return itemNamed(kind === 'aggregate' ? 'umbrellaAggregate' : 'umbrellaOccurrence')
  if (key.startsWith('professional'))
    return itemNamed(kind === 'aggregate' ? 'professionalAggregate' : 'professionalOccurrence')
  if (key.startsWith('wc'))
    return itemNamed(
      /policy/.test(near)
        ? 'wcPerDiseasePolicy'
        : /employee/.test(near)
          ? 'wcPerDiseaseEmployee'
          : 'wcPerAccident',
    )
  if (key === 'hiredNonOwned' && /combined single|(?<!non[- ])\bowned\b|any auto|business auto/i.test(before))
    return itemNamed('autoLiability')
  const ownAggregate = kind === 'aggregate' && coverageItems.find((each) => each.key === `${key}Aggregate`)
  if (ownAggregate) return ownAggregate
  if (
    family &&
    (!generalLiability.has(key) || ['medicalExpense', 'rentedPremises', 'personalAdvertising'].includes(key))
  )
    return family
  if (
    /^(?:products?\b|completed op)/.test(near) ||
    (/product|completed/.test(near) && isAggregate && !/includ/.test(near))
  )
    return itemNamed('productsAggregate')
  const specific = itemOf(before.split(/[,;:]/).at(-1) ?? '')
  if (
    specific &&
    !['eachOccurrence', 'generalAggregate'].includes(specific.key) &&
    generalLiability.has(specific.key)
  )
    return specific
  return itemNamed(kind === 'aggregate' ? 'generalAggregate' : 'eachOccurrence')
}

/** Words that imply general liability without naming it. */
const liabilityWords =
  /liabilit|occurrence|aggregate|bodily injury|\bCGL\b|\bCSL\b|combined single|per claim|each claim|accident/i

/** A coverage that the vocabulary lacks; the words of the clause find it in a policy. */
function unknownItem(quote: string): CoverageItem {
  const label = quote
    .replace(/^(?:\w+ ){0,4}(?:shall|must|will) (?:also )?(?:\w+ )?/i, '')
    .slice(0, 60)
    .replace(/\s+\S*$/, '')
    .replace(/^(?:carry |maintain )?(?:coverage|insurance) (?:for|against) /i, '')
    .replace(/ (?:of|for|in the amount of)(?: (?:at least|not less than|no less than|not|at))?$/i, '')
  return { key: `other:${normal(label)}`, label, pattern: /(?!)/, better: 'higher', materiality: 'medium' }
}

const generalLiability = new Set([
  'eachOccurrence',
  'generalAggregate',
  'productsAggregate',
  'personalAdvertising',
  'medicalExpense',
  'rentedPremises',
])
