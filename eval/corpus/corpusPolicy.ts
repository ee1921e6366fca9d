import type { LimitName } from '../../api/knowledge/facts/policyFacts.ts'
import type { LineOfBusiness } from '../../api/knowledge/policies/policyTerms.ts'
import type { Endorsement } from './endorsement.ts'
import type { FormText } from './formText.ts'

export const layoutNames = [
  'labelLeft',
  'labelAbove',
  'boxes',
  'dotLeaders',
  'valuesFirst',
  'twoColumns',
  'package',
  'items',
  'letter',
] as const
export type LayoutName = (typeof layoutNames)[number]

/** A made-up policy; amounts in dollars. */
export interface CorpusPolicy {
  readonly name: string
  readonly line: LineOfBusiness
  readonly layout: LayoutName
  readonly isScanned?: boolean
  readonly isTwoColumnForm?: boolean
  readonly carrier: { readonly name: string; readonly address: string }
  readonly insured: { readonly name: string; readonly dba?: string; readonly address: string }
  readonly business: string
  readonly number: string
  readonly effective: string
  readonly expiration: string
  readonly premium: number
  readonly taxes?: number
  readonly fee?: number
  readonly limits: Partial<Record<LimitName, number>>
  readonly extraLimits?: readonly { readonly name: string; readonly limit: number }[]
  readonly deductible?: { readonly name: string; readonly amount: number }
  /** The label of a retention, when the policy has that instead. */
  readonly retroactiveDate?: string
  readonly locations?: readonly {
    readonly address: string
    readonly building: number | null
    readonly contents: number | null
  }[]
  readonly vehicles?: readonly (readonly [year: string, make: string, vin: string, cost: string])[]
  readonly form: FormText
  readonly endorsements: readonly Endorsement[]
  /** Forms that are listed without being attached. */
  readonly listedOnly: readonly string[]
}
