import type { Reading } from '../../reading/index.ts'
import { proseStatements } from './proseStatements.ts'
import type { Statement } from './statement.ts'
import { tableStatements } from './tableStatements.ts'

/** Every labeled value of a document: in tables, as "label: value", and in sentences that set an amount. */
export function readStatements(reading: Reading): Statement[] {
  return reading.blocks.flatMap((block) => {
    const origin = isEndorsement(block.headings) ? ('endorsement' as const) : ('declarations' as const)
    if (block.kind === 'table') return tableStatements(block, origin)
    const said = proseStatements(block.text, { page: block.page, headings: block.headings, origin })
    // A line in large type may say something too: "Quote valid until 06/11/2026".
    return block.kind === 'heading' ? said.filter(({ item, text }) => item !== null && /\d/.test(text)) : said
  })
}

function isEndorsement(headings: readonly string[]): boolean {
  return headings.some((heading) => /endorsement|amendment|amendatory|changes\b/i.test(heading))
}

/** What the document says about an item: an endorsement before the declarations, an amount before words. */
export function stated(statements: readonly Statement[], key: string): Statement | null {
  const about = statements.filter(({ item }) => item?.key === key)
  const rank = ({ origin, amount, percent, standing }: Statement) =>
    (origin === 'endorsement' ? 4 : 0) +
    (amount !== null || percent !== null ? 2 : 0) +
    (standing === 'stated' ? 0 : 1)
  return about.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
