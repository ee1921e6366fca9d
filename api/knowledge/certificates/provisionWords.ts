import { provisionLabels } from '../policies/certificateFacts.ts'
import type { ProvisionKind } from '../policies/certificateFacts.ts'
import type { Certificate, CertificateLine, CertificateOrder } from './certificate.ts'

type Stated = Pick<
  Certificate,
  'additionalInsured' | 'waiverOfSubrogation' | 'primaryNoncontributory' | 'content'
>

/** The order field that requests each provision. */
export const askedBy = {
  ADDITIONAL_INSURED: 'additionalInsured',
  WAIVER_OF_SUBROGATION: 'waiverOfSubrogation',
  PRIMARY_NONCONTRIBUTORY: 'primaryNoncontributory',
} as const satisfies Record<ProvisionKind, keyof CertificateOrder>

const andList = new Intl.ListFormat('en-US')

export const provisionKinds = Object.keys(askedBy) as ProvisionKind[]

const statements = {
  ADDITIONAL_INSURED: 'The holder is an additional insured under',
  WAIVER_OF_SUBROGATION: 'Subrogation against the holder is waived under',
  PRIMARY_NONCONTRIBUTORY:
    'Insurance of the holder as an additional insured is primary and noncontributory under',
} as const satisfies Record<ProvisionKind, string>

/**
 * What a certificate says about a requested provision; null if not requested. Only provisions that someone
 * confirmed from the policy's documents are stated in the PDF; the record also shows unconfirmed ones.
 */
export function provisionWords(certificate: Stated, kind: ProvisionKind): string | null {
  if (!certificate[askedBy[kind]]) return null
  const lines = certificate.content.lines.filter((line) => states(line, kind))
  if (lines.length === 0)
    return `${provisionLabels[kind]}: requested, and not confirmed on any policy listed.`
  const policies = lines.flatMap((line) => {
    const policy = `${line.type} ${line.policyNumber}`
    const stated = line.provisions?.filter((other) => other.kind === kind) ?? []
    const words = [false, true].flatMap((isBlanket) => {
      const forms = [
        ...new Set(stated.flatMap((other) => (other.isBlanket === isBlanket ? other.formNumber : []))),
      ]
      const terms = isBlanket ? ', where required by written contract' : ''
      return forms.length > 0 ? [`${policy} (${andList.format(forms)})${terms}`] : []
    })
    return words.length > 0 ? words : [policy]
  })
  return `${statements[kind]} ${policies.join('; ')}.`
}

/** Whether a certificate line states a provision. Certificates from before 2026-11 only had additional insureds. */
export function states({ provisions, hasAdditionalInsured }: CertificateLine, kind: ProvisionKind): boolean {
  if (provisions) return provisions.some((provision) => provision.kind === kind)
  return kind === 'ADDITIONAL_INSURED' && hasAdditionalInsured
}
