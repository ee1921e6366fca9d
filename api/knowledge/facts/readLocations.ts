import type { Cell, Reading, TableBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { fieldOf } from './readAmounts.ts'
import { isStreetLine, labelKey, parseMoney } from './values.ts'

const addressHeader = /\b(?:address|location|premises|description of premises|situation)\b/
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
  return tables.flatMap(locationsIn)
}

function locationsIn(table: TableBlock): Fact<InsuredLocation>[] {
  const header = table.header ?? table.rows[0] ?? []
  const rows = table.header ? table.rows : table.rows.slice(1)
  const keys = header.map(({ text }) => labelKey(text))
  const building = keys.findIndex(
    (key) => fieldOf(key, '', '', '') === 'propertyBuildingLimit' && !notAddress.test(key),
  )
  const contents = keys.findIndex((key) => fieldOf(key, '', '', '') === 'propertyContentsLimit')
  const address = keys.findIndex(
    (key, at) => addressHeader.test(key) && !notAddress.test(key) && at !== building,
  )
  const fallback = rows[0]?.findIndex(({ text }) => isStreetLine(text)) ?? -1
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
  return {
    value: {
      address: place.text.replace(/^(?:#?\d{1,3}[.:-]\s+)/, ''),
      building: amount(at.building),
      contents: amount(at.contents),
    },
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
