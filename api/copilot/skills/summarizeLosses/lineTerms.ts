import { cleanTermsIn, cleanWords, type PolicyYear, policyYears } from './policyYears.ts'

/** A term of the policy of one line of business. */
export interface LineTerm {
  /** Without abbreviation: `General liability`. */
  readonly line: string
  readonly from: string
  readonly to: string
}

const labeled =
  /\b(?:line(?: of business)?|lob|coverage(?: line)?|policy type)\s*[:#]\s*([a-z][a-z'’&/ ]{1,40}?)(?=\s{2,}|\s*(?:[|,;.(]|\b(?:policy|pol|term|eff\w*|period|no)\b|$))/i
const fullName =
  /\b(general liability|work(?:ers?['’]?)? comp(?:ensation)?|(?:commercial|business) auto(?:mobile)?|commercial property|inland marine|umbrella|businessowners|professional liability)\b/i
const heading = /\bloss (?:run|history|experience|report)|\bclaims? history|\bpolicy\b|\bterm\b/i
/** A claim as a loss run lists it. */
interface Listed {
  readonly number: string
  readonly line: string | null
  readonly term: PolicyYear | null
}

/**
 * The claims with the line of business that they are listed under, and the terms of each line: those that rows and
 * headings name, also without a claim.
 */
export function byLineAndTerm<Claim extends Listed>(
  claims: readonly Claim[],
  { rows, tabled }: { rows: readonly string[]; tabled: readonly string[] },
): { readonly claims: Claim[]; readonly lineTerms: LineTerm[] } {
  const headed: Pick<Listed, 'line' | 'term'>[] = []
  const under = new Map<Claim, string>()
  let current: string | null = null
  for (const row of rows) {
    const listedHere = claims.filter(({ number }) => number.length > 3 && row.includes(number))
    if (listedHere.length === 0) {
      current = lineIn(row) ?? current
      const terms = cleanWords.test(row) ? cleanTermsIn(row) : policyYears(row)
      headed.push(...terms.map((term) => ({ line: abbreviatedIn(row) ?? current, term })))
    }
    for (const claim of listedHere) if (current !== null && !under.has(claim)) under.set(claim, current)
  }
  const clean = tabled.flatMap((row) =>
    cleanTermsIn(row).map((term) => ({ line: abbreviatedIn(row) ?? current, term })),
  )
  const listed = claims.map((claim) => ({ ...claim, line: claim.line ?? under.get(claim) ?? null }))
  // A table that names the line of each row needs no heading.
  const hasColumn = claims.some(({ line }) => line !== null)
  const terms = [...(hasColumn ? [] : headed), ...clean, ...listed].flatMap(({ line, term }) =>
    line === null || term === null ? [] : [{ line: lineName(line), from: term.from, to: term.to }],
  )
  const distinct = new Map(terms.map((term) => [`${term.line} ${term.from}`, term]))
  return { claims: listed, lineTerms: [...distinct.values()] }
}

/** The line of business that a heading names. */
function lineIn(row: string): string | null {
  const label = labeled.exec(row)?.[1]?.trim()
  if (label) return label
  return heading.test(row) ? (fullName.exec(row)?.[1] ?? null) : null
}

/** The line of business with which a row of a table begins: "GL 03/01/2023-24 No losses reported". */
function abbreviatedIn(row: string): string | null {
  const words = row.split(/\s+/).slice(0, 4)
  const beginnings = words.flatMap((word, at) => [word, words.slice(0, at + 1).join(' ')])
  return beginnings.find((beginning) => lineName(beginning) !== beginning) ?? null
}

/** What the abbreviations of loss runs stand for. */
const lineNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:c?gl|general liab(?:ility)?)$/i, 'General liability'],
  [/^(?:wc|work(?:ers?['’]?)? comp(?:ensation)?)$/i, 'Workers compensation'],
  [
    /^(?:al|ca|ba|bap|cal|auto|(?:comm(?:ercial)?|business) auto(?:mobile)?|auto liab(?:ility)?)$/i,
    'Commercial auto',
  ],
  [/^(?:apd|auto phys(?:ical)? dam(?:age)?)$/i, 'Auto physical damage'],
  [/^(?:cp|prop(?:erty)?|comm(?:ercial)? property)$/i, 'Property'],
  [/^bop$/i, 'Businessowners'],
  [/^(?:im|inland marine)$/i, 'Inland marine'],
  [/^(?:umb|cu|umbrella)$/i, 'Umbrella'],
  [/^(?:xs|excess)$/i, 'Excess liability'],
]

/** A line of business without its abbreviation. */
export function lineName(printed: string): string {
  const named = lineNames.find(([pattern]) => pattern.test(printed.replaceAll('.', '').trim()))
  return named?.[1] ?? printed
}
