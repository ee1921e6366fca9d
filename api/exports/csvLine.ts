/** A line of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula is escaped. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Makes spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

// CWE-1236: the characters with which Excel, Calc or Sheets start a formula, also behind ones that nobody sees.
const formula = /^[\p{Cf}\p{Z}]*[=+\-@\t\r＝＋－＠]/u

function csvCell(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell === null ? '' : formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
