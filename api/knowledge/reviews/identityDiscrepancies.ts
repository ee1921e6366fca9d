import { usDate } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { withinEdits } from '../accounts/similar/withinEdits.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { columnValues, partiesBehind, partyOf, wordsOf, type Words } from './certificateCells.ts'
import { namesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Statement } from './statement.ts'

/** What a certificate says of the policy itself: its number, its parties and its term. */
export function identityDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  {
    facts,
    says,
    policy,
    agreeing,
  }: {
    facts: PolicyFacts
    says: readonly Statement[]
    policy: Reading
    agreeing: string[]
  },
): Discrepancy[] {
  const text = textOf(certificate)
  const termFacts = { ...termOf(says), ...known(facts) }
  const labeled = (pattern: RegExp) =>
    columnValues(certificate, pattern) ?? shown.filter(({ label }) => pattern.test(normal(label)))
  return [
    ...[
      {
        field: 'Policy number',
        fact: facts.scalars.policyNumber.fact,
        agrees: (real: string) => codeOf(text).includes(codeOf(real)),
        values: (real: string) => {
          const values = labeled(/^policy( number| no)?$/).filter((each) => /\d/.test(each.text))
          return values.length > 0 ? values : similarCodes(certificate, real)
        },
        shownAs: (value: string) => value,
      },
      {
        field: 'Named insured',
        fact: facts.scalars.insuredName.fact ?? insuredOf(says),
        agrees: (real: string) =>
          nameOf(text).includes(nameOf(partyOf(real).split(/ (?:dba|d\/b\/a) /i)[0] ?? real)),
        values: () => partiesBehind(certificate, /^(?:first )?(?:named )?insured\b(?! ?\()/i),
        shownAs: partyOf,
      },
      {
        field: 'Carrier name',
        fact: facts.scalars.carrierName.fact ?? carrierOf(policy),
        agrees: (real: string) => nameOf(text).includes(nameOf(partyOf(real))),
        values: () =>
          partiesBehind(
            certificate,
            /^(?:insurer(?: [a-f]\b)?(?: name)?|(?:insurance )?(?:company|carrier)(?: affording coverage)?)/i,
          ),
        shownAs: partyOf,
      },
    ].flatMap(({ field, fact, agrees, values, shownAs }) => {
      if (!fact) return []
      if (agrees(fact.value)) {
        agreeing.push(field)
        return []
      }
      const wrong = values(fact.value)[0]
      if (!wrong) return []
      return [
        differs(field, wrong, factWords(fact), {
          shouldBe: shownAs(fact.value),
          onCertificate: shownAs(wrong.text),
          severity: 'high',
        }),
      ]
    }),
    ...termDiscrepancies(certificate, labeled, { ...termFacts, agreeing }),
  ]
}

type Told = { readonly value: string; readonly quote: string; readonly page: number }

interface Term {
  readonly effectiveDate: Told | null
  readonly expirationDate: Told | null
}

function known({ scalars: { effectiveDate, expirationDate } }: PolicyFacts): Partial<Term> {
  return {
    ...(effectiveDate.fact && { effectiveDate: effectiveDate.fact }),
    ...(expirationDate.fact && { expirationDate: expirationDate.fact }),
  }
}

/** The term from a line that is labeled so, where the facts have none. */
function termOf(says: readonly Statement[]): Term {
  const line = says.find(
    ({ label, text }) => /\b(?:policy )?(?:period|term)$/i.test(label) && datesIn(text).length === 2,
  )
  const [from, to] = datesIn(line?.text ?? '')
  const told = (day: string | undefined) =>
    line && day ? { value: day, quote: line.quote, page: line.page } : null
  return { effectiveDate: told(from?.day), expirationDate: told(to?.day) }
}

function insuredOf(says: readonly Statement[]): Told | null {
  const line = says.find(({ label }) => /^(?:first )?named insured/i.test(label))
  const name = line && (namesIn(line.text)[0] ?? partyOf(line.text))
  return line && name ? { value: name, quote: line.quote, page: line.page } : null
}

/** The first name in a policy that an insurance company could have. */
function carrierOf(policy: Reading): Told | null {
  for (const { text, page } of wordsOf(policy)) {
    const name =
      /\b[A-Z][\w&.'-]+(?: (?:[A-Z&][\w&.'-]*|and|of))*? (?:Insurance|Casualty|Indemnity|Assurance|Surety|Mutual|Underwriters)(?: (?:[A-Z&][\w&.'-]*|and|of))*? ?(?:Company|Co\.?|Corporation|Exchange|Mutual|Ltd\.?)\b/i.exec(
        text,
      )?.[0]
    if (name && name.length < 80) return { value: name, quote: name, page }
  }
  return null
}

function factWords({ value, quote, page }: { value: string; quote: string; page: number }): Words {
  return { text: value, quote, page }
}

/** Codes that look like the policy's number, the likest first. */
function similarCodes(certificate: Reading, real: string): Words[] {
  return wordsOf(certificate).flatMap((words) =>
    [...words.text.matchAll(/\b(?:[A-Z]{1,5}[ -])?[A-Z0-9]*\d[A-Z0-9]*(?:[ -]\d[A-Z0-9]*){0,3}\b/g)].flatMap(
      ([code]) => (withinEdits(codeOf(code), codeOf(real), 3) ? [{ ...words, text: code }] : []),
    ),
  )
}

/** The certificate's effective and expiration dates have to be the policy's. */
function termDiscrepancies(
  certificate: Reading,
  labeled: (pattern: RegExp) => Words[],
  { effectiveDate, expirationDate, agreeing }: Term & { agreeing: string[] },
): Discrepancy[] {
  const all = wordsOf(certificate).flatMap((words) =>
    /\b(?:issued?|date \(|printed|prepared)/i.test(words.text) && datesIn(words.text).length === 1
      ? []
      : datesIn(words.text).map((date) => ({ ...words, ...date })),
  )
  const periods = labeled(/^(?:policy )?(?:period|term|dates?)$|^from/).flatMap((words) => {
    const dates = datesIn(words.text)
    return dates.length === 2 ? [dates.map((date) => ({ ...words, ...date }))] : []
  })
  return (
    [
      ['Effective date', /^(policy )?eff(ective)?( date)?$|^inception( date)?$|^from$/, effectiveDate, 0],
      [
        'Expiration date',
        /^(policy )?exp(ires|iration|iry)?( date)?$|^(?:to|until|ends)$/,
        expirationDate,
        1,
      ],
    ] as const
  ).flatMap(([field, pattern, real, at]) => {
    if (!real) return []
    const columns = labeled(pattern).flatMap((words) =>
      datesIn(words.text).map((date) => ({ ...words, ...date })),
    )
    const values = columns.length > 0 ? columns : periods.flatMap((dates) => dates[at] ?? [])
    const candidates =
      values.length > 0 ? values : nearestTo(real.value, all, [effectiveDate, expirationDate])
    if (candidates.length === 0) return []
    // Another policy on the same certificate may run over other dates.
    const wrong = candidates.every(({ day }) => day !== real.value) ? candidates[0] : undefined
    if (!wrong) {
      agreeing.push(field)
      return []
    }
    return [differs(field, wrong, factWords(real), { shouldBe: usDate(real.value), severity: 'high' })]
  })
}

const dayMilliseconds = 86_400_000
const longestSlip = 750

/** The dates that may have been meant for a day: the day itself, or one near to it that is not the other of the term. */
function nearestTo<Date extends { readonly day: string }>(
  day: string,
  dates: readonly Date[],
  term: readonly ({ readonly value: string } | null)[],
): Date[] {
  if (dates.some((date) => date.day === day)) return dates.filter((date) => date.day === day)
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day)) / dayMilliseconds
  return dates
    .filter((date) => term.every((other) => other?.value !== date.day) && distance(date.day) <= longestSlip)
    .toSorted((a, b) => distance(a.day) - distance(b.day))
}

/** Letters and digits alone. */
function codeOf(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** A name without case and punctuation, `&` as `and`; short and long forms of its legal form are alike. */
function nameOf(text: string): string {
  return ` ${normal(text.replaceAll('&', ' and '))
    .replaceAll(/\bthe\b/g, '')
    .replaceAll(/\bincorporated\b/g, 'inc')
    .replaceAll(/\bcorporation\b/g, 'corp')
    .replaceAll(/\bcompany\b/g, 'co')
    .replaceAll(/\s+/g, ' ')
    .trim()} `
}

/** The days in a text, in their order. */
export function datesIn(raw: string): { text: string; day: string }[] {
  // "1 June 2024" is June 1, 2024.
  const text = raw.replaceAll(/\b(\d{1,2}) ([A-Z][a-z]{2,8}) (\d{4})\b/g, '$2 $1, $3')
  return [
    ...text.matchAll(
      /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})\b|\b([A-Z][a-z]+|[A-Z]{3,9})\.? (\d{1,2}),? (\d{4})\b|\b(\d{4}-\d{2}-\d{2})\b/g,
    ),
  ].flatMap((match) => {
    const [whole, month, day, year, name, dayOfName, yearOfName, iso] = match
    if (iso) return [{ text: whole, day: iso }]
    if (month && day && year)
      return [
        {
          text: whole,
          day: `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
        },
      ]
    const parsed = new Date(`${name} ${dayOfName}, ${yearOfName} UTC`)
    return Number.isNaN(parsed.getTime()) ? [] : [{ text: whole, day: parsed.toISOString().slice(0, 10) }]
  })
}
