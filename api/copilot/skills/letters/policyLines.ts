import { usDate } from '../../../platform/index.ts'
import type { LetterSubject } from './letterSubject.ts'

type Insured = Pick<LetterSubject, 'insured' | 'policy'> & Partial<Pick<LetterSubject, 'mailingAddress'>>

/** The insured and the policy as the opening lines of a letter. Unknown values are left out. */
export function policyLines(subject: Insured): string {
  return policyEntries(subject)
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
}

/** The insured and the policy as document fields. Unknown values are left out. */
export function policyEntries({
  insured,
  mailingAddress = null,
  policy,
}: Insured): { label: string; value: string }[] {
  const { number, line, carrier, effectiveDate, expirationDate } = policy
  const term = [effectiveDate, expirationDate].filter((day) => day !== null).map(usDate)
  const entries = [
    ['Insured', insured],
    ['Mailing address', mailingAddress],
    ['Policy number', number],
    ['Coverage', line],
    ['Carrier', carrier],
    ['Policy term', term.length === 2 ? term.join(' to ') : null],
  ] as const
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
