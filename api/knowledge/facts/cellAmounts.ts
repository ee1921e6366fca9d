/** What a table cell with several amounts says of one of them. */
export interface CellAmount {
  readonly kind: 'limit' | 'share'
  /** "each accident" of "$1,000,000 each accident / $2,000,000 aggregate". */
  readonly scope: string
}

export const printedAmount = /(?:\$|USD)\s?\d+(?:,\d{3})*(?:\.\d+)?(?:\s?(?:K|MM?|million|thousand)\b)?/

const bareAmount =
  /(?<![\w$.,])\d{1,3}(?:,\d{3})+(?![\w,]|\.\d| (?:square|feet|gallons|pounds|lbs|miles|tons|head|employees|people|persons|hours|units)\b)/

/** How a text about limits prints its amounts: dot matrix printers leave the dollar sign away. */
export function amountsPrintedIn(text: string): RegExp {
  const isBare = !/\$|\bUSD\b/.test(text) && /\blimits?\b|\beach (?:accident|employee)\b/i.test(text)
  return isBare ? bareAmount : printedAmount
}

/** Each amount of a cell: "$150,000 each location, less $500 for each auto, maximum $2,500 each loss". */
export function cellAmounts(text: string): CellAmount[] {
  const matches = [...text.matchAll(new RegExp(printedAmount, 'g'))]
  let isShare = false
  return matches.map((match, at) => {
    const last = matches[at - 1]
    const before = text.slice(last ? last.index + last[0].length : 0, match.index)
    const after = text.slice(match.index + match[0].length, matches[at + 1]?.index)
    // "Deductible $250 / Not carried / $500"
    const goesOn = isShare && /(?:\/|\bmaximum)\s*$/i.test(before)
    // "$250 ded $61": the word belongs to the amount before it.
    const isTaken = isShare && shareAfter.test(before)
    isShare = goesOn || (shareBefore.test(before) && !isTaken) || shareAfter.test(after)
    return { kind: isShare ? 'share' : 'limit', scope: scopeOf(after) }
  })
}

const shareBefore = /\b(?:minus|less|(?:ded(?:uctible)?|retention)s?\.?(?: of)?)\s*:?\s*$/i
const shareAfter = /^\s*(?:ded(?:uctible)?|retention)\b/i

/** The words right after an amount, up to what is about another. */
export function scopeOf(after: string): string {
  return (
    (after.split(/[/;$(]|\b(?:minus|less|plus|ded(?:uctible)?|retention)\b/i)[0] ?? '')
      .replace(/[\s,]+(?:maximum|max\.?|up to)?\s*$/i, '')
      // Coinsurance of the next column, set too close.
      .replace(/^\s*\d.*$/, '')
      .trim()
  )
}

/** What two amounts without words of their own are, by the name of their row. */
export function pairedScopes(name: string): { subject: string; scopes: readonly [string, string] } | null {
  const [, subject, first, second] = slashed.exec(name) ?? []
  if (subject && first && second) return { subject, scopes: [first, second] }
  return /\b(?:bodily|motorists?)\b/i.test(name)
    ? { subject: name, scopes: ['each person', 'each accident'] }
    : null
}

/** "Employee benefits liability, each employee / aggregate (claims made)" */
const slashed = /^(.+?),?\s+\(?((?:each|per|any one)(?:\s[a-z ]+?)?)\s*\/\s*([a-z ]+?)\s*(?:[()].*)?$/i
