/** A policy year of a loss run, with its premium in cents. */
export interface PolicyYear {
  /** YYYY-MM-DD */
  readonly from: string
  readonly to: string
  readonly premium: number
}

const day = String.raw`(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})`
const term = new RegExp(String.raw`(?<!\d)${day}\s*(?:-|–|—|to|thru|through|until)\s*${day}(?!\d)`, 'gi')
const premium = /premium\b[^$\d\n]{0,30}\$?\s?(\d[\d,]*(?:\.\d\d)?)/i
/** How far behind its term a premium may stand, in characters. */
const reach = 160

/** The policy years that a text gives a premium for: `03/01/2024-03/01/2025 Premium $22,910`, oldest first. */
export function policyYears(text: string): PolicyYear[] {
  const terms = [...text.matchAll(term)]
  const years = terms.flatMap((match, at) => {
    const [, m1, d1, y1, m2, d2, y2] = match
    const [from, to] = [isoDay(y1, m1, d1), isoDay(y2, m2, d2)]
    const start = match.index + match[0].length
    const end = Math.min(terms[at + 1]?.index ?? text.length, start + reach)
    const amount = Number(premium.exec(text.slice(start, end))?.[1]?.replaceAll(',', '') ?? Number.NaN)
    return Number.isNaN(amount) || from >= to ? [] : [{ from, to, premium: Math.round(amount * 100) }]
  })
  return [...new Map(years.map((year) => [year.from, year])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  )
}

function isoDay(year = '', month = '', date = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}
