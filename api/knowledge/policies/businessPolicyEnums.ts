import { labelledEnum } from '../fields/labelledEnum.ts'
import { policyStandingLabels } from './policyStanding.ts'
import {
  billingTypeLabels,
  lineOfBusinessLabels,
  marketLabels,
  paymentIntervalLabels,
  policyStateLabels,
  processTypeLabels,
  sourceSubTypeLabels,
  sourceTypeLabels,
} from './policyTerms.ts'

export const LineOfBusinessEnum = labelledEnum('LineOfBusiness', lineOfBusinessLabels)
export const PolicyStandingEnum = labelledEnum('BusinessPolicyStanding', policyStandingLabels)
export const PolicyStateEnum = labelledEnum('BusinessPolicyState', policyStateLabels)
export const PolicyMarketEnum = labelledEnum('PolicyMarket', marketLabels)
export const SourceTypeEnum = labelledEnum('PolicySourceType', sourceTypeLabels)
export const SourceSubTypeEnum = labelledEnum('PolicySourceSubType', sourceSubTypeLabels)
export const ProcessTypeEnum = labelledEnum('PolicySourceProcessType', processTypeLabels)
export const BillingTypeEnum = labelledEnum('BillingType', billingTypeLabels)
export const PaymentIntervalEnum = labelledEnum('PaymentInterval', paymentIntervalLabels)
