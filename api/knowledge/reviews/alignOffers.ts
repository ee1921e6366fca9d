import { normal } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { qualifierOf, sharedWords, tellingWords } from './likeWords.ts'
import { isKept } from './sameness.ts'
import { keyOf } from './sideOf.ts'
import type { Statement } from './statement.ts'
import { stated } from './statements.ts'
import { topicsOf } from './statementTopics.ts'
import { priceKeys } from './tableStatements.ts'
import { topicCloseness, topicOverlap } from '../topics/topics.ts'

/** Calls the same things of two offers by the same names, in place. */
export function alignOffers(left: Statement[], right: Statement[]): void {
  alignRetentions(left, right)
  align(left, right)
  alignBreach(left, right)
  alignBreach(right, left)
  alignAggregate(left, right)
  alignAggregate(right, left)
  alignProvisions(left, right)
  alignLabels(left, right)
  alignTopics(left, right)
}

const ofAll = /^(?:each|per|any|all|self|policy|property|general|bodily|BI|PD)\b/i
const kept = /^(?:retention|cyberRetention|propertyDeductible|liabilityDeductible)$/

/** Coverages that keep a retention each on both sides are compared one by one. */
function alignRetentions(left: Statement[], right: Statement[]): void {
  const coverageOf = ({ item, label }: Statement) => {
    const bare = label.replace(/\b(?:deductible|retention)s?\b.*/i, '').trim()
    if (!kept.test(item?.key ?? '') || ofAll.test(bare)) return null
    return itemOf(bare) ?? (tellingWords(bare).size > 0 ? { key: normal(bare), label: bare } : null)
  }
  const keys = (side: readonly Statement[]) => new Set(side.flatMap((each) => coverageOf(each)?.key ?? []))
  // When an offer has several retentions, each belongs to its coverage and none applies to all.
  const own = [left, right].flatMap((side) => {
    const all = side.filter(({ item, amount }) => kept.test(item?.key ?? '') && amount !== null)
    return all.length > 1 ? [...keys(side)] : []
  })
  const distinct = new Set([...own, ...keys(left).intersection(keys(right))])
  if (distinct.size === 0) return
  const retained = new Set(
    [...left, ...right].flatMap((each) =>
      /retention|\bSIR\b/i.test(each.label) ? (coverageOf(each)?.key ?? []) : [],
    ),
  )
  for (const side of [left, right])
    for (const [at, each] of side.entries()) {
      const coverage = coverageOf(each)
      if (coverage && distinct.has(coverage.key))
        side[at] = {
          ...each,
          item: null,
          label: `${coverage.label} ${retained.has(coverage.key) ? 'retention' : 'deductible'}`,
        }
    }
}

const provisions = [
  [/\badditional insureds?\b/i, 'Additional insureds'],
  [/\bwaiver\b.*\bsubrogation\b|\bsubrogation\b.*\bwaiver\b/i, 'Waiver of subrogation'],
  [/\bprimary\b.*\bnon-? ?contribut/i, 'Primary and noncontributory'],
] as const

/** "Blanket additional insured" beside "Additional insureds: $75 each": one provision for others, where each side has one. */
function alignProvisions(left: Statement[], right: Statement[]): void {
  for (const [pattern, label] of provisions) {
    const about = [left, right].map((side) =>
      side.flatMap((each, at) => (each.item === null && pattern.test(each.label) ? [{ each, at }] : [])),
    )
    const [a, b] = about
    // What both call alike stays so: completed operations alone are not all that is for additional insureds.
    if (a?.length !== 1 || b?.length !== 1 || a[0]?.each.label === b[0]?.each.label) continue
    for (const { each, at } of a) left[at] = { ...each, label }
    for (const { each, at } of b) right[at] = { ...each, label }
  }
}

/** Names that carriers use for one thing: "Deductible" beside "BI/PD deductible". */
const exchangeable = [['liabilityDeductible', 'propertyDeductible', 'retention', 'cyberRetention']] as const

/** Where each side has only one of several exchangeable items, and not the same, they are compared. */
function align(left: Statement[], right: Statement[]): void {
  for (const keys of exchangeable) {
    const [a, b] = [left, right].map((side) =>
      keys.filter((key) => {
        const each = stated(side, key)
        return each && (each.amount !== null || keepsNothing(each))
      }),
    )
    const [own, other] = [a?.[0], b?.[0]]
    if (!own || !other || a?.length !== 1 || b?.length !== 1 || own === other) continue
    // "Deductible" alone is called what the other side says that it is for; several offers need the same name in each pair.
    const isLeft =
      own === 'propertyDeductible' ||
      (other !== 'propertyDeductible' && keys.indexOf(own) > keys.indexOf(other))
    const [from, to, renamed] = isLeft ? [own, stated(right, other), left] : [other, stated(left, own), right]
    for (const [at, each] of renamed.entries())
      if (each.item?.key === from)
        renamed[at] = {
          ...each,
          item: to?.item ?? null,
          // A retention beside a deductible is a separate term.
          ...(from === 'retention' && { text: `${each.text} (${each.label})` }),
        }
  }
}

/** "Data breach response" of one offer is what the other calls "Cyber and data breach", where neither has both. */
function alignBreach(own: readonly Statement[], other: Statement[]): void {
  const response = stated(own, 'breachResponse')
  if (response?.amount == null || stated(own, 'cyber') || stated(other, 'breachResponse')) return
  for (const [at, each] of other.entries())
    if (each.item?.key === 'cyber' && each.amount !== null && /\bbreach\b/i.test(each.label))
      other[at] = { ...each, item: response.item, text: `${each.text} (${each.label})` }
}

/** "Deductible: None": it is compared with what the other side keeps. */
function keepsNothing({ text }: Statement): boolean {
  return /^(?:none|nil|no\b|waived|n\/?a\b|not applicable)/i.test(text)
}

/** "Aggregate, each job separately | $4,000,000" is what the other side calls its general aggregate, where it has no other. */
function alignAggregate(own: Statement[], other: readonly Statement[]): void {
  const general = stated(other, 'generalAggregate')
  if (general?.amount == null || stated(own, 'generalAggregate')) return
  const alike = own.flatMap(({ item, amount, label }, at) =>
    item === null && amount !== null && /^(?:annual |policy )?aggregate\b/i.test(label) ? [at] : [],
  )
  const [at] = alike
  const only = at === undefined || alike.length > 1 ? undefined : own[at]
  if (at !== undefined && only) own[at] = { ...only, item: general.item }
}

/** Labels that no vocabulary knows are one when most of their words are: "Inspection" beside "Inspection charge". */
function alignLabels(left: readonly Statement[], right: Statement[]): void {
  const isOpen = (side: readonly Statement[], each: Statement) =>
    each.item === null &&
    !side.some((other) => other.item === null && normal(other.label) === normal(each.label))
  for (const [at, each] of right.entries()) {
    if (!isOpen(left, each)) continue
    const alike = left.find(
      (other) =>
        isOpen(right, other) &&
        // Exclusions are paired by how much they exclude.
        (other.standing !== 'excluded' || each.standing !== 'excluded') &&
        kindOf(other.label) === kindOf(each.label) &&
        likeness(other.label, each.label) >= leastLikeness(other, each),
    )
    if (alike) right[at] = { ...each, label: alike.label }
  }
}

/**
 * Amounts of which each offer has one and the other has none are of one coverage where both are about the same: "Theft of
 * funds by deception" beside "Social engineering". Each is paired with the nearest, if it is also that one's nearest.
 */
function alignTopics(left: Statement[], right: Statement[]): void {
  const [open, others] = [unpaired(left, right), unpaired(right, left)]
  const pairs = open.flatMap((one) =>
    others.flatMap((other) => {
      const nearness = nearnessOf(one.each, other.each)
      return nearness === null ? [] : [{ one, other, nearness }]
    }),
  )
  for (const { one, other, nearness } of pairs) {
    const isNearest = pairs.every(
      (each) => (each.one !== one && each.other !== other) || each.nearness <= nearness,
    )
    if (!isNearest) continue
    if (one.each.item) right[other.at] = { ...other.each, item: one.each.item }
    else if (other.each.item) left[one.at] = { ...one.each, item: other.each.item }
    else right[other.at] = { ...other.each, label: one.each.label }
  }
}

function unpaired(side: readonly Statement[], others: readonly Statement[]) {
  const keys = new Set(others.map(keyOf))
  return side.flatMap((each, at) =>
    each.amount !== null && !isPrice(each) && !isListed.test(each.label) && !keys.has(keyOf(each))
      ? [{ each, at }]
      : [],
  )
}

/** A row of a schedule: "8810 Clerical", "2016 Vibratory roller". */
const isListed = /\b\d{4}\b/

/** Whether an amount is part of what an offer costs. */
export function isPrice({ item, label }: Statement): boolean {
  return (
    priceKeys.has(item?.key ?? '') ||
    /\b(?:premium|price|cost|fee|tax|charge|surcharge|payroll)s?\b/i.test(label)
  )
}

/** How near two amounts are by what they are about; null when they are of different things. */
function nearnessOf(one: Statement, other: Statement): number | null {
  if (one.item !== null && other.item !== null) return null
  const [a, b] = [one, other].map(({ label, text }) => qualifierOf(`${label} ${text}`))
  if (isKept(one) !== isKept(other) || (a !== b && a != null && b != null)) return null
  const [left, right] = [topicsOf(one).label, topicsOf(other).label]
  const closeness = topicCloseness(left, right)
  if (closeness < leastClose) return null
  const overlap = topicOverlap(left, right)
  return overlap < leastOverlap ? null : overlap + closeness
}

/** Rows of two offers that are at least so near are of one coverage, as far as the offers tuned on show. */
const [leastClose, leastOverlap] = [0.55, 0.5]

/** "Not offered" beside an amount needs the very same words; an exclusion may only resemble a coverage. */
function leastLikeness(one: Statement, other: Statement): number {
  const isSameKind =
    (one.standing === 'excluded') === (other.standing === 'excluded') &&
    (one.amount === null) === (other.amount === null)
  const areWords = [one, other].every(({ amount, standing }) => amount === null && standing === 'stated')
  return isSameKind ? (areWords ? 0.5 : 0.6) : 1
}

function likeness(one: string, other: string): number {
  return Math.min(sharedWords(one, other).share, sharedWords(other, one).share)
}

/** What is paid or kept is not what is insured. */
function kindOf(label: string): 'price' | 'kept' | 'insured' {
  if (/\b(?:premium|price|cost)s?\b/i.test(label)) return 'price'
  return /\b(?:deductible|retention)s?\b/i.test(label) ? 'kept' : 'insured'
}
