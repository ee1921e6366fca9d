/** `policies/NAME.truth.json`; money is whole dollars. */
export interface PolicyTruth {
  readonly file: string
  readonly scanned?: boolean
  readonly type: string | null
  readonly alsoAcceptableTypes?: readonly string[]
  readonly policyNumber: string | null
  readonly insured: Party | null
  readonly carrier: Party | null
  readonly effectiveDate: string | null
  readonly expirationDate: string | null
  readonly premium: number | null
  readonly limits: Readonly<Record<string, number | null>>
  readonly extraLimits?: readonly { readonly name: string; readonly limit: number | string | null }[]
  readonly locations?: readonly LocationTruth[]
  readonly coverageDescriptions?: readonly DescriptionTruth[]
  readonly exclusionDescriptions?: readonly DescriptionTruth[]
  readonly blanketAdditionalInsureds?: readonly (string | { readonly name: string })[]
  readonly namedAdditionalInsureds?: readonly (string | { readonly name: string })[]
  readonly deductible?: number | null
  readonly deductibles?: readonly { readonly name: string; readonly amount: number | string | null }[]
}

interface Party {
  readonly name: string | null
  readonly address: string | null
}

export interface LocationTruth {
  readonly address: { readonly line1: string }
  readonly limits: { readonly building: number | null; readonly contents: number | null }
}

export interface DescriptionTruth {
  readonly title: string
  readonly quote: string
  readonly page: number
}

/** `details` of a result: the same shape, everything present. */
export interface PolicyDetails {
  readonly type: string | null
  readonly policyNumber: string | null
  readonly insured: Party
  readonly carrier: Party
  readonly effectiveDate: string | null
  readonly expirationDate: string | null
  readonly premium: number | null
  readonly limits: Readonly<Record<string, number | null>>
  readonly extraLimits: readonly { readonly name: string; readonly limit: number }[]
  readonly locations: readonly LocationTruth[]
  readonly coverageDescriptions: readonly DescriptionTruth[]
  readonly exclusionDescriptions: readonly DescriptionTruth[]
  readonly blanketAdditionalInsureds: readonly { readonly name: string }[]
  readonly namedAdditionalInsureds: readonly { readonly name: string }[]
  readonly deductible: number | null
  readonly deductibles: readonly { readonly name: string; readonly amount: number | string | null }[]
}
