import { datesIn } from '../facts/values.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Evidence } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** The day from which acts are insured, on a claims-made certificate, against the one that the policy states. */
export function retroactiveDiscrepancy(
  field: string,
  shown: Statement,
  {
    says,
    sentences,
    scheduled,
  }: {
    says: readonly Statement[]
    sentences: readonly Evidence[]
    /** The row of the policy for the person whom the certificate is about. */
    scheduled: (Evidence & { readonly text: string }) | null
  },
): Discrepancy[] {
  const dated =
    scheduled ??
    says.find(({ item, text }) => item?.key === 'retroactiveDate' && datesIn(text).length > 0) ??
    rowOf(sentences)
  const [claimed, kept] = [datesIn(shown.text)[0], datesIn(dated?.text ?? '')[0]]
  const isUnlimited = /\bfull prior acts\b|\bno retroactive\b|^(?:none|nil|n\/a)\b/i.test(shown.text)
  if (!dated || !kept || (claimed ? claimed.iso === kept.iso : !isUnlimited)) return []
  return [differs(field, shown, dated, { severity: 'medium', shouldBe: kept.text })]
}

/** "Item 6 Retroactive date 15 January 2021", where the policy has no other one for a coverage of its own. */
function rowOf(sentences: readonly Evidence[]): (Evidence & { readonly text: string }) | null {
  const rows = sentences.filter(
    ({ quote }) =>
      /\bretro(?:active)? date\b/i.test(quote) && datesIn(quote).length === 1 && quote.length < longestRow,
  )
  const days = new Set(rows.map(({ quote }) => datesIn(quote)[0]?.iso))
  const [row] = rows
  return row && days.size === 1 ? { ...row, text: row.quote } : null
}

const longestRow = 120
