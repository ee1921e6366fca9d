import { usDate } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { datesIn } from '../facts/values.ts'
import { wordsOf, type Words } from './certificateCells.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Statement } from './statement.ts'

/** What a policy says of itself, and where. */
export interface QuotedFact {
  readonly value: string
  readonly quote: string
  readonly page: number
}

export function factWords({ value, quote, page }: QuotedFact): Words {
  return { text: value, quote, page }
}

interface Term {
  readonly effectiveDate: QuotedFact | null
  readonly expirationDate: QuotedFact | null
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
  const dateFact = (day: string | undefined) =>
    line && day ? { value: day, quote: line.quote, page: line.page } : null
  return { effectiveDate: dateFact(from?.iso), expirationDate: dateFact(to?.iso) }
}

/** The certificate's effective and expiration dates have to be the policy's. */
export function termDiscrepancies(
  certificate: Reading,
  labeled: (pattern: RegExp) => Words[],
  { facts, says, agreeing }: { facts: PolicyFacts; says: readonly Statement[]; agreeing: string[] },
): Discrepancy[] {
  const { effectiveDate, expirationDate } = { ...termOf(says), ...known(facts) }
  const all = wordsOf(certificate).flatMap((words) =>
    /\b(?:issued?|date \(|printed|prepared)/i.test(words.text) && datesIn(words.text).length === 1
      ? []
      : datesIn(words.text).map((date) => ({ ...words, ...date })),
  )
  // A letter begins with its own date.
  const own = certificate.blocks.slice(0, 4).flatMap((block) => {
    const isDate =
      block.kind !== 'table' && /^\W*(?:date:? )?[\w/.,-]+(?: \w+,? \d{4})?\W*$/i.test(block.text)
    return isDate ? datesIn(block.text).map(({ iso }) => iso) : []
  })
  const periods = labeled(periodLabel).flatMap((words) => {
    const dates = datesIn(words.text)
    return dates.length === 2 ? [dates.map((date) => ({ ...words, ...date }))] : []
  })
  // Both dates of the one period that is shown are wrong: that is one error.
  const [from, to] = periods.length === 1 ? (periods[0] ?? []) : []
  if (from && to && effectiveDate && expirationDate)
    if (from.iso !== effectiveDate.value && to.iso !== expirationDate.value)
      return [
        differs('Policy dates', { ...from, text: `${from.text} to ${to.text}` }, factWords(effectiveDate), {
          shouldBe: `${usDate(effectiveDate.value)} to ${usDate(expirationDate.value)}`,
          severity: 'high',
        }),
      ]
  return (
    [
      ['Effective date', /^(policy )?eff(ective)?( date)?$|^inception( date)?$|^from$/, effectiveDate, 0],
      ['Expiration date', expirationLabel, expirationDate, 1],
    ] as const
  ).flatMap(([field, pattern, real, at]) => {
    if (!real) return []
    const columns = labeled(pattern).flatMap((words) =>
      datesIn(words.text).map((date) => ({ ...words, ...date })),
    )
    const values = columns.length > 0 ? columns : periods.flatMap((dates) => dates[at] ?? [])
    const candidates =
      values.length > 0
        ? values
        : nearestTo(
            real.value,
            all.filter(({ iso }) => iso === real.value || !own.includes(iso)),
            [effectiveDate, expirationDate],
          )
    if (candidates.length === 0) return []
    // Another policy on the same certificate may run over other dates.
    const wrong = candidates.every(({ iso }) => iso !== real.value) ? candidates[0] : undefined
    if (!wrong) {
      agreeing.push(field)
      return []
    }
    return [differs(field, wrong, factWords(real), { shouldBe: usDate(real.value), severity: 'high' })]
  })
}

/** How certificates label a term with both of its days. */
export const periodLabel =
  /^(?:policy |coverage |insurance |effective )*(?:period|term|dates?)$|^from|^in force|^eff\w*(?: dates?)?(?: and)? exp/

export const expirationLabel = /^(policy )?exp(ires|iration|iry)?( date)?$|^(?:to|until|ends)$/

const dayMilliseconds = 86_400_000
const longestSlip = 750

/** The dates that may have been meant for a day: the day itself, or one near to it that is not the other of the term. */
function nearestTo<Date extends { readonly iso: string }>(
  day: string,
  dates: readonly Date[],
  term: readonly ({ readonly value: string } | null)[],
): Date[] {
  if (dates.some((date) => date.iso === day)) return dates.filter((date) => date.iso === day)
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(day)) / dayMilliseconds
  return dates
    .filter((date) => term.every((other) => other?.value !== date.iso) && distance(date.iso) <= longestSlip)
    .toSorted((a, b) => distance(a.iso) - distance(b.iso))
}
