import { verbatimParts } from '../../reading/passages/verifyQuote.ts'
import { isLacking } from '../facts/isLacking.ts'
import type { AnswerDocument, PolicyAnswer } from './policyAnswer.ts'

/** "No. CG 20 37 is NOT attached.", from a line that says so of what the pattern names; null where none does. */
export function statedLack(named: RegExp, documents: readonly AnswerDocument[]): PolicyAnswer | null {
  for (const { id, reading } of documents)
    for (const { number: page, lines } of reading.pages)
      for (const { text } of lines) {
        const quote = named.test(text) && isLacking(text) ? verbatimParts(reading, text, page) : null
        if (quote)
          return {
            status: 'ANSWERED',
            verdict: 'EXCLUDED',
            answer: `No. ${text.replace(/\.?$/, '.')}`,
            citations: quote.map((part) => ({ documentId: id, page, quote: part, role: 'SOURCE' })),
          }
      }
  return null
}
