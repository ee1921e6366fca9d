import type { Cell, Line, Reading, TableBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { fieldOf } from './amountDictionary.ts'
import { isStreetLine, labelKey, parseMoney, splitAddress } from './values.ts'

const addressHeader = /\b(?:address|location|premises|description of premises|situation|street)\b/
const notAddress = /^(?:loc(?:ation)?|prem(?:ises)?|bldg|building)(?: (?:no|number|nbr))?$/

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
  const joined = joinedLocations(tables)
  const tabled =
    joined.length > 0 ? joined : tables.flatMap((table) => [...locationsIn(table), ...locationColumns(table)])
  return atOnePlace(tabled)
}

/** Buildings at one address are one location. */
function atOnePlace(locations: readonly Fact<InsuredLocation>[]): Fact<InsuredLocation>[] {
  const places = new Map<string, Fact<InsuredLocation>>()
  for (const location of locations) {
    if (
      location.value.address.startsWith('$') ||
      /^(?:premises|location|building) \d{1,3}$/i.test(location.value.address)
    )
      continue
    const key = labelKey(location.value.address)
    const known = places.get(key)?.value
    const sum = (side: 'building' | 'contents') =>
      known?.[side] == null ? location.value[side] : known[side] + (location.value[side] ?? 0)
    const value = { ...location.value, building: sum('building'), contents: sum('contents') }
    places.set(key, { ...(places.get(key) ?? location), value })
  }
  return [...places.values()]
}

const placeLabel =
  /^(?:(?:insured|covered|described|risk|garaging|your|the) )*(?:location|loc|premises|prem|property|situation|workplace)\.?(?: (?:address|insured|covered|of risk))?(?: ?(?:no\.?|#)? ?\d{1,3})?\s*[:.–—-]?(?=\s|$)/i
const placesHeading = /\b(?:locations|workplaces|premises)\b/i

/** Places that rows of the declarations name by a label or a number: "Location 1: 4418 Farm Road 1960, Conroe, TX 77304". */
export function statedLocations(parts: readonly DocumentPart[]): Fact<InsuredLocation>[] {
  const declared = parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)
  return atOnePlace(
    declared.flatMap(({ page, lines }) => {
      const rows = rowsOf(lines)
      return rows.flatMap((row, at) => {
        const text = row
          .map((line) => line.text.replace(/,$/, ''))
          .join(', ')
          .replace(/^(0*\d{1,3}[.)]?|[^,\d]*\d{0,3}:?), /, '$1 ')
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
      })
    }),
  )
}

/** Lines that stand on one row, from left to right. */
function rowsOf(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = []
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].box.y - line.box.y) < 3) row.push(line)
    else rows.push([line])
  }
  return rows.map((row) => row.toSorted((a, b) => a.box.x - b.box.x))
}

const numberHeader = /^(?:loc(?:ation)?|prem(?:ises)?)(?: (?:no|number|nbr|bldg|and bldg|building))*$/
const buildingNumberHeader = /^(?:bldg|building)(?: (?:no|number|nbr))?$/

interface PremisesTable {
  readonly rows: TableBlock['rows']
  readonly number: number
  readonly building: number
  readonly keys: readonly string[]
}

function premisesTable(table: TableBlock): PremisesTable[] {
  const header = table.header ?? table.rows[0] ?? []
  const keys = header.map(({ text }) => labelKey(text))
  const number = keys.findIndex((key) => numberHeader.test(key))
  if (number === -1) return []
  const building = keys.findIndex((key) => buildingNumberHeader.test(key))
  return [{ rows: table.header ? table.rows : table.rows.slice(1), number, building, keys }]
}

/** Premises described in one table and insured in another, by their numbers. */
function joinedLocations(tables: readonly TableBlock[]): Fact<InsuredLocation>[] {
  const numbered = tables.flatMap(premisesTable)
  const numberOf = ({ number, building }: PremisesTable, row: readonly Cell[]) =>
    `${row[number]?.text ?? ''} ${row[building]?.text ?? '1'}`
      .replaceAll(/\b0+(?=\d)/g, '')
      .replaceAll(/\s*\/\s*/g, ' ')
  const limits = new Map<string, { building: number | null; contents: number | null }>()
  for (const table of numbered) {
    const coverage = table.keys.findIndex((key) =>
      /^coverages?(?: provided)?$|^(?:covered )?property$/.test(key),
    )
    const limit = table.keys.findIndex((key) => /\blimits?\b/.test(key))
    if (coverage === -1 || limit === -1) continue
    for (const row of table.rows) {
      const field = fieldOf(row[coverage]?.text ?? '', '', '', '')
      const amount = parseMoney(row[limit]?.text ?? '')
      const known = limits.get(numberOf(table, row)) ?? { building: null, contents: null }
      const side =
        field === 'propertyBuildingLimit' ? 'building' : field === 'propertyContentsLimit' ? 'contents' : null
      if (side !== null && amount !== null) known[side] = (known[side] ?? 0) + amount
      limits.set(numberOf(table, row), known)
    }
  }
  return numbered.flatMap((table) => {
    const isAddress = (at: number) => table.rows.some((row) => isStreetLine(row[at]?.text ?? ''))
    const address = table.keys.findIndex(
      (key, at) => at !== table.number && addressHeader.test(key) && (!notAddress.test(key) || isAddress(at)),
    )
    return address === -1
      ? []
      : table.rows.flatMap((row) => {
          const place = row[address]
          const insured = limits.get(numberOf(table, row))
          if (!place || !insured || (insured.building === null && insured.contents === null)) return []
          return [factOf(row, place, { address: addressOnly(place.text), ...insured })]
        })
  })
}

/** The address before what is said of the building: "101 Main St, Ashland, VA 23005 - Frame - Store". */
function addressOnly(text: string): string {
  return splitAddress(text)?.address ?? text.split(/ [-–] /)[0] ?? text
}

/** Locations side by side: a column for each, with rows for the address and the limits. */
function locationColumns({ header, rows }: TableBlock): Fact<InsuredLocation>[] {
  const all = header ? [header, ...rows] : rows
  const rowOf = (isIt: (key: string) => boolean) => all.find(([first]) => first && isIt(labelKey(first.text)))
  const addresses = rowOf((key) =>
    /^(?:(?:location|premises|property) )?address$|^(?:location|premises)$/.test(key),
  )
  const building = rowOf((key) => fieldOf(key, '', '', '') === 'propertyBuildingLimit')
  const contents = rowOf((key) => fieldOf(key, '', '', '') === 'propertyContentsLimit')
  if (!addresses || (!building && !contents) || addresses.length < 3) return []
  return addresses.slice(1).flatMap((place, at) => {
    if (!/\d/.test(place.text) || !/[A-Za-z]{3}/.test(place.text)) return []
    const amountIn = (row: readonly Cell[] | undefined) => parseMoney(row?.[at + 1]?.text ?? '')
    return [
      factOf([place], place, {
        address: place.text,
        building: amountIn(building),
        contents: amountIn(contents),
      }),
    ]
  })
}

function locationsIn(table: TableBlock): Fact<InsuredLocation>[] {
  const header = table.header ?? table.rows[0] ?? []
  const rows = table.header ? table.rows : table.rows.slice(1)
  const keys = header.map(({ text }) => labelKey(text))
  const isInsured = (at: number) => rows.some((row) => (parseMoney(row[at]?.text ?? '') ?? 0) >= 1_000_000)
  const building = keys.findIndex(
    (key, at) =>
      fieldOf(key, '', '', '') === 'propertyBuildingLimit' && (!notAddress.test(key) || isInsured(at)),
  )
  const contents = keys.findIndex((key) => fieldOf(key, '', '', '') === 'propertyContentsLimit')
  const named = keys.flatMap((key, at) =>
    addressHeader.test(key) && !notAddress.test(key) && at !== building ? [at] : [],
  )
  const hasStreets = (at: number) => rows.some((row) => isStreetLine(row[at]?.text ?? ''))
  const address = named.find(hasStreets) ?? -1
  const fallback = rows[0]?.findIndex(({ text }) => isStreetLine(text)) ?? named[0] ?? -1
  const addressAt = address === -1 ? fallback : address
  if (addressAt === -1 || (building === -1 && contents === -1)) return []
  return rows.flatMap((row) => {
    const place = row[addressAt]
    if (!place || !/\d/.test(place.text) || !/[A-Za-z]{3}/.test(place.text)) return []
    return [locationOf(row, place, { building, contents })]
  })
}

function locationOf(
  row: readonly Cell[],
  place: Cell,
  at: { building: number; contents: number },
): Fact<InsuredLocation> {
  function amount(column: number): number | null {
    return parseMoney(row[column]?.text ?? '')
  }
  return factOf(row, place, {
    address: place.text.replace(/^(?:#?\d{1,3}[.:-]?\s+)(?=[NSEW]?\d)/, '').replace(/,$/, ''),
    building: amount(at.building),
    contents: amount(at.contents),
  })
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
