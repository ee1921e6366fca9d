import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

/** The party whose row of a table goes on in the next one, label and all: "Loss | Casco Savings Bank, Portland, ME | Loan 44-" above "Payee | 04101 | 81907"; null if there is none. */
export function wrappedPayee(label: RegExp, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  for (const { id, reading } of documents)
    for (const block of reading.blocks) {
      if (block.kind !== 'table') continue
      for (const [at, row] of block.rows.entries()) {
        const next = block.rows[at + 1]
        const [first, below] = [row[0], next?.[0]]
        if (!next || !first || !below || row.length !== next.length) continue
        const name = `${first.text} ${below.text}`
        if (label.test(first.text) || label.test(below.text) || !isWhole(label, name)) continue
        const cells = row.slice(1).map((cell, column) => joined(cell.text, next[column + 1]?.text ?? ''))
        const quotes = [...row, ...next].map(({ text }) => text).filter((text) => text !== '')
        if (!quotes.every((quote) => verifyQuote(reading, quote, first.page))) continue
        return {
          status: 'ANSWERED',
          verdict: null,
          answer: `${name}: ${cells.filter((cell) => cell !== '').join('; ')}.`,
          citations: [row, next].flatMap((cellsOf) => {
            const whole = cellsOf.map(({ text }) => text).join(' ')
            const own = verifyQuote(reading, whole, first.page) ? [whole] : cellsOf.map(({ text }) => text)
            return own.map((quote) => ({ documentId: id, page: first.page, quote, role: 'SOURCE' as const }))
          }),
        }
      }
    }
  return null
}

function isWhole(label: RegExp, name: string): boolean {
  return name.replace(label, '').replaceAll(/[\s:.]/g, '') === ''
}

/** A number that a line breaks at its hyphen is one: "Loan 44-" above "81907". */
function joined(above: string, below: string): string {
  return /\d-$/.test(above) && /^\d/.test(below) ? above + below : `${above} ${below}`.trim()
}
