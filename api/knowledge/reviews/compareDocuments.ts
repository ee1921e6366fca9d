import type { Reading } from '../../reading/index.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { comparedPrices, partOfPremium } from './comparedPrices.ts'
import { conditionDifferences } from './conditionDifferences.ts'
import { formDifferences, isReadFrom, listedForms, sharedExclusions } from './listedForms.ts'
import { alignOffers, isPrice } from './alignOffers.ts'
import { betterOf, lowerIsBetter } from './betterOf.ts'
import { areValuedApart, sharingRank } from './betterWords.ts'
import { mentionOf } from './mentionOf.ts'
import { textOf } from './contractParties.ts'
import { isOfPartOnly, notExcluded } from './excludedThings.ts'
import { offerExpires } from './offerExpires.ts'
import { offerStatements } from './offerStatements.ts'
import { titledApart } from './titledApart.ts'
import { perils, sharedWords, tellingWords } from './likeWords.ts'
import { isKept } from './sameness.ts'
import { areUnlike, keyOf, type Side, sideOf, sourceOf } from './sideOf.ts'
import { stated } from './statements.ts'
import { withPairedExclusions } from './withPairedExclusions.ts'
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
  const [pricedA, pricedB] = comparedPrices(
    [
      { reading: a, statements: offeredA },
      { reading: b, statements: offeredB },
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
    const [readA, readB] = [sideOf(left, key), sideOf(right, key)]
    if ((!readA && !readB) || readA === 'unclear' || readB === 'unclear' || areUnlike(left, right, key))
      continue
    // The row of a loss of income that has no limit in dollars tells its wait already.
    if (key === 'waitingPeriod' && (!readA || !readB) && isToldInIncome(readA ? left : right, readA ?? readB))
      continue
    const source = sourceOf([...left, ...right], key)
    const named = (reading: Reading, own: readonly Statement[]) => {
      if (!source || source.standing === 'excluded' || source.text === notExcluded || isPrice(source))
        return null
      const found = mentionOf(reading, source)
      return own.some((each) => isPrice(each) && each.amount !== null && each.amount === found?.amount)
        ? null
        : found
    }
    const [sideA, sideB] = [
      readA ?? named(a, left) ?? keptOfAll(source, left, a),
      readB ?? named(b, right) ?? keptOfAll(source, right, b),
    ]
    // What only one offer is charged with for a part of its price does not compare.
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
          betterOf(weighed(sideA, left), weighed(sideB, right), {
            key,
            label,
            better,
            offers: [left, right],
          }) ?? (key === 'validity' ? longerOpen(a, b) : null),
      })
  }
  differences.push(
    ...formDifferences(
      { listed: listedA, statements: left, reading: a },
      { listed: listedB, statements: right, reading: b },
    ),
    ...conditionDifferences(a, b),
  )
  same.push(...sharedExclusions(listedA, listedB))
  const paired = withPairedExclusions({ differences, same })
  const order = { high: 0, medium: 1, low: 2 }
  const ranked = paired.differences
    .map((each) => (isAssumed(each) ? { ...each, isAssumed: true as const } : each))
    .toSorted((x, y) => order[x.materiality] - order[y.materiality])
  return { differences: withRetentionsBehind(ranked), same: paired.same }
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

function isToldInIncome(statements: readonly Statement[], side: Side | null): boolean {
  const income = stated(statements, 'businessIncome')
  return income !== null && income.amount === null && income.quote === side?.quote
}

const longestWords = 60

/** "Retention, each event, all coverages $10,000": what an offer keeps of everything, beside what another keeps of one coverage. */
function keptOfAll(about: Statement | null, statements: readonly Statement[], reading: Reading): Side | null {
  if (!about || !isKept(about) || perils.test(about.label)) return null
  const own = statements.filter((each) => each.amount !== null && isKept(each))
  const [first] = own
  const isOnly = (textOf(reading).match(/\b(?:retention|deductible)s?\b/gi) ?? []).length < 2
  return first &&
    (isOnly || /\ball coverages\b/i.test(first.label)) &&
    new Set(own.map(({ amount }) => amount)).size === 1 &&
    !perils.test(first.label)
    ? { ...first }
    : null
}

/** A percentage of the building as an amount, so that it can be weighed against one. */
function weighed(side: Side | null, statements: readonly Statement[]): Side | null {
  const percent = side?.amount === null ? /(\d+(?:\.\d+)?)\s?(?:%|percent)/i.exec(side.text)?.[1] : undefined
  const building = percent === undefined ? null : stated(statements, 'building')?.amount
  if (!side || !percent || !building || !/deductible|wind|hail/i.test(side.quote)) return side
  return { ...side, amount: Math.round((building * Number(percent)) / 100) }
}

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
  if (a.standing === 'excluded' && b.standing === 'excluded')
    return isOfPartOnly(a.quote) === isOfPartOnly(b.quote)
  if (a.amount !== null && b.amount !== null)
    return (
      a.amount === b.amount &&
      !areValuedApart(a.text, b.text) &&
      (sharingRank(a.text) === 1) === (sharingRank(b.text) === 1)
    )
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
