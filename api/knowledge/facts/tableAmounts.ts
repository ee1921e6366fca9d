import type { TableBlock } from '../../reading/index.ts'
import { fieldOf, perilWords, type AmountField } from './amountDictionary.ts'
import { cellAmounts, pairedScopes } from './cellAmounts.ts'
import { verbsOfChange } from './changesLimits.ts'
import { holds } from './cellGeometry.ts'
import type { Cell } from './pageCells.ts'
import { dwellingTitles } from './dwellingTitles.ts'
import { labelKey } from './values.ts'

/** An amount in a table whose header says what its columns hold. */
export interface TableAmount {
  /** What the row is about, with what the cell says of the amount: "Liability each accident". */
  readonly label: string
  readonly column: string
  readonly kind: 'limit' | 'share' | 'price'
  /** The place that the row is about, where rows of the same name are about several: "Premises 2". */
  readonly place: string | null
}

/** The column of what a change takes the place of: "Limit shown in the Declarations | Limit as amended"; -1 without one. */
export function oldValueColumn(titles: readonly string[]): number {
  const old = titles.findIndex((title) => oldValue.test(title) && !newValue.test(title))
  return old > 0 && titles.some((title, at) => at !== old && newValue.test(title)) ? old : -1
}

const oldValue =
  /\b(?:declarations|old|former(?:ly)?|prior|previous(?:ly)?|original(?:ly)?|current|present|existing|expiring|before|was|were|from)\b/i
const newValue = new RegExp(String.raw`\b(?:${verbsOfChange}|new|now|is|after|endorsed|to)\b`, 'i')

/** The row and the column of an amount; null outside of tables with a telling header. */
export function tableAmount(
  value: Cell,
  values: readonly Cell[],
  tables: readonly TableBlock[],
): TableAmount | null {
  for (const { header, rows } of tables)
    for (const [index, row] of rows.entries()) {
      const at = row.findIndex((cell) => isIn(cell, value))
      const cell = row[at]
      if (!cell) continue
      const above = rows.slice(0, index)
      const named = inPlainWords(header ? (above.findLast(beginsPlaces) ?? header) : above.findLast(isHeader))
      // A header over two columns is in the first of them.
      const over = named?.[at]?.text ?? ''
      const wide = over === '' ? (named?.slice(0, at).findLast(({ text }) => text !== '')?.text ?? '') : over
      const column = over === '' && kindOf(wide) !== 'limit' ? '' : wide
      const isOfPlaces = named?.some(({ text }) => propertyField(text) !== null) === true
      const hasAddresses = column !== '' && named?.some(({ text }) => addressHeader.test(text)) === true
      const isOther = (isOfPlaces || hasAddresses) && kindOf(column) === null && at > 1
      if (named && isOther)
        return besideLimits(row, named, { column, total: rows.find((each) => isTotalOf(each, at)) })
      const hasLimits = named?.slice(0, at).some(({ text }) => kindOf(text) === 'limit') === true
      const kind = !named ? null : hasLimits && ofUnit.test(column) ? 'price' : kindOf(column)
      // "Deductible, all perils" has its amount in whatever column there is.
      const isShareRow =
        /^(?:deductible|retention)\b/i.test(row[0]?.text ?? '') &&
        row.filter(({ text }) => text !== '').length === 2
      if (named && isPartOfTotal(named, at) && /^[$\d,.\s–-]+$/.test(cell.text))
        return { label: '', column, kind: 'price', place: null }
      if (isShareRow) return { label: row[0]?.text ?? '', column: '', kind: 'share', place: null }
      // Labels over the values of the whole policy are no price list.
      const isOnly = kind === 'price' && rows.filter((other) => /\d/.test(other[at]?.text ?? '')).length < 2
      // Rows that were set too close to tell apart.
      const isMerged = /^[$(]*[\d,.]+\)?(?:\s+[$(]*[\d,.]{3,}\)?)+$/.test(cell.text)
      if (!named || kind === null || isOnly || isMerged || named.filter(({ text }) => text !== '').length < 3)
        return null
      // A name may be printed once for several rows.
      const first =
        row[0]?.text === '' ? rows.slice(0, index).findLast((other) => other[0]?.text !== '')?.[0] : undefined
      const from = startOfHalf(named, at)
      const own =
        from === 0
          ? rowName(first ? [first, ...row.slice(1, at)] : row.slice(0, at), named)
          : rowName(row.slice(from, at), named.slice(from))
      // Below "Building" an amount needs no other name than its address.
      const address = row[named.findIndex(({ text }) => addressHeader.test(text))]?.text
      const name = own ?? (propertyField(column) === null ? null : address)
      if (!name) return null
      // Scheduled items are rows of a schedule, not limits of the policy, unless each is insured for a limit of its own.
      const isItem = named.some(({ text }) => itemHeader.test(text)) || modelYear.test(name)
      const isLimited = ownLimit.test(labelKey(column)) && !named.some(({ text }) => vehicleHeader.test(text))
      if (isItem && !isLimited) {
        const share = shareName(column)
        return { label: share ?? name, column, kind: share === null ? 'price' : 'share', place: null }
      }
      if (at === oldValueColumn(named.map(({ text }) => text)))
        return { label: name, column, kind: 'price', place: null }
      const amounts = cellAmounts(cell.text)
      const inCell = values.filter((other) => isIn(cell, other))
      const place = inCell.length === amounts.length ? inCell.indexOf(value) : 0
      const isPair =
        amounts.length === 2 && amounts.every((each) => each.scope === '' && each.kind === 'limit')
      const pair = isPair ? pairedScopes(name) : null
      const beside = [...row.slice(1, at), ...row.slice(at + 1, at + 2)]
        .map(({ text }) => text.replace(/\s*\(\d\)$/, ''))
        .find((text) => scopeWords.test(text.split(' - ')[0] ?? ''))
      // "Medical expense, per person" has a scope of its own, whatever its column says.
      const isScoped = /\b(?:each|per|any one)\b/i.test(name) && !/aggregate/i.test(column)
      const columnScope = scopeWords.test(column) && !isScoped ? column : (beside ?? '')
      // "$250 ded $61" of a vehicle is its deductible and its premium.
      const isOwnShare = ofUnit.test(column) && amounts[place]?.kind === 'share'
      const scope = pair?.scopes[place] || amounts[place]?.scope || columnScope
      return {
        label: `${pair?.subject ?? name} ${scope}`.trim(),
        column,
        kind: kind === 'limit' || isOwnShare ? (amounts[place]?.kind ?? kind) : kind,
        place: placeOf(row, named, rows),
      }
    }
  return null
}

/** A column of what each of several vehicles costs: "Veh 1", "Auto no. 2", "2021 Honda CR-V". */
export const ofUnit =
  /^(?:(?:(?:veh(?:icle)?|auto|car|unit|truck)s?\.? (?:no\.? ?)?\d{1,3}\b\s*)+|(?:19|20)\d{2}\s+[A-Z](?!.*\blimit).*)$/i

/** "Comprehensive deductible" of "Comp ded." over a column of a schedule; null for a column that says only "Deductible". */
export function shareName(column: string): string | null {
  const subject = /^(.+?)\W+(?:ded(?:uctibles?|s)?|retentions?)\W*$/i.exec(column)?.[1]
  if (subject === undefined || !coverage.test(labelKey(subject))) return null
  return `${subject.replace(/\bcomp\b\.?/i, 'Comprehensive').replace(/\bcoll\b\.?/i, 'Collision')} deductible`
}

const coverage = new RegExp(String.raw`${perilWords.source}|\b(?:comp|coll|otc|aop|fire)\b`)

/** "Rental income" beside the limits of buildings is a limit of each location, and "Year built" isn't a limit. */
function besideLimits(
  row: Row,
  named: Row,
  { column, total }: { readonly column: string; readonly total: Row | undefined },
): TableAmount {
  const number = /^(?:\d{1,3}|[A-Z])$/.exec(row[0]?.text ?? '')?.[0]
  const isNamed = isLimitOfPlaces.test(column) || !noLimitOfPlaces.test(labelKey(column))
  // What all locations come to is the limit, where it is printed.
  if (total && isNamed) {
    const label = column.replace(/\s*\(\d\)$/, '')
    return { label, column, kind: row === total ? 'limit' : 'price', place: null }
  }
  const isLimit = number !== undefined && isNamed
  const place = /^prem/i.test(named[0]?.text ?? '') ? 'Premises' : 'Location'
  return {
    label: `${column}, ${place} ${number ?? ''}`,
    column,
    kind: isLimit ? 'limit' : 'price',
    place: null,
  }
}

function isTotalOf(row: Row, at: number): boolean {
  return (
    /^(?:grand )?totals?\b/i.test(row.find(({ text }) => text !== '')?.text ?? '') &&
    /\d/.test(row[at]?.text ?? '')
  )
}

function inPlainWords(named: Row | undefined): Row | undefined {
  const titles = dwellingTitles((named ?? []).map(({ text }) => text))
  return named?.map((cell, at) => ({ ...cell, text: titles[at] ?? cell.text }))
}

/** "Premises 2" of a row with a number under "Prem", if another place has a row with the same words. */
function placeOf(row: Row, named: Row, rows: readonly Row[]): string | null {
  const [title, number] = [named[0]?.text ?? '', row[0]?.text ?? '']
  if (!numberedPlace.test(title) || !/^\d{1,3}$/.test(number)) return null
  const isSame = (other: Row) => other[1]?.text === row[1]?.text && other[0]?.text !== number
  return rows.some(isSame) ? `${/^prem/i.test(title) ? 'Premises' : 'Location'} ${number}` : null
}

const numberedPlace = /^(?:loc(?:ation)?|prem(?:ises)?)s?\.?(?: ?(?:no\.?|number|#))?$/i

const addressHeader = /^(?:(?:loc(?:ation)?|street|premises) )?(?:address|street)\b/i
const isLimitOfPlaces = /\b(?:income|rents?|values?|tiv|expenses?|equipment|stock)\b/i
const noLimitOfPlaces =
  /\b(?:area|class|construction|coins\w*|coinsurance|date|deductible|floors?|number|percent|protection|sales|payroll|sq|square|stories|units?|year|zip)\b/

/** The column header above the amount; null outside of tables with a header. */
export function tableHeader(value: Cell, tables: readonly TableBlock[]): string | null {
  for (const { header, rows } of tables) {
    const [first, second] = rows
    const names = first && first.length > 2 && isHeader(first) && second?.some(({ text }) => /\d/.test(text))
    const named = header ?? (names ? first : null)
    for (const row of named ? rows : []) {
      const at = row.findIndex((cell) => isIn(cell, value))
      if (at !== -1) return named?.[at]?.text || null
    }
  }
  return null
}

type Row = TableBlock['rows'][number]

export function isIn(cell: Row[number], { page, box }: Cell): boolean {
  return cell.page === page && cell.text !== '' && holds(cell.box, box)
}

/** Whether a row names columns: words in all of its cells, and no amount. */
function isHeader(row: Row): boolean {
  const filled = row.filter(({ text }) => text !== '')
  return (
    filled.length > 2 &&
    filled.every(
      ({ text }) =>
        /[A-Za-z]{3}|^(?:no\.?|up to)$/i.test(text) &&
        !/\d/.test(
          ofUnit.test(text) || ofPlace.test(text)
            ? ''
            : text.replace(/\(\d\)$|per \$[\d,]+|\bitem \d{1,2}\b(?=\W+\w)/i, ''),
        ),
    )
  )
}

/** "Property | Loc 1 | Loc 2", below other rows */
function beginsPlaces(row: Row): boolean {
  return isHeader(row) && row.some(({ text }) => ofPlace.test(text))
}

const ofPlace = /^(?:loc(?:ation)?|bldg|building|prem(?:ises)?)\.? (?:no\.? ?)?\d{1,3}$/i

/** Headers that say how often a limit applies. */
export const scopeWords =
  /^each$|^(?:limit )?(?:each|per|any one|all) (?:and every )?(?:\w+ )?(?:claims?|loss|occurrence|accident|event|person|incident|cause)$|^(?:annual |policy )?aggregate(?: limit)?$/i

/** The property limit that a column holds, whatever its rows are. */
function propertyField(column: string): AmountField | null {
  const field = fieldOf(column, '', '', '')
  return field === 'propertyBuildingLimit' || field === 'propertyContentsLimit' ? field : null
}

/** What the amounts of a column are; null when its header does not say. */
function kindOf(column: string): TableAmount['kind'] | null {
  const key = labelKey(column)
  if (/\b(?:deductibles?|deduct|retentions?|ded|sir)\b/.test(key) && !/\blimits?\b/.test(key)) return 'share'
  if (/\b(?:premiums?|prem|charge|rate)\b/.test(key)) return 'price'
  return /\b(?:limits?|amount of insurance|sum insured)\b|^(?:(?:we|the most we|our most) (?:will )?pay )?(?:up to|at most)$|^the most we (?:will )?pay$/.test(
    key,
  ) ||
    scopeWords.test(key) ||
    propertyField(column) !== null
    ? 'limit'
    : null
}

const itemHeader = /\b(?:serial|vin|make|model|year built)\b/i
const vehicleHeader = /\b(?:vin|ded(?:uctible)?|coll|premium)\b/i
const ownLimit = /^(?:limits?|amount)(?: of insurance)?$/
const modelYear = /^(?:\d{1,2}\s+)?(?:19|20)\d{2}\s+[A-Z]/i
const coverageHeader = /^(?:coverages?|insuring agreements?|covered property)$/i
const nameHeader = /coverage|insuring|description|peril|covered property|benefit/i

/** Whether a column is added up in a later one: "Included" and "Additional" before "Total limit". */
function isPartOfTotal(named: Row, at: number): boolean {
  return (
    /^(?:included|additional|base|basic|automatic|optional)\b(?!.*\btotal\b)/i.test(named[at]?.text ?? '') &&
    named.slice(at + 1).some(({ text }) => /^(?:total|combined) (?:limit|amount)/i.test(text))
  )
}

/** Where the columns of an amount begin in a table that is two side by side: "Coverage | Limit | Coverage | Limit". */
function startOfHalf(named: Row, at: number): number {
  const start = named.slice(0, at).findLastIndex(({ text }) => nameHeader.test(text) && kindOf(text) === null)
  const isSecond = start > 1 && named.slice(1, start).some(({ text }) => kindOf(text) === 'limit')
  return isSecond ? start : 0
}

/** The name of a row: its first words, or its number under the header of the first column ("Location 2"). */
function rowName(before: Row, named: Row): string | null {
  const texts = before.filter(
    ({ text }) => /[A-Za-z]{3}/.test(text) && !/^\$\s?\d|^[A-Z]? ?\(?[ivx]+\)?$/.test(text),
  )
  const words =
    texts.find((cell) => coverageHeader.test(named[before.indexOf(cell)]?.text ?? '')) ??
    texts.find((cell) => nameHeader.test(named[before.indexOf(cell)]?.text ?? '')) ??
    texts.find(
      (cell) => !/\baddress\b|\bwhere\b|^loc(?:ation)?s?\b/i.test(named[before.indexOf(cell)]?.text ?? ''),
    )
  if (words)
    return words.text
      .replace(/,?\s*\$[\d,]+ (?:deductible|ded\b).*$/i, '')
      .replace(/^(?:[A-Z]|\d{1,2})[.)]\s+/, '')
      .trim()
  const [first] = before
  const isPlace = /^(?:loc|location|prem|premises)\b/i.test(named[0]?.text ?? '')
  return isPlace && first && /^\d{1,3}$/.test(first.text) ? `Location ${first.text}` : null
}

/** The field of an amount in a table, given what its label alone would mean. */
export function fieldInTable({ kind, column }: TableAmount, own: AmountField | null): AmountField | null {
  if (kind === 'price') return 'ignored'
  return kind === 'share' ? 'deductible' : (propertyField(column) ?? own)
}
