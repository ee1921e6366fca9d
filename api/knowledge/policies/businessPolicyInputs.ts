import { inputOf } from '../../graphql/index.ts'
import {
  BillingTypeEnum,
  LineOfBusinessEnum,
  PaymentIntervalEnum,
  PolicyLimitWordsEnum,
  PolicyMarketEnum,
  PolicyStateEnum,
  ProcessTypeEnum,
  SourceSubTypeEnum,
  SourceTypeEnum,
} from './businessPolicyEnums.ts'
import { coverageFormRules } from './policyCoverage.ts'
import { policyFormRules } from './policyRules.ts'

inputOf('PolicyCoverageInput', coverageFormRules, { types: { limitWords: PolicyLimitWordsEnum } })

/** The enums and ids of a policy form. */
export const policyFormTypes = {
  type: LineOfBusinessEnum,
  state: PolicyStateEnum,
  market: PolicyMarketEnum,
  carrierId: 'ID',
  brokerId: 'ID',
  sourceType: SourceTypeEnum,
  sourceSubType: SourceSubTypeEnum,
  sourceAgencyUserId: 'ID',
  sourceProcessType: ProcessTypeEnum,
  billingType: BillingTypeEnum,
  paymentIntervalType: PaymentIntervalEnum,
} as const

export const BusinessPolicyInput = inputOf('BusinessPolicyInput', policyFormRules, {
  description: 'For a new policy, absent fields default to `businessPolicyDefaults`.',
  types: policyFormTypes,
})
