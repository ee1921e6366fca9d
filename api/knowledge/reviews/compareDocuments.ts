import type { Reading } from '../../reading/index.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { comparedPrices, partOfPremium } from './comparedPrices.ts'
import { conditionDifferences } from './conditionDifferences.ts'
import { datesIn } from '../facts/values.ts'
import { formDifferences, isReadFrom, listedForms, sharedExclusions, spares } from './listedForms.ts'
import { alignOffers, isPrice } from './alignOffers.ts'
import { betterWords } from './betterWords.ts'
import { offerExpires } from './offerExpires.ts'
import { offerStatements } from './offerStatements.ts'
import { titledApart } from './titledApart.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import { areUnlike, keyOf, type Side, sideOf, sourceOf } from './sideOf.ts'
import { stated } from './statements.ts'
import type { Statement } from './statement.ts'

export interface Difference {
  /** The item's key, or a normalized label. */
  readonly key: string
  readonly label: string
  readonly materiality: CoverageItem['materiality']
  /** Null when the document is silent, which promises nothing. */
  readonly a: Side | null
  readonly b: Side | null
  /** Which is better for the insured; null when it cannot be said. */
  readonly better: 'A' | 'B' | null
  /** Whether the better one only is silent, which promises nothing. */
  readonly isAssumed?: true
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /** What both say alike. */
  readonly same: readonly { readonly label: string; readonly a: Side; readonly b: Side }[]
}

/** What parties and dates are labeled with: they identify a document and do not compare. */
const identity =
  /^(policy|quote|reference|submission|account|certificate|proposal)? ?(number|no|ref|id)$|insured|applicant|address|agency|agent|producer|broker$|carrier|company|insurer|underwriter|term$|period|date|prepared|contact|phone|email|business$|description|class(?:ification|es)?(?: codes?)?$|territory|mortgage|loss payee|entity|fein|operations|forms?$|signature|^(?:renewal of|prior policy|rates?[\d .]*)$/

/** Compares what two quotes or policies say, item by item. Where they are two of several, the prices of all have the same parts. */
export function compareDocuments(a: Reading, b: Reading, all: readonly Reading[] = [a, b]): Comparison {
  const [listedA, listedB] = [listedForms(a), listedForms(b)]
  const [offeredA, offeredB] = [offerStatements(a), offerStatements(b)]
  // What one offer says it does not exclude stands in the row of the other's exclusion.
  const [sparedA, restA] = partition(offeredA, (each) => spares(each, listedB))
  const [sparedB, restB] = partition(offeredB, (each) => spares(each, listedA))
  const [pricedA, pricedB] = comparedPrices(
    [
      { reading: a, statements: restA },
      { reading: b, statements: restB },
    ],
    all,
  )
  const left = titledApart(pricedA).filter(
    (each) => isComparable(each, offeredB) && !isReadFrom(listedA, each),
  )
  const right = titledApart(pricedB).filter(
    (each) => isComparable(each, offeredA) && !isReadFrom(listedB, each),
  )
  alignOffers(left, right)
  const differences: Difference[] = []
  const same: { label: string; a: Side; b: Side }[] = []
  const topics = topicsOf(left, right)
  const unclear = new Set(
    topics.flatMap(({ key, label }) =>
      [left, right].some((side) => sideOf(side, key) === 'unclear') ? [label] : [],
    ),
  )
  for (const { key, label, materiality, better } of topics) {
    // What is kept of a limit that cannot be told is not told either.
    if (unclear.has(label.replace(/ (?:deductible|retention)$/, ''))) continue
    const [sideA, sideB] = [sideOf(left, key), sideOf(right, key)]
    if ((!sideA && !sideB) || sideA === 'unclear' || sideB === 'unclear' || areUnlike(left, right, key))
      continue
    // What only one offer is charged with for a part of its price does not compare.
    const source = sourceOf([...left, ...right], key)
    const isPart = key.startsWith(partOfPremium) || (source?.item === null && isPrice(source))
    if (isPart && !(sideA && sideB)) continue
    if (sideA && sideB && isEqual(sideA, sideB)) same.push({ label, a: sideA, b: sideB })
    else if (isWorthTelling(sideA, sideB))
      differences.push({
        key,
        label,
        materiality,
        a: sideA,
        b: sideB,
        better:
          betterOf(weighed(sideA, left), weighed(sideB, right), { key, better }) ??
          (key === 'validity' ? longerOpen(a, b) : null),
      })
  }
  differences.push(
    ...formDifferences(
      { listed: listedA, statements: [...left, ...sparedA], reading: a },
      { listed: listedB, statements: [...right, ...sparedB], reading: b },
    ),
    ...conditionDifferences(a, b),
  )
  same.push(...sharedExclusions(listedA, listedB))
  const order = { high: 0, medium: 1, low: 2 }
  const ranked = differences
    .map((each) => (isAssumed(each) ? { ...each, isAssumed: true as const } : each))
    .toSorted((x, y) => order[x.materiality] - order[y.materiality])
  return { differences: withRetentionsBehind(ranked), same }
}

function partition<Each>(all: readonly Each[], is: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(is), all.filter((each) => !is(each))]
}

/** A retention stands behind the coverage that it belongs to. */
function withRetentionsBehind(differences: readonly Difference[]): Difference[] {
  const ownerOf = ({ label }: Difference) =>
    differences.find((each) => [`${each.label} retention`, `${each.label} deductible`].includes(label))
  return differences.flatMap((each) =>
    ownerOf(each) ? [] : [each, ...differences.filter((other) => ownerOf(other) === each)],
  )
}

function isAssumed({ a, b, better }: Difference): boolean {
  return better !== null && (better === 'A' ? a : b) === null
}

/** Words alone compare where the other offer has the same label: "Radius | 500 miles" beside "Radius | Unlimited". */
function isComparable(
  { item, label, standing, amount, percent, text }: Statement,
  others: readonly Statement[],
): boolean {
  if (item) return true
  if (
    standing === 'stated' &&
    identity.test(normal(label)) &&
    !/additional insured|per project|blanket/.test(normal(label))
  )
    return false
  if (amount !== null || percent !== null || standing !== 'stated') return true
  return (
    text.length <= longestWords &&
    /[a-z]{3}/i.test(text) &&
    !/\binsured/i.test(label) &&
    tellingWords(label).size > 0 &&
    others.some(
      (other) =>
        other.item === null &&
        Math.min(sharedWords(other.label, label).share, sharedWords(label, other.label).share) >= 0.5,
    )
  )
}

const longestWords = 60

/** A percentage of the building as an amount, so that it can be weighed against one. */
function weighed(side: Side | null, statements: readonly Statement[]): Side | null {
  const percent = side?.amount === null ? /(\d+(?:\.\d+)?)\s?(?:%|percent)/i.exec(side.text)?.[1] : undefined
  const building = percent === undefined ? null : stated(statements, 'building')?.amount
  if (!side || !percent || !building || !/deductible|wind|hail/i.test(side.quote)) return side
  return { ...side, amount: Math.round((building * Number(percent)) / 100) }
}

/** What an insured pays or keeps. */
const lowerIsBetter =
  /\b(?:underlying|constant|charges?|fees?|surcharges?|tax(?:es)?|costs?|deductibles?|retentions?|rates?|waiting|penalt\w+)\b/i

interface Topic {
  readonly key: string
  readonly label: string
  readonly materiality: CoverageItem['materiality']
  readonly better: CoverageItem['better']
}

function topicsOf(...sides: readonly Statement[][]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const each of sides.flat()) {
    const { item, label, standing } = each
    const key = keyOf(each)
    if (topics.has(key)) continue
    const materiality = item?.materiality ?? (standing === 'excluded' ? 'high' : 'medium')
    const better = item ? item.better : lowerIsBetter.test(label) ? 'lower' : 'higher'
    topics.set(key, { key, label: key === item?.key ? item.label : label, materiality, better })
  }
  return [...topics.values()]
}

function isEqual(a: Side, b: Side): boolean {
  if (a.standing === 'excluded' && b.standing === 'excluded') return true
  if (a.amount !== null && b.amount !== null) return a.amount === b.amount
  return normal(a.text) === normal(b.text)
}

// That one is silent and the other says "none" is no difference to anybody.
function isWorthTelling(a: Side | null, b: Side | null): boolean {
  const only = a === null ? b : b === null ? a : null
  return (
    only === null ||
    !/^(none|nil|not applicable|n a|not (?:selected|offered|taken|elected))$/.test(normal(only.text))
  )
}

/** The offer that can be accepted longer, where one names a day and the other counts days. */
function longerOpen(a: Reading, b: Reading): Difference['better'] {
  const [left, right] = [offerExpires(a), offerExpires(b)]
  return left === null || right === null || left === right ? null : left > right ? 'A' : 'B'
}

const pricesPaid = new Set([
  'premium',
  'total',
  'totalWithTerrorism',
  'totalWithoutTerrorism',
  'totalAsQuoted',
])

/** To pay over time, or less down, is easier; other plans are for the client to weigh. */
function betterPayment(a: Side | null, b: Side | null): Difference['better'] {
  const [left, right] = [a, b].map((side) => side !== null && /\bin full\b|\bno instal/i.test(side.text))
  if (!a || !b) return null
  const [first, second] = [a, b].map(
    ({ text }) => /(\d+)\s?(?:%|percent) (?:down|deposit)\b/i.exec(text)?.[1],
  )
  if (first && second && first !== second) return Number(first) < Number(second) ? 'A' : 'B'
  if (left === right) return null
  return left === true ? 'B' : 'A'
}

/** The earlier date covers more; prior acts without a date cover most. */
function betterRetroactive(a: Side | null, b: Side | null): Difference['better'] {
  const [left, right] = [a, b].map((side) =>
    side === null
      ? null
      : /\bfull\b|\bnone\b|\bno retroactive/i.test(side.text)
        ? '0'
        : (datesIn(side.text)[0]?.iso ?? null),
  )
  return left == null || right == null || left === right ? null : left < right ? 'A' : 'B'
}

function betterOf(
  a: Side | null,
  b: Side | null,
  { key, better }: Pick<Topic, 'key' | 'better'>,
): Difference['better'] {
  if (
    better === 'lower' &&
    a &&
    b &&
    (a.amount === null) !== (b.amount === null) &&
    (isPercent(a) || isPercent(b))
  )
    return null
  // Nobody offers insurance for nothing.
  if ((a === null || b === null) && pricesPaid.has(key.split(':')[0] ?? '')) return null
  const verdict = betterWords(key, a, b)
  if (verdict !== undefined) return verdict ?? (key === 'payment' ? betterPayment(a, b) : null)
  // Without the coverage there is no deductible to be better, and a loss of income without a stated wait has its form's.
  if ((a === null || b === null) && /^(?:(?:collision|comprehensive)Deductible|waitingPeriod)$/.test(key))
    return null
  if (key === 'retroactiveDate' || key === 'priorLitigation') return betterRetroactive(a, b)
  if (better === null) return null
  const [valueA, valueB] = [valueOf(a, better), valueOf(b, better)]
  if (valueA === null || valueB === null || valueA === valueB) return null
  return valueA > valueB === (better === 'higher') ? 'A' : 'B'
}

/** How much a side is worth; null when amounts and words cannot be weighed. */
function valueOf(side: Side | null, better: 'higher' | 'lower'): number | null {
  // A document doesn't promise what it doesn't mention; a charge or deductible that isn't mentioned doesn't exist.
  if (side === null) return better === 'higher' ? 0.5 : 0
  if (
    side.standing === 'excluded' ||
    (better === 'lower' && /^(?:n\/?a|not applicable)$/i.test(side.text.trim())) ||
    (better === 'lower' &&
      /\b(?:waived|none|nil|coinsurance does not apply|no (?:min\w*|deductible|retention|coinsurance|fees?|instal\w+))\b/i.test(
        `${side.quote} ${side.text}`,
      ))
  )
    return 0
  if (better === 'higher' && /\bactual loss sustained\b|\bALS\b|^unlimited\b/i.test(side.text))
    return Number.MAX_SAFE_INTEGER
  if (side.amount !== null) return Math.max(1, side.amount)
  if (/\bstatutory\b|\bminimum limits?\b/i.test(side.text)) return 1
  const period = /(\d+)[\s-]+(?:months?|days?|hours?|miles?|pay(?:ments)?|instal\w+)\b/i.exec(side.text)?.[1]
  if (period) return Number(period)
  const percent = /(\d+(?:\.\d+)?)\s?(?:%|percent|pct)/i.exec(side.text)?.[1]
  if (percent) return Number(percent)
  // "Included" without an amount has no limit of its own.
  return side.standing === 'included' ? Number.MAX_SAFE_INTEGER : null
}

function isPercent(side: Side): boolean {
  return side.amount === null && /\d\s?(?:%|percent)/i.test(side.text)
}
