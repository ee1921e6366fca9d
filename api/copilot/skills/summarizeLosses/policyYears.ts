/** A policy year of a loss run. */
export interface PolicyYear {
  /** YYYY-MM-DD */
  readonly from: string
  readonly to: string
  /** Cents; null where none is stated. */
  readonly premium: number | null
}

const day = String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`
const term = new RegExp(String.raw`(?<!\d)${day}\s*(?:-|–|—|to|thru|through|until)\s*${day}(?!\d)`, 'gi')
const premium = /premium\b[^$\d\n]{0,30}\$?\s?(\d[\d,]*(?:\.\d\d)?)/i
/** How far behind its term a premium may stand, in characters. */
const reach = 160
/** What a line says before the term of a policy; other periods are those of reports. */
const ofPolicy = /\b(?:policy|term|eff(?:ective)?)\b[^\n]*$/i

/** "No losses reported this term", "No known losses". */
export const cleanWords =
  /\b(?:no|zero|nil) (?:known |reported |open |recorded |incurred )*(?:losses|claims|loss activity|claim activity)\b|\b(?:losses|claims)\b[\s:]{1,3}(?:none|nil)\b|\bloss[- ]free\b|\bclean\b/i

/** The policy years that a text names or gives a premium for: `03/01/2024-03/01/2025 Premium $22,910`, oldest first. */
export function policyYears(text: string): PolicyYear[] {
  const terms = [...text.matchAll(term)]
  const years = terms.flatMap((match, at) => {
    const [, m1, d1, y1, m2, d2, y2] = match
    const [from, to] = [isoDay(y1, m1, d1), isoDay(y2, m2, d2)]
    const start = match.index + match[0].length
    const end = Math.min(terms[at + 1]?.index ?? text.length, start + reach)
    const amount = premium.exec(text.slice(start, end))?.[1]
    const isPolicys = amount !== undefined || ofPolicy.test(text.slice(0, match.index))
    if (!isPolicys || from >= to) return []
    return [{ from, to, premium: amount === undefined ? null : cents(amount) }]
  })
  // The line that states the premium counts.
  const sorted = years.toSorted((a, b) => Number(a.premium !== null) - Number(b.premium !== null))
  return [...new Map(sorted.map((year) => [year.from, year])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  )
}

/** The policy year that a cell names, by both days, by its first one or with the year alone behind: `05/01/25-26`. */
export function termIn(text: string): PolicyYear | null {
  const [, month, date, year = ''] = new RegExp(day).exec(text) ?? []
  const from = isoDay(year, month, date)
  const [whole] = policyYears(`Policy ${text}`)
  if (whole?.from === from || year === '') return whole ?? null
  return { from, to: `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, premium: null }
}

/** The terms of which a row says that there were no claims. */
export function cleanTermsIn(row: string): PolicyYear[] {
  if (!cleanWords.test(row)) return []
  const named = policyYears(`Policy ${row}`)
  const short = named.length > 0 ? null : termIn(shortTerm.exec(row)?.[0] ?? '')
  return short ? [short] : named
}

/** `04/15/2025-26` */
const shortTerm = /(?<!\d)\d{1,2}\/\d{1,2}\/\d{2,4}\s?[-–]\s?\d{2}(?![\d/])/

/** The premium of each year that a message tells, in cents: `premium was about 58k a year`; null without one. */
export function toldPremium(text: string): number | null {
  const found = told.exec(text)?.groups
  if (!found?.['amount']) return null
  const amount = cents(found['amount'])
  return found['thousands'] ? amount * 1_000 : amount
}

const told =
  /\b(?:annual |yearly )?premiums?\b[^.;\n\d]{0,30}\$?\s?(?<amount>\d[\d,]*(?:\.\d+)?)\s?(?<thousands>k\b|thousand\b)?\s*(?:(?<=annual [^;\n]*)|(?:a|an|per|each|every|for each|\/)\s*(?:policy )?(?:year|yr|term)\b|annually\b|yearly\b)/i

function cents(amount: string): number {
  return Math.round(Number(amount.replaceAll(',', '')) * 100)
}

/** A printed day as YYYY-MM-DD. */
export function isoDay(year = '', month = '', date = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
