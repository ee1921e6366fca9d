import type { Box } from '../../reading/reading.ts'
import type { AggregatePer, ClaimsBasis, CoveredAuto } from '../policies/certificateFacts.ts'
import type { LimitInWords } from './limitsInWords.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'

/** What an uploaded document is, as recognized from its text. */
export type RecognizedType =
  | 'POLICY'
  | 'DECLARATIONS'
  | 'BINDER'
  | 'QUOTE'
  | 'CERTIFICATE'
  | 'ENDORSEMENT'
  | 'APPLICATION'
  | 'INVOICE'
  | 'CANCELLATION_NOTICE'
  | 'REINSTATEMENT_NOTICE'
  | 'PREMIUM_AUDIT'
  | 'LOST_POLICY_RELEASE'
  | 'CONTRACT'
  | 'LOSS_RUN'
  | 'OTHER'

export interface DocumentRecognition {
  readonly type: RecognizedType
  /** 0 to 1; below 0.5 the type should not be preselected. */
  readonly confidence: number
  /** The words that decided it, verbatim; null for OTHER. */
  readonly quote: string | null
  readonly page: number | null
}

/** The part of a policy a value was read from; a later one in this list wins over an earlier one. */
export type FactOrigin = 'form' | 'declarations' | 'schedule' | 'endorsement'

/** A value and the words that prove it. */
export interface Fact<Value> {
  readonly value: Value
  /** Verbatim on the page. */
  readonly quote: string
  readonly page: number
  /** The position of the value; null in formats without positions. */
  readonly box: Box | null
  /** 0 to 1. */
  readonly confidence: number
  readonly source: FactSource
}

export interface FactSource {
  readonly origin: FactOrigin
  /** The form or endorsement that contains it ("CG 20 10 04 13"), when the page says so. */
  readonly form: string | null
  /** The document it was read from; null until `mergeFacts` sets it. */
  readonly documentId: string | null
  /** Why this value won over others, as a sentence; null when there were no others. */
  readonly reason: string | null
  /** What a sum that the document does not print adds up: "2 locations". */
  readonly totalOf?: string
}

/**
 * One field of the policy details: found (`fact`), in conflict (`fact` is null, with candidates; only one where it
 * contradicts another field), or absent (`fact` is null, no candidates).
 */
export interface FactField<Value> {
  readonly fact: Fact<Value> | null
  /** Values that contradict each other, or another field, with about the same right, best first. */
  readonly conflict: readonly Fact<Value>[]
}

/** The limits of the policy details (spec 2 §3). */
export const limitNames = [
  'cyberAggregateLimit',
  'cyberRetentionLimit',
  'glAggregateLimit',
  'glMedicalPerOccurrenceLimit',
  'glMedicalPerPersonLimit',
  'glPerOccurrenceLimit',
  'glPersonalAndAdvertisingInjuryLimit',
  'glProductsAndCompletedOperationsLimit',
  'glRentedPremisesDamageLimit',
  'propertyBuildingLimit',
  'propertyContentsLimit',
  'wcPerAccidentLimit',
  'wcPerDiseaseEmployeeLimit',
  'wcPerDiseasePolicyLimit',
] as const
export type LimitName = (typeof limitNames)[number]

/** Money is in whole cents; dates are YYYY-MM-DD; addresses are one line. */
export interface ScalarValues {
  readonly policyNumber: string
  readonly lineOfBusiness: LineOfBusiness
  readonly insuredName: string
  /** The named insureds after the first, with semicolons between; absent from facts of an earlier version. */
  readonly otherInsureds: string
  readonly insuredAddress: string
  readonly carrierName: string
  readonly carrierAddress: string
  readonly effectiveDate: string
  readonly expirationDate: string
  /** Without taxes and fees that are shown separately. */
  readonly premium: number
  readonly taxes: number
  readonly fees: number
  /** The one deductible or retention that applies to the policy as a whole. */
  readonly deductible: number
  /** Days of notice for cancellation by the company, other than for nonpayment. */
  readonly cancellationNoticeDays: number
  readonly retroactiveDate: string
}
export type ScalarName = keyof ScalarValues

/** A limit or sublimit without a field of its own; cents. */
export interface NamedLimit {
  readonly name: string
  readonly limit: number
}

/** A deductible or retention: an amount in cents, or a percentage of a limit. */
export interface NamedDeductible {
  readonly name: string
  readonly amount: number | null
  readonly percent: number | null
}

/** Limits in cents; null when the location has none. */
export interface InsuredLocation {
  readonly address: string
  readonly building: number | null
  readonly contents: number | null
  /** What the document lists row by row, each with its own address; absent if it is one row. */
  readonly rows?: readonly Fact<InsuredLocation>[]
}

/** A form that the policy lists or includes. */
export interface PolicyForm {
  /** "CG 20 10" */
  readonly number: string
  /** "04 13" */
  readonly edition: string | null
  readonly title: string | null
  /** The page on which the form itself begins; null when it is listed but not attached. */
  readonly attachedOn: number | null
  /** False for a form that is attached but missing from the schedule. */
  readonly isListed: boolean
}

/** What an endorsement does. */
export interface EndorsementChange {
  readonly form: string | null
  readonly title: string
  /** In the endorsement's own words. */
  readonly change: string
  /** What else it changes, sentence by sentence. */
  readonly further: readonly { readonly text: string; readonly page: number }[]
  /** When it takes effect, if later than the policy. */
  readonly effectiveDate: string | null
}

export interface AdditionalInsured {
  readonly name: string
  readonly address: string | null
}

/** Wording found in the policy, to be confirmed by a person before a certificate relies on it. */
export interface WordingSuggestion {
  /** The party's name, or the class that blanket wording describes. */
  readonly appliesTo: string
  readonly isBlanket: boolean
}

export interface CoverageBasis {
  readonly claimsBasis: FactField<ClaimsBasis>
  /** What the general aggregate limit applies to. */
  readonly aggregatePer: FactField<AggregatePer>
  readonly coveredAutos: FactField<readonly CoveredAuto[]>
}

/** A coverage or an exclusion in plain words, with the policy's own. */
export interface CoverageDescription {
  readonly title: string
  readonly description: string
  readonly policyQuotes: readonly PolicyQuote[]
}

export interface PolicyQuote {
  readonly quote: string
  readonly page: number
  readonly documentId: string | null
}

export type ScheduleKind =
  | 'vehicles'
  | 'drivers'
  | 'motorRecords'
  | 'locations'
  | 'equipment'
  | 'losses'
  | 'mileage'
  | 'coverages'
  | 'classes'
  | 'forms'
  | 'endorsements'
  | 'provisions'

/** A table or a run of repeated blocks, as typed rows. */
export interface Schedule {
  readonly kind: ScheduleKind
  readonly title: string
  /** The document it was read from; null until `mergeFacts` sets it. */
  readonly documentId: string | null
  readonly columns: readonly ScheduleColumn[]
  readonly rows: readonly ScheduleRow[]
  /** What the document says of rows that another one lists; absent when it says nothing of the kind. */
  readonly changes?: readonly ScheduleChange[]
}

/** "The following auto is deleted: …", "The deductible for trailers is changed to $500". */
export interface ScheduleChange {
  /** What names the row, by column ("vin"); empty when only `words` tell the rows. */
  readonly named: Readonly<Record<string, string>>
  /** Words that all its rows have: "trailer". */
  readonly words: readonly string[]
  /** The cell that is changed; null when the row is deleted. */
  readonly set: { readonly key: string; readonly from: string | null; readonly text: string } | null
  readonly quote: string
  readonly page: number
}

export interface ScheduleColumn {
  /** A name from the schedule's vocabulary ("vin"), or one made from the header. */
  readonly key: string
  readonly label: string
  readonly kind: 'text' | 'number' | 'money' | 'date'
}

export interface ScheduleRow {
  readonly page: number
  /** One for each column, in the same order. */
  readonly cells: readonly ScheduleCell[]
}

export interface ScheduleCell {
  /** As printed; empty when the document says nothing. */
  readonly text: string
  /** Money in cents, dates as YYYY-MM-DD; null when empty or not of the column's kind. */
  readonly value: string | number | null
  readonly page: number
  readonly box: Box | null
}

/** Everything read from one document, or merged from the documents of one policy. */
export interface PolicyFacts {
  readonly document: DocumentRecognition
  readonly scalars: { readonly [Name in ScalarName]: FactField<ScalarValues[Name]> }
  readonly limits: { readonly [Name in LimitName]: FactField<number> }
  readonly extraLimits: readonly Fact<NamedLimit>[]
  /** Absent from facts of an earlier version. */
  readonly limitsInWords?: readonly Fact<LimitInWords>[]
  readonly deductibles: readonly Fact<NamedDeductible>[]
  readonly locations: readonly Fact<InsuredLocation>[]
  readonly forms: readonly Fact<PolicyForm>[]
  readonly endorsements: readonly Fact<EndorsementChange>[]
  readonly namedAdditionalInsureds: readonly Fact<AdditionalInsured>[]
  readonly blanketAdditionalInsureds: readonly Fact<WordingSuggestion>[]
  readonly waiversOfSubrogation: readonly Fact<WordingSuggestion>[]
  readonly primaryNoncontributory: readonly Fact<WordingSuggestion>[]
  /** What certificates ask of a policy besides its limits; absent from facts of an earlier version. */
  readonly basis?: CoverageBasis
  readonly coverages: readonly CoverageDescription[]
  readonly exclusions: readonly CoverageDescription[]
  readonly schedules: readonly Schedule[]
  /** A few sentences about the policy; null when too little was found. */
  readonly summary: string | null
}

/** A document of the policy, as given to `mergeFacts`. */
export interface DocumentFacts {
  readonly documentId: string
  readonly documentName: string
  /** When it was uploaded, ISO 8601; the later of two equal documents wins. */
  readonly uploadedAt: string
  readonly facts: PolicyFacts
  /** Whether its insured is known to be the policy's, however it is named. */
  readonly isOwn?: boolean
}

/** A document that was left out of the merge, and why. */
export interface DocumentMismatch {
  readonly documentId: string
  readonly kind: 'another insured' | 'another policy number'
  /** What the other documents say. */
  readonly expected: string
  readonly found: Fact<string>
}
