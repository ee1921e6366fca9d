/** A line of a CSV file (RFC 4180). What a spreadsheet would take for a formula is marked as text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** So that spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\ufeff'

// The CWE-1236 of texts that clients write: everything that Excel, Calc or Sheets may begin a formula with.
const formula = /^[=+\-@\t\r＝＋－＠]/

function csvCell(cell: string | number | null): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell === null ? '' : formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
