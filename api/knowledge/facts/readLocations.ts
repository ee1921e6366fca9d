import type { Cell, Reading, TableBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { fieldOf } from './amountDictionary.ts'
import { dwellingTitles } from './dwellingTitles.ts'
import { isStreetLine, labelKey, parseMoney, splitAddress, withCityApart } from './values.ts'

/** Insured locations with the limits for building and contents, from tables of the declarations. */
export function readLocations(
  parts: readonly DocumentPart[],
  reading: Reading,
  /** Addresses stated outside tables, by their number. */
  numbered: ReadonlyMap<string, string> = new Map(),
): Fact<InsuredLocation>[] {
  const pages = new Set(
    parts
      .filter(({ kind }) => kind === 'declarations')
      .flatMap((part) => part.pages.map(({ page }) => page.number)),
  )
  const tables = reading.blocks.filter(
    (block): block is TableBlock => block.kind === 'table' && pages.has(block.page),
  )
  // Locations may be side by side, one per column.
  const places = tables.flatMap((table) => {
    const rows = [...(table.header ? [table.header] : []), ...table.rows]
    if (areColumns(rows)) return placesIn(turned(rows))
    const inColumns = numberedColumns(rows)
    return inColumns.length > 1 ? inColumns : placesIn(rows)
  })
  const isInsured = places.some(({ limits }) => limits.length > 0)
  return atOnePlace(
    places.flatMap((place) => {
      const { number, address, limits, row, cell, isListed } = place
      const holder =
        address !== null
          ? place
          : (places.find((other) => other.number === number && other.address) ??
            // "1" is insured where "1 1", a location and its building, has the address.
            places.find((other) => other.number?.split(' ')[0] === number && other.address))
      const named = holder?.address ?? (number === null ? null : numbered.get(number.split(' ')[0] ?? ''))
      if (limits.length === 0 && (isInsured || !isListed)) return []
      if (!named || (address === null && number === null)) return []
      const sum = (side: Side) =>
        limits.some((limit) => limit.side === side)
          ? limits.reduce((total, limit) => total + (limit.side === side ? limit.cents : 0), 0)
          : null
      const value = { address: named, building: sum('building'), contents: sum('contents') }
      return [{ fact: locationFact(row, cell, value), name: holder ? nameOf(holder) : named }]
    }),
  )
}

/** What a row calls its place: "14 Shore Road - carriage house" of "2 - 14 Shore Road - carriage house". */
function nameOf({ cell, address }: TabledPlace): string {
  const text = cell.text.replace(numberBefore, '')
  return address !== null && text.startsWith(address.split(',')[0] ?? '') ? text : (address ?? text)
}

type Row = readonly Cell[]
type Side = 'building' | 'contents'

/** A row of a table that names a place, or is about one, with what is insured there. */
interface TabledPlace {
  /** "1" or "1 2": the location, and the building. */
  readonly number: string | null
  readonly address: string | null
  readonly limits: readonly { readonly side: Side; readonly cents: number }[]
  readonly row: Row
  readonly cell: Cell
  /** Whether it stands in a column of places: then it is a location even if nothing is said to be insured there. */
  readonly isListed: boolean
}

const numberHeader =
  /^(?:loc(?:ation)?|prem(?:ises)?|bldg|building)s?(?: (?:no|number|nbr|bldg|and bldg|building))*$|^(?:no|number|item)?$/
const placeHeader =
  /^(?:(?:insured|covered|described) )?(?:loc(?:ation)?|prem(?:ises)?|workplace|property|street|site)s?(?: (?:address|of (?:insured )?(?:premises|property|risk)|address of .*))?$|^(?:street )?address(?: of .*)?$/
/** Columns of schedules that say where vehicles and people are. */
const otherSchedule = /\b(?:vin|make|model|year|driver|license|mortgagee|loss payee|interest|holder)\b/
const inThousands = / (?:in (?:thousands|000s?)|000s?)\b.*$/
const noLimit = /\b(?:deductibles?|ded|premiums?|rates?|year|area|sq)\b/

/** Rows of a table that are about places: an address, or the number of one, and amounts for building or contents. */
function placesIn(rows: readonly Row[]): TabledPlace[] {
  // Other rows may stand over the names of the columns: a title has one cell.
  const headed = rows.slice(
    Math.max(
      0,
      rows.findIndex((row) => row.filter(({ text }) => text !== '').length > 1),
    ),
  )
  const start = headed.findIndex(
    (row) =>
      row.filter(({ text }) => placeHeader.test(labelKey(text))).length === 1 &&
      row.every(({ text }) => addressOf(text) === null),
  )
  const [header = [], ...body] = headed.slice(Math.max(start, 0))
  // "Dwelling (A)": the letter is the coverage's.
  const keys = dwellingTitles(header.map(({ text }) => text.replace(/\s*\([A-Z]\)$/, ''))).map(labelKey)
  const sides = keys.map((key) => sideOf(key.replace(inThousands, '')))
  const numbers = keys.flatMap((key, at) =>
    numberHeader.test(key) && body.some((row) => numbersIn(row[at]) !== null) ? [at] : [],
  )
  const listed = keys.some((key) => otherSchedule.test(key))
    ? -1
    : keys.findIndex((key) => placeHeader.test(key))
  const found: TabledPlace[] = []
  /** Of rows that are cut into several lines: the street above the amounts. */
  let above: string | null = null
  for (const row of body) {
    const subject = row.map(({ text }) => sideOf(text)).find((side) => side !== null) ?? null
    const amounts = row.flatMap((cell, at) => {
      const cents = centsIn(cell.text, inThousands.test(keys[at] ?? ''))
      return cents > 0 && !noLimit.test(keys[at] ?? '') ? [{ side: sides[at] ?? null, cents }] : []
    })
    const limits = (subject === null ? amounts : amounts.slice(0, 1)).flatMap(({ side, cents }) => {
      const own = side ?? subject
      return own === null ? [] : [{ side: own, cents }]
    })
    const number = numbers.flatMap((at) => numbersIn(row[at]) ?? []).join(' ') || null
    const place = row.find(({ text }) => addressOf(text) !== null)
    const street = place ? addressOf(place.text) : null
    const [first] = row
    if (!first || row.some(({ text }) => /^totals?\b|\bdeductible\b/i.test(text))) continue
    if (street === null && above !== null && limits.length > 0) {
      const rest = row.find(({ text }) => /^\d{5}(?:-\d{4})?$/.test(text))
      found.push({
        number,
        address: rest ? `${above} ${rest.text}` : above,
        limits,
        row,
        cell: first,
        isListed: false,
      })
      above = null
    } else if (
      number === null &&
      street !== null &&
      limits.length === 0 &&
      row.some(({ text }) => text === '')
    )
      above = street
    else {
      above = null
      const last = found.at(-1)
      const isSame = street === null && number === null && last !== undefined
      found.push({
        number: isSame ? last.number : number,
        address: isSame ? last.address : street,
        limits,
        row,
        cell: place ?? first,
        isListed: place !== undefined && row[listed] === place,
      })
    }
  }
  return found
}

/** The amount of a cell that may go on with a percentage, "$1,150,000 90%"; 0 if it has none. */
function centsIn(text: string, isInThousands: boolean): number {
  if (isInThousands && /^[\d,.]+$/.test(text)) return Number(text.replaceAll(',', '')) * 100_000
  return parseMoney(text.replace(/(?<=\d)\s+(?:\d{1,3}\s?%|1\/\d).*$/, '')) ?? 0
}

/** "1", "001", "1/2" and "1-2" as numbers of a location and a building. */
function numbersIn(cell: Cell | undefined): string[] | null {
  return cell && /^#?\d{1,4}(?:\s*[/-]\s*\d{1,4})?$/.test(cell.text.trim())
    ? (cell.text.match(/\d+/g) ?? []).map((number) => String(Number(number)))
    : null
}

function sideOf(label: string): Side | null {
  const field = /[a-z]{3}/i.test(label) ? fieldOf(label, '', '', '') : null
  if (field === 'propertyBuildingLimit') return 'building'
  return field === 'propertyContentsLimit' ? 'contents' : null
}

/** "2. 18 Mill Street", "2 - 18 Mill Street": the number of a location before that of the street. */
const numberBefore = /^#?\d{1,3}(?:[.:-]|\s+[-–—])?\s+(?=[NSEW]?\d)/

/** The address in a cell, before what is said of the building and after its name. */
function addressOf(text: string): string | null {
  const bare = text
    .replace(numberBefore, '')
    .replace(/^(?:the )?(?:buildings?|building and contents|contents) (?:located )?at (?=\d)/i, '')
    // "Day school & gym, 618 Church St"
    .replace(/^[A-Z][A-Za-z &'’/-]{2,40}, (?=\d+ [A-Z])/, '')
    .replace(/,$/, '')
  const street = bare.split(/ [-–—] | \(/)[0] ?? bare
  if (!/[A-Za-z]{3}/.test(street) || /^\$|^\d{1,3},\d{3}\b/.test(street)) return null
  const split = splitAddress(bare)
  return split ? withCityApart(split.address) : isStreetLine(street) ? street : null
}

/** "Coverage | Premises 1 | Premises 2" over the limits of each: places by the numbers that head their columns. */
function numberedColumns([heads = [], ...rows]: readonly Row[]): TabledPlace[] {
  return heads.flatMap((head, at) => {
    const number = columnNumber.exec(head.text.trim())?.[1]
    if (number === undefined) return []
    const insured = rows.flatMap((row) => {
      const side = sideOf(row[0]?.text ?? '')
      const cents = centsIn(row[at]?.text ?? '', false)
      return side !== null && cents > 0 ? [{ side, cents, row }] : []
    })
    const [first] = insured
    return first
      ? [
          {
            number: String(Number(number)),
            address: null,
            limits: insured,
            row: first.row,
            cell: first.row[at] ?? head,
            isListed: false,
          },
        ]
      : []
  })
}

const columnNumber = /^(?:loc(?:ation)?|prem(?:ises)?|building|bldg)\.? (?:no\.? ?|# ?)?(\d{1,3})$/i

function areColumns(rows: readonly Row[]): boolean {
  const isPlace = ([first, ...rest]: Row) =>
    first !== undefined &&
    /^(?:\w+ )?(?:address|street|location|premises)$/.test(labelKey(first.text)) &&
    rest.some(({ text }) => addressOf(text) !== null)
  return rows.some(isPlace) && rows.some(([first]) => sideOf(first?.text ?? '') !== null)
}

function turned(rows: readonly Row[]): Row[] {
  return (rows[0] ?? []).map((_, at) => rows.flatMap((row) => row[at] ?? []))
}

interface InsuredRow {
  readonly fact: Fact<InsuredLocation>
  /** What the row calls its place. */
  readonly name: string
}

/** Buildings at one address are one location, which keeps their rows. */
export function atOnePlace(rows: readonly InsuredRow[]): Fact<InsuredLocation>[] {
  const places = Map.groupBy(rows, ({ fact }) => labelKey(fact.value.address.split(',')[0] ?? ''))
  return [...places.values()].flatMap((own) => {
    const [first] = own
    if (!first || own.length === 1) return first ? [first.fact] : []
    const sum = (side: Side) =>
      own.reduce<number | null>(
        (total, { fact }) => (fact.value[side] === null ? total : (total ?? 0) + fact.value[side]),
        null,
      )
    const listed = own
      .filter(({ fact: { value } }) => value.building !== null || value.contents !== null)
      .map(({ fact, name }) => ({ ...fact, value: { ...fact.value, address: name } }))
    const value = { ...first.fact.value, building: sum('building'), contents: sum('contents') }
    return [{ ...first.fact, value: { ...value, ...(listed.length > 1 && { rows: listed }) } }]
  })
}

export function locationFact(
  row: readonly Cell[],
  place: Cell,
  value: InsuredLocation,
): Fact<InsuredLocation> {
  return {
    value,
    quote: row
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
    page: place.page,
    box: place.box,
    confidence: 0.9,
    source: { origin: 'schedule', form: null, documentId: null, reason: null },
  }
}
