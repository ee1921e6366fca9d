import type { Address } from '../addresses/address.ts'
import type { CertificateFacts, ProvisionKind } from '../policies/certificateFacts.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'

/** To whom a certificate is handed. */
export interface Holder {
  readonly name: string
  readonly address: Address
}

/** What a certificate says of the insurance, as it was when it was issued. Days are calendar days, amounts in cents. */
export interface CertificateContent {
  readonly producer: {
    readonly name: string
    readonly contactName: string
    readonly contactEmail: string
    // Not of certificates from before agencies had a profile.
    readonly phone?: string | null
    readonly address?: Address | null
    readonly licenseNumbers?: readonly string[]
    /** Who signs for the agency. */
    readonly representative?: string | null
  }
  readonly insured: { readonly name: string; readonly dba: string | null; readonly address: Address | null }
  /** By the letter at which the lines name them. */
  readonly insurers: readonly Insurer[]
  readonly lines: readonly CertificateLine[]
}

export interface Insurer {
  readonly letter: string
  readonly name: string
  readonly naicNumber: string | null
}

export interface CertificateLine {
  readonly policyId: string
  readonly insurer: string
  /** The line of business, as people call it. */
  readonly type: string
  readonly policyNumber: string
  readonly inforceAt: string
  readonly expiresAt: string
  readonly coverages: readonly { readonly name: string; readonly limit: number }[]
  readonly hasAdditionalInsured: boolean
  // The rest is not of certificates from before policies had certificate facts.
  readonly lineOfBusiness?: LineOfBusiness
  /** What the holder asked for and someone confirmed of this policy. */
  readonly provisions?: readonly {
    readonly kind: ProvisionKind
    readonly formNumber: string
    readonly isBlanket: boolean
  }[]
  readonly facts?: Omit<CertificateFacts, 'provisions'>
}

/** What whoever asks for a certificate says. */
export interface CertificateOrder {
  readonly accountId: string
  readonly holder: Holder
  readonly additionalInsured: boolean
  readonly waiverOfSubrogation?: boolean
  readonly primaryNoncontributory?: boolean
  readonly descriptionOfOperations: string | null
  /** The policies to show; every liability policy in force when null. */
  readonly policyIds: readonly string[] | null
}

/**
 * One revision of a certificate of liability insurance. It never changes: a change is a further revision under the
 * same number, and all that is noted here is which one came after.
 */
export interface Certificate extends CertificateOrder {
  /** Readable, and the agency's only one: `HIG-2026-00042`. Its revisions share it. */
  readonly number: string
  /** From 1. */
  readonly revision: number
  readonly revisionOfId: string | null
  readonly revisedById: string | null
  readonly holderId: string
  /** The calendar day in the agency's time zone. */
  readonly issuedOn: string
  readonly issuedBy: string
  readonly content: CertificateContent
  readonly fileId: string
  /** The batch that it was issued with, and its line in the batch's list of holders. */
  readonly batch: { readonly id: string; readonly line: number | null } | null
  readonly createdAt: number
}

/** `HIG-2026-00042`: the agency's initials, the year, and its count within the year. */
export function certificateNumber(agencyName: string, year: string, count: number): string {
  return `${initialsOf(agencyName)}-${year}-${String(count).padStart(5, '0')}`
}

/** The first letters of up to four words; of a name in one word its first three. */
export function initialsOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const words = plain.match(/[A-Za-z0-9]+/g) ?? []
  const letters = words.length > 1 ? words.slice(0, 4).map((word) => word.charAt(0)) : [words[0]?.slice(0, 3)]
  return letters.join('').toUpperCase() || 'COI'
}

/** The name that the certificate's file has. */
export function fileNameOf({ number, revision }: Pick<Certificate, 'number' | 'revision'>): string {
  return revision === 1 ? `${number}.pdf` : `${number} revision ${revision}.pdf`
}

/** What was asked for when a certificate was issued, to ask for it again. */
export function orderOf(certificate: Certificate): Required<CertificateOrder> {
  const { accountId, holder, additionalInsured, descriptionOfOperations, policyIds } = certificate
  const { waiverOfSubrogation = false, primaryNoncontributory = false } = certificate
  return {
    accountId,
    holder,
    additionalInsured,
    waiverOfSubrogation,
    primaryNoncontributory,
    descriptionOfOperations,
    policyIds,
  }
}
