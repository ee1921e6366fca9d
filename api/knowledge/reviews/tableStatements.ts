import type { TableBlock } from '../../reading/index.ts'
import { isKindOfLimit, itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import {
  keptBeside,
  labeledRuns,
  limitsOfRun,
  listedAmounts,
  qualifiedAmounts,
  withCharges,
} from './listedAmounts.ts'
import { asPrinted } from './asPrinted.ts'
import { oldValueColumn } from '../facts/tableAmounts.ts'
import { proseStatements } from './proseStatements.ts'
import { areTwoPairs, cellsByThemselves, gridOf, type LabeledRow, titlesAmounts } from './tableShapes.ts'
import { money, type Place, refusal, type Statement, statement, statesAmount } from './statement.ts'

const columnTitle =
  /^(?:\W*|limits?.*|amounts?|premiums?|values?|our offer|offer|descriptions?|status|details?|.*\b(?:limit|premium|leased|insured|included)\b.*)$/i

/** What the rows of a table put a value to. */
export function tableStatements(table: TableBlock, origin: Statement['origin']): Statement[] {
  const read = asPrinted(table, rowStatements(table, origin))
  // What a part of a package costs is not its limit.
  return /\bpremiums?(?: by\b.*| summary| breakdown| schedule)?$/i.test(table.headings.at(-1) ?? '')
    ? read.map((each) => (priceKeys.has(each.item?.key ?? '') ? each : { ...each, item: null }))
    : read
}

/** What an offer costs. */
export const priceKeys = new Set([
  'total',
  'premium',
  'taxes',
  'fees',
  'terrorism',
  'minimumEarned',
  'payment',
])

/** "Limit shown in the Declarations | Limit as amended": a table of changes without its old values. */
function withoutOldValues(table: TableBlock): TableBlock {
  const [first, ...others] = table.rows
  const header = table.header ?? first ?? []
  const old = oldValueColumn(header.map(({ text }) => text))
  if (old === -1) return table
  const kept = (row: TableBlock['rows'][number]) => row.filter((_, at) => at !== old)
  return { ...table, header: kept(header), rows: (table.header ? table.rows : others).map(kept) }
}

function rowStatements(given: TableBlock, origin: Statement['origin']): Statement[] {
  const current = withoutOldValues(given)
  const below = current.header?.find(({ text }) => /\bunderlying\b/i.test(text))?.text
  const table = below === undefined ? current : { ...current, headings: [...current.headings, below] }
  const cells = [...(table.header ? [table.header] : []), ...table.rows]
  const grid = current === given ? gridOf(cells) : null
  if (grid) return fromGrid(grid, table, origin)
  // A header that holds a value is the first row of a table without header.
  const isRow =
    table.header?.some(({ text }) => money.test(text)) ||
    (table.header?.length === 2 && !columnTitle.test(table.header[1]?.text ?? ''))
  const top = table.header === null && titlesAmounts(table.rows) ? table.rows[0] : undefined
  const header = isRow ? null : (top ?? table.header)
  const rows = isRow && table.header ? [table.header, ...table.rows] : table.rows.slice(top ? 1 : 0)
  let section = ''
  return rows.flatMap((row) => {
    const filled = withSigns(row.filter(({ text }) => text.trim() !== ''))
    const [first, second] = filled
    if (!first) return []
    const place = { page: first.page, headings: table.headings, origin }
    if (!second) {
      const listed = listedAmounts(first.text, {
        ...place,
        headings: row[0]?.text.trim() ? place.headings : [...place.headings, section],
      })
      return listed.length > 0 ? listed : proseStatements(first.text, place)
    }
    // "$462,000 A Dwelling | $1,388.00": the limit stands before its coverage, and the price behind it.
    const [, ahead, coverage] =
      header === null ? (amountAhead.exec(`${first.text.trim()} ${second.text.trim()}`) ?? []) : []
    if (ahead && coverage) return inCell(coverage, ahead, place)
    if (header === null && areTwoPairs(filled.map(({ text }) => text.trim())))
      return [0, 2].flatMap((at) => {
        const [label, value] = [filled[at], filled[at + 1]]
        return label && value ? inCell(label.text, value.text, place) : []
      })
    // "Each occurrence | $1,000,000 General aggregate | $2,000,000": the next label was read with the value before it.
    if (filled.some(({ text }) => /^\$[\d,]+ [A-Z][a-z]/.test(text.trim()))) {
      const listed = listedAmounts(filled.map(({ text }) => text.trim()).join(' '), place)
      if (listed.length > 1) return listed
    }
    // "Deductible | Amount" above "Flood | $50,000".
    const [kept] = [header?.[0]?.text, table.headings.at(-1)].flatMap(
      (title) => /^(?:deductible|retention)s?$/i.exec(title?.trim() ?? '')?.[0].toLowerCase() ?? [],
    )
    if (kept && filled.length === 2)
      return inCell(`${first.text} ${kept.replace(/s$/, '')}`, second.text, place)
    const own = header === null ? cellsByThemselves(filled) : null
    if (own) return own.flatMap(([label, value]) => inCell(label, value, place))
    if (row[0]?.text.trim())
      section = filled
        .slice(0, 2)
        .map(({ text }) => text)
        .join(' ')
    if (filled.length === 2)
      return [
        ...inCell(first.text, second.text, { ...place, headings: [...table.headings, section] }),
        ...aside(first.text, place),
      ]
    // A wide row: each value cell is labeled by its column, or by the row when the column only says "Limit".
    const label = filled.find(({ text }) => /[A-Za-z]{3}/.test(text) && !policyCode.test(text)) ?? first
    return row.slice(1).flatMap((cell, index) => {
      const column = header?.[index + 1]?.text ?? ''
      if (cell.text.trim() === '') return []
      const inner = { ...place, headings: [...table.headings, section] }
      const isAmount = statesAmount(cell.text)
      const pairs = pairsIn(cell.text)
      if (pairs.length > 0)
        return pairs.map(([name, value]) =>
          statement(name, value, `${name}: ${value}`, {
            ...inner,
            headings: [...inner.headings, label.text],
          }),
        )
      const before = row[index]
      // What is kept of a loss says nothing of the limit.
      const isSaidBehind = row
        .slice(index + 2)
        .some(
          ({ text }, at) => statesAmount(text) && !ofKept.test(header?.[index + 2 + at]?.text.trim() ?? ''),
        )
      const isAnswer =
        /^(?:included|covered|yes|statutory)\b/i.test(cell.text) &&
        itemOf(before?.text ?? '') &&
        !isSaidBehind
      // "Business interruption | $1,000,000 | 12 hours", in a column of retentions.
      if (
        /^\d{1,3} (?:hours?|days?)$/i.test(cell.text.trim()) &&
        /retention|deductible|waiting/i.test(column)
      )
        return [statement(`${label.text} waiting period`, cell.text, `${label.text} ${cell.text}`, inner)]
      const isDenied = isValueColumn(column, header) && /^no$/i.test(cell.text.trim())
      if (!isAmount && !isAnswer && !isDenied && !refusal.test(cell.text)) return []
      const isLabeledLeft =
        index > 0 &&
        before !== undefined &&
        /[A-Za-z]{3}/.test(before.text) &&
        !money.test(before.text) &&
        !refusal.test(before.text) &&
        !ofPolicies.test(header?.[index]?.text ?? '') &&
        !/^yes$/i.test(before.text.trim())
      // The premium of one coverage is not the premium.
      if (/^premium/i.test(column.trim()) && !itemOf(label.text)?.key.match(/^(?:total|premium)$/)) return []
      // "Coverage | Limit | Vans | Trucks": what stands beside the limits of a table, and is of no kind of its own, is their price.
      if (isAmount && header?.some(({ text }) => /^limits?\b/i.test(text.trim())) && !ofLimits.test(column))
        return []
      // "Bodily injury by disease | $500,000 | each employee": what is behind the amount tells which limit it is.
      const behind = isValueColumn(column, header) ? (row[index + 2]?.text.trim() ?? '') : ''
      if (
        (isKindOfLimit(behind) || /^[a-z][a-z ]{4,30}$/.test(behind)) &&
        isAmount &&
        itemOf(`${label.text} ${behind}`)
      )
        return [
          statement(`${label.text}, ${behind}`, cell.text, `${label.text} ${cell.text} ${behind}`, inner),
        ]
      if (isValueColumn(column, header))
        return inCell(isLabeledLeft ? before.text : label.text, cell.text, inner)
      // Every row keeps a deductible of its own, and "Each" and "Total" say only which limit of the row it is.
      const name = /^(?:deductible|retention)s?$/i.test(column.trim())
        ? `${label.text} ${column}`
        : isBareKind.test(column.trim()) || placeTitle.test(column.trim())
          ? `${label.text}, ${/^total/i.test(column) ? 'aggregate' : column.toLowerCase()}`
          : column
      // "Each occurrence", in a column for each line of business.
      if (isKindOfLimit(label.text) && coverageNamed(column))
        return inCell(label.text, cell.text, { ...inner, headings: [...table.headings, column] })
      return inCell(name, cell.text, { ...inner, headings: [...inner.headings, label.text] })
    })
  })
}

const ofKept = /^(?:deductible|retention)/i

/** The title of a column that holds limits, or what is kept of a loss. */
const ofLimits =
  /^\W*$|limit|aggregate|deduct|retention|retain|\bsir\b|occurrence|\beach\b|\bper\b|claim|accident|person|employee|amount|value|insurance|insured|coverage|wait|period|loc|bldg|building|premis|site|contents|property|income|rents|liabilit/i

/** The title of a column that names a policy, none of its limits. */
const ofPolicies =
  /^(?:(?:insurers?|carriers?|compan(?:y|ies)|underwriters?|policy|policies|numbers?|no|period|term|and|of|\W)+)$/i

const amountAhead =
  /^(\$ ?[\d,]+|\d{1,3}%) (?=[A-Z][^$]*[a-z]{3})([^$]+?)(?: (?:\$[\d,]+\.\d\d|incl(?:uded|\.)?))?$/i

/** "CCP 0088 41762": the number of a policy names none of its limits. */
const policyCode = /^(?=(?:.*\d){4})[A-Z\d][A-Z\d /-]*$/

/** The title of a column that only says how often its limits are paid. */
const isBareKind =
  /^(?:(?:each|per|any one|total|annual)(?: (?:occurrence|claim|accident|loss|event|person|year|limit|agg(?:regate)?))?|agg(?:regate)?(?: limit)?)$/i

/** The title of a column for one of several places: "Loc 1". */
const placeTitle =
  /^(?:loc(?:ation)?|prem(?:ises)?|bldg|building|site|auto|vehicle|item)\.? ?(?:no\.? ?|#)?\d+$/i

/** A sign in a cell of its own belongs to the amount beside it. */
function withSigns(cells: Cells[number][number][]): Cells[number][number][] {
  return cells.flatMap((cell, at) => {
    if (/^\$$/.test(cell.text.trim()) && cells[at + 1]) return []
    const before = cells[at - 1]
    return before && /^\$$/.test(before.text.trim()) ? [{ ...cell, text: `$ ${cell.text.trim()}` }] : [cell]
  })
}

/** A column titled as the only value column: its cells are named by their row. */
function isValueColumn(column: string, header: TableBlock['header']): boolean {
  if (
    /^(?:\W*|limits?(?: (?:of|or) .*)?|amounts?(?: (?:of|or) .*)?|values?|details?|yes ?\/ ?no|(?:included|covered)\??|our offer|offer)$/i.test(
      column.trim(),
    )
  )
    return true
  const titles = header?.filter(({ text }) => /^limits?\b/i.test(text.trim())) ?? []
  return titles.length === 1 && /^limits?\b/i.test(column.trim())
}

/** "Retroactive date: January 15, 2012 Retention: $25,000": several terms in one cell, each with its value. */
function pairsIn(text: string): [string, string][] {
  const found = [
    ...text.matchAll(/([A-Z][A-Za-z]+(?: [a-z]+){0,2}):\s+(.+?)(?=\s+[A-Z][A-Za-z]+(?: [a-z]+){0,2}:\s|$)/g),
  ]
  return found.length < 2 ? [] : found.map(([, name = '', value = '']) => [name, value])
}

type Cells = readonly TableBlock['rows'][number][]

function fromGrid(
  grid: readonly LabeledRow[],
  { headings }: TableBlock,
  origin: Statement['origin'],
): Statement[] {
  return grid.flatMap(({ section, labels, values }) => {
    const around = section === '' ? headings : [...headings, section]
    return labels.flatMap(({ text: label, page }, column) => {
      const value = values[column]?.text ?? ''
      return label.trim() && value.trim() ? inCell(label, value, { page, headings: around, origin }) : []
    })
  })
}

/** The parenthetical after a label, when it is a term of its own: "Buildings (agreed value)". */
function aside(label: string, place: Place): Statement[] {
  const inner = /\(([^)]{4,80})\)/.exec(label)?.[1]
  const about = inner === undefined ? null : itemOf(inner, [])
  return inner !== undefined && about?.key === 'coinsurance' ? [statement(inner, inner, inner, place)] : []
}

/** A cell may hold several values of its own: "Each occurrence $1,000,000; Medical expense $5,000". */
function inCell(label: string, whole: string, place: Place): Statement[] {
  // "$100,000 per towed vehicle; deductible $1,000": what the insured keeps is a term of its own.
  const kept = keptBeside(label, whole, `${label} ${whole}`, place)
  if (kept) return [...inCell(label, kept.rest, place), kept.statement]
  const text = whole
  const ofRun = limitsOfRun(text, place, label)
  if (ofRun) return ofRun
  // "General liability | $1,000,000 / $3,000,000".
  const [, occurrence, aggregate] = /^(\$[\d,]*\d)\s*\/\s*(\$[\d,]*\d)$/.exec(text.trim()) ?? []
  if (occurrence && aggregate && /liability$|^umbrella$/i.test(label.trim()))
    return [
      statement(`${label} each occurrence`, occurrence, `${label} ${text}`, place),
      statement(`${label} aggregate`, aggregate, `${label} ${text}`, place),
    ]
  const charged = withCharges(label, text, place)
  if (charged.length > 0) return charged
  const { amounts, rest } = qualifiedAmounts(label, text, place)
  if (amounts.length > 0) return [...amounts, ...proseStatements(rest, place)]
  const runs = labeledRuns(label, text, place)
  if (runs.length > 0) return runs
  const listed = listedAmounts(text, { ...place, headings: [...place.headings, label] })
  if (listed.length > 1) return listed
  const parts = text.split(/;\s+/)
  // "BODILY INJURY BY DISEASE | $ 500,000 POLICY LIMIT": the value says which limit it is.
  const behind = /^\$\s?[\d,]+ ([A-Za-z][A-Za-z ]{3,30})$/.exec(text.trim())?.[1]
  if (
    behind &&
    itemOf(label, place.headings) === null &&
    itemOf(`${label} ${behind}`, place.headings) !== null
  )
    return [statement(`${label} ${behind}`, text, `${label} ${text}`, place)]
  const named = parts.flatMap((part) => {
    const match = new RegExp(`^(.{3,80}?)[:\\s]+(${money.source}.*)$`, 'i').exec(part.trim())
    return match?.[1] && match[2]
      ? [statement(match[1], match[2], part.trim(), { ...place, headings: [...place.headings, label] })]
      : []
  })
  if (named.length === parts.length && (parts.length > 1 || named[0]?.item)) return named
  return [statement(label, text, `${label} ${text}`, place)]
}
