import { findAddresses } from './findAddress.ts'

/** How a lender wants to be named on a policy. */
export interface LenderClause {
  readonly kind: 'loss payee' | 'mortgagee'
  /** With what follows the name, and the address, on one line: `Lakeside Bank, ISAOA/ATIMA, PO Box 35, Newark, OH 43058`. */
  readonly words: string
}

/** The clause that a lender's letter gives to copy: `Change the mortgagee clause to:`, and the lines below. */
export function lenderClause(text: string): LenderClause | null {
  const found = leadIn.exec(text)
  if (!found) return null
  const from = found.index + found[0].length
  const address = findAddresses(text).find(({ start }) => start > from && start < from + longestName)
  const name = text.slice(from, address?.start ?? from)
  if (!address || /[.!?]\s/.test(name.replaceAll(abbreviation, ' '))) return null
  const { line1, line2, city, zone, postalCode } = address.address
  return {
    kind: /mortgag|lender/i.test(found[0]) ? 'mortgagee' : 'loss payee',
    words: [
      inOneLine(name).replace(/,?\s+(?=Attn\b)/i, ', '),
      line1,
      line2,
      city,
      [zone, postalCode].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

/** The number of the loan, as a letter or a request gives it; null without one. */
export function loanNumber(text: string): string | null {
  return loan.exec(text)?.groups?.['number']?.replace(/[.-]+$/, '') ?? null
}

const longestName = 220
const leadIn =
  /\b(?:mortgagee|loss payee|lender(?:['’]s)?|lien ?holder)\b[^.:\n]{0,100}(?::|\b(?:to read|must read|should read|as follows)\b)\s*(?=\p{Lu})/iu
const abbreviation = /\b(?:Inc|Co|Corp|Ltd|N\.?A|P\.?O|Attn|Dept|St|Ste|No|L\.L\.C|F\.S\.B)\./gi
const loan =
  /\bloan\s*(?:(?:number|no\b\.?|num\b\.?|id\b|account)\s*)?(?:(?:is|:|#)\s*)*(?<number>(?=[A-Z-]*\d)[A-Z0-9][A-Z0-9-]{3,24})/i

function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
}
