import { type Reading, sentencesOf } from '../../reading/index.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { readStatements, stated } from './statements.ts'
import type { Statement } from './statement.ts'

/** One side of a difference: what the document says, with its words. */
export interface Side {
  readonly text: string
  /** Cents; null when there is no amount. */
  readonly amount: number | null
  readonly standing: Statement['standing']
  readonly quote: string
  readonly page: number
}

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
}

export interface Comparison {
  readonly differences: readonly Difference[]
  /** What both say alike. */
  readonly same: readonly { readonly label: string; readonly a: Side; readonly b: Side }[]
}

/** What parties and dates are labeled with: they identify a document and do not compare. */
const identity =
  /^(policy|quote|reference|submission|account|certificate|proposal)? ?(number|no|ref|id)$|insured|address|agency|agent|producer|broker$|carrier|company|insurer|underwriter|term$|period|date|prepared|contact|phone|email|business$|description|class|territory|mortgage|loss payee|entity|fein|operations|forms?$|signature/

/** Compares what two quotes or policies say, item by item. */
export function compareDocuments(a: Reading, b: Reading): Comparison {
  const [left, right] = [a, b].map((reading) => readStatements(reading).filter(isComparable)) as [
    Statement[],
    Statement[],
  ]
  align(left, right)
  const differences: Difference[] = []
  const same: { label: string; a: Side; b: Side }[] = []
  for (const { key, label, materiality, better } of topicsOf(left, right)) {
    const [sideA, sideB] = [sideOf(left, key), sideOf(right, key)]
    if (!sideA && !sideB) continue
    if (sideA && sideB && isEqual(sideA, sideB)) same.push({ label, a: sideA, b: sideB })
    else if (isWorthTelling(sideA, sideB))
      differences.push({
        key,
        label,
        materiality,
        a: sideA,
        b: sideB,
        better: betterOf(weighed(sideA, left), weighed(sideB, right), better),
      })
  }
  const conditions = conditionsDifference(a, b)
  if (conditions) differences.push(conditions)
  const order = { high: 0, medium: 1, low: 2 }
  return { differences: differences.toSorted((x, y) => order[x.materiality] - order[y.materiality]), same }
}

function isComparable({ item, label, standing, amount, percent }: Statement): boolean {
  if (item) return true
  if (identity.test(normal(label)) && !/additional insured|per project|blanket/.test(normal(label)))
    return false
  return amount !== null || percent !== null || standing !== 'stated'
}

/** Names that carriers use for one thing: "Deductible" beside "BI/PD deductible", "Total premium" beside "Premium". */
const exchangeable = [
  ['liabilityDeductible', 'propertyDeductible', 'retention', 'cyberRetention'],
  ['premium', 'total'],
] as const

/** Where each side has only one of several exchangeable items, and not the same, they are compared. */
function align(left: Statement[], right: Statement[]): void {
  for (const keys of exchangeable) {
    const [a, b] = [left, right].map((side) => keys.filter((key) => stated(side, key)?.amount != null))
    const [own, other] = [a?.[0], b?.[0]]
    if (!own || !other || a?.length !== 1 || b?.length !== 1 || own === other) continue
    const item = stated(left, own)?.item ?? null
    for (const [at, each] of right.entries()) if (each.item?.key === other) right[at] = { ...each, item }
  }
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
  for (const { item, label, standing } of sides.flat()) {
    const key = item?.key ?? normal(label)
    if (topics.has(key)) continue
    const materiality = item?.materiality ?? (standing === 'excluded' ? 'high' : 'medium')
    topics.set(key, { key, label: item?.label ?? label, materiality, better: item ? item.better : 'higher' })
  }
  return [...topics.values()]
}

function sideOf(statements: readonly Statement[], key: string): Side | null {
  const about = statements.filter(({ item, label }) => (item?.key ?? normal(label)) === key)
  const best = about[0]?.item ? stated(statements, key) : about[0]
  if (!best) return null
  // Fees and taxes add up; everything else is said once.
  const sums = key === 'fees' || key === 'taxes'
  const amounts = about.flatMap(({ amount }) => amount ?? [])
  const amount = sums && amounts.length > 0 ? amounts.reduce((sum, each) => sum + each, 0) : best.amount
  const { text, standing, quote, page } = best
  return { text, standing, quote, page, amount }
}

function isEqual(a: Side, b: Side): boolean {
  if (a.standing === 'excluded' && b.standing === 'excluded') return true
  if (a.amount !== null && b.amount !== null) return a.amount === b.amount
  return normal(a.text) === normal(b.text)
}

// That one is silent and the other says "none" is no difference to anybody.
function isWorthTelling(a: Side | null, b: Side | null): boolean {
  const only = a === null ? b : b === null ? a : null
  return only === null || !/^(none|nil|not applicable|n a)$/.test(normal(only.text))
}

function betterOf(a: Side | null, b: Side | null, better: CoverageItem['better']): Difference['better'] {
  if (
    better === 'lower' &&
    a &&
    b &&
    (a.amount === null) !== (b.amount === null) &&
    (isPercent(a) || isPercent(b))
  )
    return null
  if (better === null) return null
  const [valueA, valueB] = [valueOf(a, better), valueOf(b, better)]
  if (valueA === null || valueB === null || valueA === valueB) return null
  return valueA > valueB === (better === 'higher') ? 'A' : 'B'
}

/** How much a side is worth; null when amounts and words cannot be weighed. */
function valueOf(side: Side | null, better: 'higher' | 'lower'): number | null {
  // What a document is silent about is not promised; a charge or deductible that is not mentioned is none.
  if (side === null) return better === 'higher' ? 0.5 : 0
  if (
    side.standing === 'excluded' ||
    (better === 'lower' && /\b(?:waived|none|nil)\b/i.test(`${side.quote} ${side.text}`))
  )
    return 0
  if (side.amount !== null) return Math.max(1, side.amount)
  const period = /(\d+)[\s-]+(?:months?|days?|hours?|pay(?:ments)?|instal\w+)\b/i.exec(side.text)?.[1]
  if (period) return Number(period)
  const percent = /(\d+(?:\.\d+)?)\s?(?:%|percent)/i.exec(side.text)?.[1]
  if (percent) return Number(percent)
  // "Included" without an amount has no limit of its own.
  return side.standing === 'included' ? Number.MAX_SAFE_INTEGER : null
}

function isPercent(side: Side): boolean {
  return side.amount === null && /\d\s?(?:%|percent)/i.test(side.text)
}

const condition =
  /\b(must|required|are needed|subject to|warrant(ed|y)|shall (be|keep|maintain)|prior to binding|before binding|provided that|limited to|restricted to|not acceptable|actual cash value|participating|dividend|warrants?|only (?:if|when|while))\b/i

function conditionsDifference(a: Reading, b: Reading): Difference | null {
  const [left, right] = [a, b].map((reading) => conditionOf(reading)) as [Side | null, Side | null]
  if ((!left && !right) || (left && right && normal(left.text) === normal(right.text))) return null
  // An offer without conditions binds the insured to less.
  const better = left === null ? 'A' : right === null ? 'B' : null
  return { key: 'conditions', label: 'Conditions', materiality: 'medium', a: left, b: right, better }
}

function conditionOf(reading: Reading): Side | null {
  const found = reading.blocks.flatMap((block) =>
    block.kind === 'table' || block.kind === 'heading'
      ? []
      : sentencesOf(block.text)
          .filter((each) => condition.test(each) && !/\b(valid|good) for\b/i.test(each))
          .map((each) => ({ quote: each, page: block.page })),
  )
  const first = found[0]
  if (!first) return null
  const text = found
    .slice(0, 6)
    .map(({ quote }) => quote)
    .join(' ')
  return { text, amount: null, standing: 'stated', quote: first.quote, page: first.page }
}
