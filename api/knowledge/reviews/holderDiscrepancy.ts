import type { Reading } from '../../reading/index.ts'
import { holderOf, partyOf } from './certificateCells.ts'
import { normal } from './coverageItem.ts'
import type { Discrepancy } from './discrepancy.ts'

/** A certificate holder that the contract does not name. */
export function holderDiscrepancy(
  certificate: Reading,
  { roles, insured, text }: { roles: ReadonlyMap<string, string>; insured: string | null; text: string },
): Discrepancy[] {
  const holder = holderOf(certificate)
  const isInsured = (name: string) => insured !== null && normal(insured).startsWith(normal(partyOf(name)))
  const names = [...new Set(roles.values())].filter((name) => !isInsured(name))
  if (!holder || names.length === 0 || names.some((name) => normal(holder.text).includes(normal(name))))
    return []
  if (normal(text).includes(normal(partyOf(holder.text)))) return []
  const words = new Set(normal(partyOf(holder.text)).split(' '))
  const alike = names.filter(
    (name) =>
      normal(name)
        .split(' ')
        .filter((word) => words.has(word)).length >= 2,
  )
  return [
    {
      field: 'Certificate holder',
      onCertificate: partyOf(holder.text),
      shouldBe: (alike.length > 0 ? alike : names).join(' or '),
      source: 'contract',
      severity: 'high',
      certificate: holder,
      reference: null,
    },
  ]
}
