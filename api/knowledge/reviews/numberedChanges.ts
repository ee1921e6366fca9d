import { verbsOfChange } from '../facts/changesLimits.ts'
import type { Evidence } from './policyWording.ts'
import { moneyIn, statement, type Statement } from './statement.ts'

const numberedChange = new RegExp(
  String.raw`\b(?:item|(?:insuring )?clause|(?:insuring )?agreement|coverage|part)\s+(?:([0-9]{1,2}) ?\(([a-z])\)|([0-9]{1,2}[A-Z]?|[IVX]+|[A-Z])\b)\.? .{0,60}\b(?:${verbsOfChange})\b(?: from (?:\$|USD )[\d,]+)?.{0,40}?((?:\$|USD )[\d,]+)`,
  'i',
)

/** "Item 5G of the Declarations is amended to read $250,000": the label follows that number. */
export function numberedChanges(sentences: readonly Evidence[], headings: readonly string[]): Statement[] {
  // "ITEM 4." may end a sentence of its own.
  const rows = sentences.map(({ quote }, at) =>
    /^(?:item )?\d{1,2}\.$/i.test(quote) ? `${quote} ${sentences[at + 1]?.quote ?? ''}` : quote,
  )
  return sentences.flatMap(({ quote, page }) => {
    const [, above, letter, own, amount] = numberedChange.exec(quote) ?? []
    const number = above ?? own
    if (!number || !amount) return []
    const begins = new RegExp(String.raw`^(?:item )?${number}[.:)]?\s+(?=[A-Za-z])`, 'i')
    const row = rows.find((each) => each !== quote && begins.test(each) && moneyIn(each) !== null)
    const label = letter ? partOf(row ?? '', letter) : row?.replace(/\s*(?:\$|USD ).*$/, '')
    const named = label?.replace(begins, '').replace(/:$/, '')
    return named ? [statement(named, amount, quote, { page, headings, origin: 'endorsement' })] : []
  })
}

/** "Limit of Liability in the aggregate", of the part (b) of "4. Limit of Liability: (a) $2,000,000 each claim (b) $3,000,000 in the aggregate". */
function partOf(row: string, letter: string): string {
  const [title = '', ...parts] = row.split(/\s*\((?=[a-z]\)\s)/)
  const part = parts.find((each) => each.startsWith(`${letter})`)) ?? ''
  const words = part
    .slice(2)
    .replace(/(?:\$|USD )[\d,]+/, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return part === '' ? '' : `${title.replace(/:$/, '')} ${words}`
}
