import type { Reading } from '../../reading/index.ts'
import { normal } from './coverageItem.ts'
import type { Statement } from './statement.ts'

/** Words of a document, and their page. */
export type Words = Pick<Statement, 'text' | 'quote' | 'page'>

/** The cells of a certificate's column whose header fits; null when it has no such column. */
export function columnValues(
  certificate: Reading,
  header: RegExp,
): Pick<Statement, 'text' | 'quote' | 'page'>[] | null {
  for (const block of certificate.blocks) {
    if (block.kind !== 'table' || !block.header) continue
    const index = block.header.findIndex(({ text }) => header.test(normal(text)))
    if (index < 0) continue
    return block.rows.flatMap((row) => {
      const cell = row[index]
      return cell && cell.text.trim() !== '' ? [{ text: cell.text, quote: cell.text, page: cell.page }] : []
    })
  }
  return null
}

/** A yes-or-no cell in the row of a coverage. */
export function flagOf(
  certificate: Reading,
  header: RegExp,
  row: RegExp,
): Pick<Statement, 'text' | 'quote' | 'page'> | null {
  for (const block of certificate.blocks) {
    if (block.kind !== 'table' || !block.header) continue
    const index = block.header.findIndex(({ text }) => header.test(normal(text)))
    const cells = block.rows.find((each) => each.some(({ text }) => row.test(normal(text))))
    const cell = index < 0 ? undefined : cells?.[index]
    if (cell) return { text: cell.text.trim() || 'N', quote: cell.text, page: cell.page }
  }
  return null
}

/** Whether a cell says yes. */
export function isYes(text: string | undefined): boolean {
  return /^(y|yes|x|\[x\])$/i.test(text?.trim() ?? '')
}

/** The name of a party, without the address behind it. */
export function partyOf(text: string): string {
  return text.split(/,(?! ?(?:LLC|Inc|LP|LLP|Ltd|Co)\b)|\n|\bNAIC\b/)[0]?.trim() ?? text
}
