import type { Reading } from '../../reading/index.ts'
import type { Words } from './certificateCells.ts'
import { textOf } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, required } from './discrepancy.ts'
import { daysIn } from './policyWording.ts'
import type { Statement } from './statement.ts'

/** Notice of cancellation that the contract asks for, where the certificate shows fewer days or none. */
export function requiredNotice(
  certificate: Reading,
  shown: readonly Statement[],
  requirement: Requirement,
): Discrepancy[] {
  if (requirement.days === null) return []
  const text = normal(textOf(certificate))
  const cancellation =
    shown.find(({ label }) => /cancel/.test(normal(label))) ?? saidOfCancellation(certificate) ?? null
  const days = cancellation && daysIn(cancellation.text)
  const isWeak = cancellation !== null && /endeavou?r/i.test(cancellation.text)
  const shorter = cancellation && forNonpayment.exec(cancellation.text)
  const shortest = shorter && daysIn(shorter[0])
  if (shortest !== null && shortest < requirement.days && forAnyReason.test(requirement.quote))
    return [
      required('Notice of cancellation', requirement, {
        shown: cancellation,
        onCertificate: `${days} days, ${shortest} for nonpayment`,
        shouldBe: `${requirement.days} days for any reason`,
        severity: 'medium',
      }),
    ]
  if (days !== null && days >= requirement.days && !isWeak) return []
  // The remarks may promise what the printed box does not.
  const promise = /\b(?:days|thirty)\b.{0,40}(?:notice|cancel)|(?:notice|cancel).{0,60}\bdays\b/
  if (days === null && promise.test(text)) return []
  const printed =
    cancellation && (/in accordance with .*?provisions/i.exec(cancellation.text)?.[0] ?? cancellation.text)
  const onCertificate = days === null ? (printed ?? 'not shown') : `${days} days${isWeak ? ', endeavor' : ''}`
  return [
    required('Notice of cancellation', requirement, {
      shown: cancellation,
      onCertificate,
      shouldBe: `${requirement.days} days`,
      severity: 'medium',
    }),
  ]
}

/** "10 days for nonpayment". */
export const forNonpayment =
  /\b(?:\d+|ten) (?:\(\d+\) )?(?:days )?(?:written )?(?:notice )?(?:if|for|in case of|in the event of|when)\b[^.;]{0,30}\bnon-?payment\b/i
export const forAnyReason = /\bany reason\b|\bincluding (?:for )?non-?payment\b/i

/** "Cancellation. The insurer will give the holder 10 days written notice of cancellation." */
function saidOfCancellation(certificate: Reading): Words | undefined {
  const said = policySentences(certificate).find(
    ({ quote }) => /\bcancel/i.test(quote) && /\bnotice\b/i.test(quote) && daysIn(quote) !== null,
  )
  return said && { text: said.quote, quote: said.quote, page: said.page }
}
