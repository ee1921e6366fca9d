import type { Certificate } from './certificate.ts'

/**
 * What a certificate says of its holder as an additional insured, in the PDF as on screens; null when nobody asked.
 * Only an endorsement to a policy makes somebody one.
 */
export function additionalInsuredWords({
  additionalInsured,
  content,
}: Pick<Certificate, 'additionalInsured' | 'content'>): string | null {
  if (!additionalInsured) return null
  const endorsed = content.lines.filter(({ hasAdditionalInsured }) => hasAdditionalInsured)
  if (endorsed.length === 0)
    return 'Asked for, and no endorsement is on file. Only an endorsement to a policy makes the holder an additional insured; this certificate does not.'
  const names = endorsed.map(({ type, policyNumber }) => `${type} ${policyNumber}`)
  return `The holder is an additional insured as far as the endorsements to these policies provide: ${names.join('; ')}.`
}
