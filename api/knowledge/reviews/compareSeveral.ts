import type { Reading } from '../../reading/index.ts'
import { type Comparison, compareDocuments, type Difference } from './compareDocuments.ts'
import { areAlike } from './listedForms.ts'
import type { Side } from './sideOf.ts'

/** One thing in which several offers differ. */
export interface SeveralDifference extends Pick<Difference, 'key' | 'label' | 'materiality'> {
  /** In the order of the documents; null where one is silent. */
  readonly sides: readonly (Side | null)[]
  /** The document that is better for the insured than each other one; null when none is. */
  readonly best: number | null
}

/** One thing that all offers say alike. */
export interface SeveralAlike {
  readonly label: string
  /** In the order of the documents. */
  readonly sides: readonly Side[]
}

/** Compares three offers or more, each with each. */
export function compareSeveral(readings: readonly Reading[]): SeveralDifference[] {
  const pairs = readings.flatMap((a, left) =>
    readings.flatMap((b, right) =>
      right > left ? [{ left, right, ...compareDocuments(a, b, readings) }] : [],
    ),
  )
  const topics = new Map<string, Difference>()
  for (const { differences } of pairs)
    for (const each of differences)
      if (![...topics.values()].some((known) => isOneTopic(known, each))) topics.set(each.key, each)
  const rows = [...topics.values()].map(({ key, label, materiality }) => ({
    key,
    label,
    materiality,
    sides: readings.map((_, at) => sideIn(pairs, { at, key, label })),
    best: bestOf(pairs, { key, label }, readings.length),
  }))
  return rows
    .filter((row) => !rows.some((other) => other !== row && isToldIn(other, row)))
    .toSorted((a, b) => ranks[a.materiality] - ranks[b.materiality])
}

const kept = /deductible|retention/i

/** "Self-insured retention" of two offers, beside a row that sets both against the deductible of a third. */
function isToldIn(fuller: SeveralDifference, { key, sides }: SeveralDifference): boolean {
  return (
    kept.test(key) &&
    kept.test(fuller.key) &&
    sides.every((side, at) => side === null || side.quote === fuller.sides[at]?.quote) &&
    sides.filter(Boolean).length < fuller.sides.filter(Boolean).length
  )
}

/** Offers may call what they exclude differently. */
function isOneTopic(one: Topic, other: Topic): boolean {
  const isExclusion = [one, other].every(({ key }) => key.startsWith('exclusion:'))
  return one.key === other.key || (isExclusion && areAlike(one.label, other.label))
}

type Topic = Pick<Difference, 'key' | 'label'>

const ranks = { high: 0, medium: 1, low: 2 } as const

interface Pair extends Comparison {
  readonly left: number
  readonly right: number
}

/** What one document says, from any pair that it is in. */
function sideIn(
  pairs: readonly Pair[],
  { at, key, label }: { at: number; key: string; label: string },
): Side | null {
  for (const { left, right, differences, same } of pairs) {
    if (left !== at && right !== at) continue
    const shared =
      differences.find((each) => isOneTopic(each, { key, label })) ??
      same.find(
        (each) => each.label === label || (key.startsWith('exclusion:') && areAlike(each.label, label)),
      )
    const side = left === at ? shared?.a : shared?.b
    if (side) return side
  }
  return null
}

/** A document that loses in no pair and wins against every document that differs from it. */
function bestOf(pairs: readonly Pair[], topic: Topic, count: number): number | null {
  const wins = Array.from({ length: count }, () => 0)
  for (const { left, right, differences } of pairs) {
    const { better, isAssumed } = differences.find((each) => isOneTopic(each, topic)) ?? {}
    if (isAssumed) continue
    const winner = better === 'A' ? left : better === 'B' ? right : null
    if (winner !== null) wins[winner] = (wins[winner] ?? 0) + 1
  }
  const best = wins.indexOf(count - 1)
  return best < 0 ? null : best
}

/** What all of them say alike. */
export function sameInAll(readings: readonly Reading[]): SeveralAlike[] {
  const [first, ...others] = readings
  if (!first) return []
  const [pair, ...pairs] = others.map((other) => compareDocuments(first, other, readings).same)
  return (pair ?? []).flatMap(({ label, a, b }) => {
    const rest = pairs.flatMap((same) => same.find((each) => each.label === label)?.b ?? [])
    return rest.length === pairs.length ? [{ label, sides: [a, b, ...rest] }] : []
  })
}
