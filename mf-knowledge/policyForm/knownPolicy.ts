import type { ComboboxOption } from '@coverdesk/design-system'
import type { NamedCompany } from './CompanyField.tsx'
import type { Charges } from './policyAmounts.ts'

/** A policy form's initial values. Amounts are in cents; days are calendar days, `2027-03-01`. */
export interface KnownPolicy {
  readonly type: string | null
  readonly market: string | null
  readonly carrier: ComboboxOption | null
  /** A carrier that a document names and the catalog lacks. */
  readonly carrierNamed?: NamedCompany | null
  readonly broker: ComboboxOption | null
  readonly quoteNumber: string | null
  readonly policyNumber: string | null
  readonly issuedAt: string | null
  readonly inforceAt: string | null
  readonly expiresAt: string | null
  readonly billingType: string
  readonly paymentIntervalType: string
  /** Null where not entered; counts as zero. */
  readonly charges: { readonly [Charge in keyof Charges]: number | null }
  readonly minimumEarnedPremium: number
  /** In percent of the premium; null if none. */
  readonly commissionRate: number | null
  readonly estimatedCommission: number | null
  readonly coverages: readonly KnownCoverage[]
  readonly sourceType: string | null
  readonly sourceSubType: string | null
  readonly sourceName: string | null
  readonly sourceNotes: string | null
  readonly sourceAgencyUserId: string | null
  readonly sourceProcessType: string | null
  /** Where a document states the values that it filled in, by field. */
  readonly sources?: Readonly<Record<string, string>>
}

interface KnownCoverage {
  readonly name: string
  /** Null if words stand in place of an amount. */
  readonly limit: number | null
  readonly limitWords: string | null
}

/** The path of a policy's field: `policies.0.type` in a form of several, `type` in a single-policy form. */
export function fieldPath(path: string, field: string): string {
  return path === '' ? field : `${path}.${field}`
}
