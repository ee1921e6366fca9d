/** A policy term of a loss run. */
export interface PolicyTerm {
  /** As printed: `CPP 7741902-01`; null if the term stands alone. */
  readonly policy: string | null
  /** YYYY-MM-DD */
  readonly from: string
  readonly to: string
  /** Cents; null when the file states none. */
  readonly premium: number | null
  /** Whether the file says that there were no losses. */
  readonly isClean: boolean
}

/** A policy term with its premium in cents. */
interface PolicyYear extends PolicyTerm {
  readonly premium: number
}

const day = String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`
const term = new RegExp(
  String.raw`(?<!\d)${day}(\s*(?:-|–|—|to|thru|through|until)\s*|\s+)${day}(?!\d)`,
  'gi',
)
const premium = /premium\b[^$\d\n]{0,30}\$?\s?(\d[\d,]*(?:\.\d\d)?)/i
/** How far behind its term a premium may stand, in characters. */
const reach = 160
const policyNumber =
  /\bpolicy(?: (?:no\.?|number|#))?\s*:?\s+((?:[A-Z]{2,5}\s+)?(?=[A-Z\d -]*\d{2})[A-Z\d][A-Z\d-]*(?:\s[A-Z\d-]*\d[A-Z\d-]*){0,3})/i
const termLabel = /\b(?:policy|term|period|coverage)\b/i
/** "No losses reported this term", "No known losses". */
export const cleanWords =
  /\b(?:no|zero|nil) (?:known |reported |open |recorded |incurred )*(?:losses|claims|loss activity|claim activity)\b|\b(?:losses|claims)\b[\s:]{1,3}(?:none|nil)\b|\bloss[- ]free\b|\bclean\b/i

/** The policy terms that a text names, oldest first: `Policy CPP-01 03/01/2024-03/01/2025 Premium $22,910`. */
export function policyTerms(text: string): PolicyTerm[] {
  const terms = [...text.matchAll(term)].filter(isTerm)
  const found = terms.map((match, at): PolicyTerm => {
    const [, m1, d1, y1, , m2, d2, y2] = match
    const start = match.index + match[0].length
    const next = terms[at + 1]?.index ?? text.length
    const amount = premium.exec(text.slice(start, Math.min(next, start + reach)))?.[1]
    const lineStart = text.lastIndexOf('\n', match.index) + 1
    return {
      policy: policyNumber.exec(text.slice(lineStart, match.index))?.[1]?.trim() ?? null,
      from: isoDay(y1, m1, d1),
      to: isoDay(y2, m2, d2),
      premium: amount === undefined ? null : Math.round(Number(amount.replaceAll(',', '')) * 100),
      isClean: cleanWords.test(text.slice(start, next)),
    }
  })
  function isTerm(match: RegExpMatchArray): boolean {
    const [, m1, d1, y1, between = '', m2, d2, y2] = match
    const index = match.index ?? 0
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
    const after = text.slice(index + match[0].length, index + match[0].length + reach).split(term)[0] ?? ''
    // Dates side by side in a row of claims are no term.
    const isYear = m1 === m2 && d1 === d2
    return (
      isoDay(y1, m1, d1) < isoDay(y2, m2, d2) &&
      (between.trim() !== '' || isYear) &&
      (premium.test(after) || termLabel.test(line))
    )
  }
  return [...new Map(found.map((each) => [`${each.policy} ${each.from}`, each])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  )
}

export function hasPremium(each: PolicyTerm): each is PolicyYear {
  return each.premium !== null
}

function isoDay(year = '', month = '', date = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
