import { strToU8, zipSync } from 'fflate'
import type { ExportCells, ExportDeps, ExportedList } from './exportedList.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** A list as a one-sheet Excel workbook, built in memory. */
export async function exportedWorkbook<Asked>(
  { heading, lines }: ExportedList<Asked>,
  deps: ExportDeps,
  asked: Asked,
): Promise<Uint8Array<ArrayBuffer>> {
  const rows: ExportCells[] = heading === null ? [] : [heading]
  for await (const some of lines(deps, asked)) rows.push(...some)
  return workbookOf(rows)
}

/** Rows as a one-sheet Excel workbook. */
export function workbookOf(rows: readonly ExportCells[]): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}"><sheetData>${rows.map(rowOf).join('')}</sheetData></worksheet>`,
    ),
  })
}

function part(xml: string): Uint8Array {
  return strToU8(declaration + xml)
}

function rowOf(cells: ExportCells, at: number): string {
  const row = at + 1
  return `<row r="${row}">${cells.map((value, column) => cellOf(value, columnName(column) + row)).join('')}</row>`
}

function cellOf(value: ExportCells[number], place: string): string {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** `A` to `Z`, then `AA`. */
function columnName(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** XML can't contain control characters. */
function escaped(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}
