import type { Address } from '../addresses/address.ts'
import type { CertificateFacts, ProvisionKind } from '../policies/certificateFacts.ts'
import type { Limit } from '../policies/policyLimit.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'

/** The recipient of a certificate. */
export interface Holder {
  readonly name: string
  readonly address: Address
  /** Where the holder receives certificates. Not printed; null or absent if nobody gave it. */
  readonly email?: string | null
}

/** The insurance shown on a certificate, as of its issue date. Dates are calendar days, amounts in cents. */
export interface CertificateContent {
  readonly producer: {
    readonly name: string
    readonly contactName: string
    readonly contactEmail: string
    // Missing on certificates issued before agencies had a profile.
    readonly phone?: string | null
    readonly address?: Address | null
    readonly licenseNumbers?: readonly string[]
    /** Who signs for the agency. */
    readonly representative?: string | null
  }
  readonly insured: { readonly name: string; readonly dba: string | null; readonly address: Address | null }
  /** Keyed by the letter that the lines use. */
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
  /** The line of business as displayed. */
  readonly type: string
  readonly policyNumber: string
  readonly inforceAt: string
  readonly expiresAt: string
  readonly coverages: readonly { readonly name: string; readonly limit: Limit }[]
  readonly hasAdditionalInsured: boolean
  // The rest is missing on certificates issued before policies had certificate facts.
  readonly lineOfBusiness?: LineOfBusiness
  /** What the holder requested and someone confirmed for this policy. */
  readonly provisions?: readonly {
    readonly kind: ProvisionKind
    readonly formNumber: string
    readonly isBlanket: boolean
    /** The party it names; absent if blanket or if it names the holder. */
    readonly partyName?: string
  }[]
  readonly facts?: Omit<CertificateFacts, 'provisions'>
}

/** What the requester of a certificate specifies. */
export interface CertificateOrder {
  readonly accountId: string
  readonly holder: Holder
  /** Whether the holder asks to be an additional insured. */
  readonly additionalInsured: boolean
  /** Who else is to be an additional insured, such as the owner of the project; absent for none. */
  readonly otherAdditionalInsureds?: readonly string[]
  /** The lines of business on which they are to be additional insureds; null or absent for any that provides it. */
  readonly additionalInsuredLines?: readonly LineOfBusiness[] | null
  readonly waiverOfSubrogation?: boolean
  readonly primaryNoncontributory?: boolean
  readonly descriptionOfOperations: string | null
  /** Policies to show; all liability policies in force if null. */
  readonly policyIds: readonly string[] | null
}

/**
 * One revision of a certificate of liability insurance. Immutable: a change is a new revision with the
 * same number, and only the reference to the next revision is added later.
 */
export interface Certificate extends CertificateOrder {
  /** Human-readable and unique in the agency: `HIG-2026-00042`. Shared by all revisions. */
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
  /** The batch it was issued with, and its row in the batch's list of holders. */
  readonly batch: { readonly id: string; readonly line: number | null } | null
  readonly createdAt: number
}

/** `HIG-2026-00042`: the agency's initials, the year, and a counter within the year. */
export function certificateNumber(agencyName: string, year: string, count: number): string {
  return `${initialsOf(agencyName)}-${year}-${String(count).padStart(5, '0')}`
}

/** The initials of up to four words; for a one-word name, its first three letters. */
export function initialsOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const words = plain.match(/[A-Za-z0-9]+/g) ?? []
  const letters = words.length > 1 ? words.slice(0, 4).map((word) => word.charAt(0)) : [words[0]?.slice(0, 3)]
  return letters.join('').toUpperCase() || 'COI'
}

/** File name of the certificate. */
export function fileNameOf({ number, revision }: Pick<Certificate, 'number' | 'revision'>): string {
  return revision === 1 ? `${number}.pdf` : `${number} revision ${revision}.pdf`
}

/** What was requested for a certificate, without anything else: for reissuing it. */
export function orderOf(order: CertificateOrder): Required<CertificateOrder> {
  const { accountId, additionalInsured, descriptionOfOperations, policyIds } = order
  const { otherAdditionalInsureds = [], additionalInsuredLines = null } = order
  const { waiverOfSubrogation = false, primaryNoncontributory = false } = order
  const { name, address, email = null } = order.holder
  return {
    accountId,
    holder: { name, address, email },
    additionalInsured,
    otherAdditionalInsureds,
    additionalInsuredLines,
    waiverOfSubrogation,
    primaryNoncontributory,
    descriptionOfOperations,
    policyIds,
  }
}
