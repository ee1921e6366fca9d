import type { Reading } from '../../reading/index.ts'
import type { PolicyPart } from './coverageRows.ts'
import { readStatements } from './statements.ts'
import type { Statement } from './statement.ts'

/** The statements that a line of the certificate is looked up in: those of its own part first, then those of no part. */
export function poolsOf(
  policy: Reading,
  parts: readonly PolicyPart[],
  says: readonly Statement[],
): Map<string, Statement[][]> {
  const own = new Map(
    parts.flatMap(({ row, blocks }) =>
      blocks ? [[row.title, readStatements({ ...policy, blocks: [...blocks] })] as const] : [],
    ),
  )
  return new Map(
    [...own].map(([title, mine]) => {
      const quotes = new Set(
        [...own].flatMap(([other, theirs]) => (other === title ? [] : theirs.map(({ quote }) => quote))),
      )
      // An endorsement's changes come after the parts.
      const changed = says.filter(
        ({ origin, quote, label }) =>
          origin === 'endorsement' && (!quotes.has(quote) || quote.length > label.length + 40),
      )
      return [title, [[...mine, ...changed], says.filter(({ quote }) => !quotes.has(quote))]]
    }),
  )
}
