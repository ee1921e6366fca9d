import type { Cell, Line, Reading, TableBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { fieldOf } from './amountDictionary.ts'
import { isStreetLine, labelKey, parseMoney, splitAddress } from './values.ts'

/** Insured locations with the limits for building and contents, from tables of the declarations. */
export function readLocations(parts: readonly DocumentPart[], reading: Reading): Fact<InsuredLocation>[] {
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
    return placesIn(areColumns(rows) ? turned(rows) : rows)
  })
  const stated = statedLocations(parts)
  return atOnePlace(
    places.flatMap(({ number, address, limits, row, cell }) => {
      const named =
        address ??
        places.find((other) => other.number === number && other.address)?.address ??
        stated[Number(number?.split(' ')[0] ?? 0) - 1]?.value.address
      if (limits.length === 0 || !named || (address === null && number === null)) return []
      const sum = (side: Side) =>
        limits.some((limit) => limit.side === side)
          ? limits.reduce((total, limit) => total + (limit.side === side ? limit.cents : 0), 0)
          : null
      return [factOf(row, cell, { address: named, building: sum('building'), contents: sum('contents') })]
    }),
  )
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
}

const numberHeader =
  /^(?:loc(?:ation)?|prem(?:ises)?|bldg|building)s?(?: (?:no|number|nbr|bldg|and bldg|building))*$|^(?:no|number|item)?$/
const noLimit = /\b(?:deductibles?|ded|premiums?|rates?|year|area|sq)\b/

/** Rows of a table that are about places: an address, or the number of one, and amounts for building or contents. */
function placesIn(rows: readonly Row[]): TabledPlace[] {
  const [header = [], ...body] = rows
  const keys = header.map(({ text }) => labelKey(text))
  const numbers = keys.flatMap((key, at) =>
    numberHeader.test(key) && body.some((row) => numbersIn(row[at]) !== null) ? [at] : [],
  )
  const found: TabledPlace[] = []
  /** Of rows that are cut into several lines: the street above the amounts. */
  let above: string | null = null
  for (const row of body) {
    const subject = row.map(({ text }) => sideOf(text)).find((side) => side !== null) ?? null
    const amounts = row.flatMap((cell, at) => {
      // Coinsurance may be set too close to tell apart.
      const cents = parseMoney(cell.text.replace(/(?<=\d) +(?:\d{1,3} ?%|1\/\d).*$/, ''))
      return cents !== null && cents > 0 && !noLimit.test(keys[at] ?? '')
        ? [{ side: sideOf(keys[at] ?? ''), cents }]
        : []
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
      found.push({ number, address: rest ? `${above} ${rest.text}` : above, limits, row, cell: first })
      above = null
    } else if (number === null && street !== null && limits.length === 0) above = street
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
      })
    }
  }
  return found
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

/** The address in a cell, before what is said of the building and after its name. */
function addressOf(text: string): string | null {
  const bare = text.replace(/^(?:#?\d{1,3}[.:-]?\s+)(?=[NSEW]?\d)/, '').replace(/,$/, '')
  const street = bare.split(/ [-–—] | \(/)[0] ?? bare
  if (!/[A-Za-z]{3}/.test(street) || parseMoney(street.split(' ')[0] ?? '') !== null) return null
  const whole = splitAddress(bare)?.address ?? (isStreetLine(street) ? street : null)
  return whole?.includes(',') === false ? whole.replace(beforeCity, '$1, ') : whole
}

/** Of "212 Merchant Street Emporia 66801", printed on two lines of a cell, the street. */
const beforeCity =
  /^(\d.*?\b(?:street|st|road|rd|lane|ln|avenue|ave|drive|dr|court|ct|way|boulevard|blvd|place|pl|parkway|pkwy|highway|hwy|circle|trail|terrace|loop|square|row|alley)\.?)\s+(?=[A-Z][A-Za-z. ]+\d{5})/i

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

/** Buildings at one address are one location. */
function atOnePlace(locations: readonly Fact<InsuredLocation>[]): Fact<InsuredLocation>[] {
  const places = new Map<string, Fact<InsuredLocation>>()
  for (const location of locations) {
    const key = labelKey(location.value.address.split(',')[0] ?? '')
    const known = places.get(key)?.value
    const sum = (side: Side) =>
      known?.[side] == null ? location.value[side] : known[side] + (location.value[side] ?? 0)
    const value = {
      ...(known ?? location.value),
      building: sum('building'),
      contents: sum('contents'),
    }
    places.set(key, { ...(places.get(key) ?? location), value })
  }
  return [...places.values()]
}

const placeLabel =
  /^(?:(?:insured|covered|described|risk|garaging|your|the) )*(?:other )?(?:location|loc|premises|prem|property|situation|workplace)s?\.?(?: (?:address|insured|covered|of risk|not shown above))?(?: ?(?:no\.?|#)? ?\d{1,3})?\s*[:.–—-]?(?=\s|$)/i
const placesHeading = /\b(?:locations|workplaces|premises)\b/i

/** Places that rows of the declarations name by a label or a number: "Location 1: 4418 Farm Road 1960, Conroe, TX 77304". */
export function statedLocations(parts: readonly DocumentPart[]): Fact<InsuredLocation>[] {
  const declared = parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)
  return atOnePlace(
    declared.flatMap(({ page, lines }) => {
      const rows = rowsOf(lines)
      return rows.flatMap((row, at) => {
        const whole = row
          .map((line) => line.text.replace(/,$/, ''))
          .join(', ')
          .replace(/^(0*\d{1,3}[.)]?|[^,\d]*\d{0,3}:?), /, '$1 ')
        return whole.split(nextPlace).flatMap((text) => placeIn(text, row, at))
      })
      function placeIn(text: string, row: readonly Line[], at: number) {
        const isNumbered =
          /^0*\d{1,3}[.)]?\s+\S/.test(text) &&
          rows.slice(Math.max(0, at - 4), at).some(([first]) => first && placesHeading.test(first.text))
        const rest = isNumbered
          ? text.replace(/^0*\d{1,3}[.)]?\s+/, '')
          : placeLabel.test(text)
            ? text.replace(placeLabel, '').trim()
            : null
        const split = rest === null ? null : splitAddress(rest)
        const [place] = row
        if (!split || split.before !== '' || !place) return []
        const value = { address: split.address, building: null, contents: null }
        const cell = { text, page: page.number, box: place.box }
        return [factOf([cell], cell, value)]
      }
    }),
  )
}

/** "Location 1: 480 Ferrier Street, Geneva, NY 14456. Location 2: 22 Nursery Road, …" */
const nextPlace = /[.;]\s+(?=(?:location|loc|premises|prem)\.? (?:no\.? ?)?\d)/i

/** Lines of one row, from left to right. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].box.y - line.box.y) < 3) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

function factOf(row: readonly Cell[], place: Cell, value: InsuredLocation): Fact<InsuredLocation> {
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
