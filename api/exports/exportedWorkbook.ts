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
  return workbookOf(rows, { hasHeading: heading !== null })
}

/** Rows as a one-sheet Excel workbook. The heading is bold and stays in view. */
export function workbookOf(
  rows: readonly ExportCells[],
  { hasHeading = true }: { hasHeading?: boolean } = {},
): Uint8Array<ArrayBuffer> {
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}">${hasHeading ? frozenRow : ''}${widthsOf(rows)}<sheetData>${rows.map((cells, at) => rowOf(cells, at, { isHeading: hasHeading && at === 0 })).join('')}</sheetData></worksheet>`,
    ),
    'xl/styles.xml': part(
      `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/><xf numFmtId="164" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
    ),
  })
}

/** The places of `cellXfs` in the styles. */
const styles = { heading: 1, dollars: 2 }

const frozenRow =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** Widths in characters. A long text wraps nowhere, so it is cut off by the next column. */
const width = { least: 8, most: 60 }

/** Columns as wide as their longest text. */
function widthsOf(rows: readonly ExportCells[]): string {
  const widths: number[] = []
  for (const cells of rows)
    for (const [column, value] of cells.entries())
      widths[column] = Math.max(widths[column] ?? width.least, String(value ?? '').length + 2)
  const cols = widths.map(
    (characters, column) =>
      `<col min="${column + 1}" max="${column + 1}" width="${Math.min(characters, width.most)}" customWidth="1"/>`,
  )
  return cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`
}

function part(xml: string): Uint8Array {
  return strToU8(declaration + xml)
}

function rowOf(cells: ExportCells, at: number, { isHeading }: { isHeading: boolean }): string {
  const row = at + 1
  return `<row r="${row}">${cells.map((value, column) => cellOf(value, columnName(column) + row, { isHeading })).join('')}</row>`
}

/** "$1,250.00": written as a number, so that a column can be summed. */
const dollars = /^\$\s?([\d,]+(?:\.\d+)?)$/

function cellOf(value: ExportCells[number], place: string, { isHeading }: { isHeading: boolean }): string {
  if (value === null) return ''
  const amount = typeof value === 'string' ? dollars.exec(value)?.[1] : undefined
  if (amount !== undefined)
    return `<c r="${place}" s="${styles.dollars}"><v>${amount.replaceAll(',', '')}</v></c>`
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  return `<c r="${place}"${isHeading ? ` s="${styles.heading}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
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
