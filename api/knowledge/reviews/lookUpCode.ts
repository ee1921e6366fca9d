import { amountsIn } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'
import { moneyIn, type Statement, statement } from './statement.ts'

/** What a policy says about a limit. */
export type Found =
  | { readonly verdict: 'agrees' | 'unclear' | 'none' }
  | { readonly verdict: 'differs' | 'excluded'; readonly real: Statement }

const code = /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{6,}\b/g

/** What the row of a policy with the same serial number says; null when the label has no number that the policy has. */
export function lookUpCode({ label, amount }: Statement, sentences: readonly Evidence[]): Found | null {
  const codes: string[] = label.match(code) ?? []
  const row = sentences.find(
    ({ quote }) => codes.some((each) => quote.includes(each)) && moneyIn(quote) !== null,
  )
  const stated = row ? amountsIn(row.quote) : []
  const [first] = stated
  if (!row || !first || amount === null) return null
  if (stated.some((each) => each.amount === amount)) return { verdict: 'agrees' }
  const place = { page: row.page, headings: [], origin: 'declarations' } as const
  return stated.length > 1
    ? { verdict: 'unclear' }
    : { verdict: 'differs', real: statement(label, first.text, row.quote, place) }
}
