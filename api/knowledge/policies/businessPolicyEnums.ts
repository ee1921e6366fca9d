import { labeledEnum } from '../../graphql/index.ts'
import { limitWordsLabels } from './policyLimit.ts'
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

export const LineOfBusinessEnum = labeledEnum('LineOfBusiness', lineOfBusinessLabels)
export const PolicyStandingEnum = labeledEnum('BusinessPolicyStanding', policyStandingLabels)
export const PolicyStateEnum = labeledEnum('BusinessPolicyState', policyStateLabels)
export const PolicyMarketEnum = labeledEnum('PolicyMarket', marketLabels)
export const SourceTypeEnum = labeledEnum('PolicySourceType', sourceTypeLabels)
export const SourceSubTypeEnum = labeledEnum('PolicySourceSubType', sourceSubTypeLabels)
export const ProcessTypeEnum = labeledEnum('PolicySourceProcessType', processTypeLabels)
export const BillingTypeEnum = labeledEnum('BillingType', billingTypeLabels)
export const PolicyLimitWordsEnum = labeledEnum('PolicyLimitWords', limitWordsLabels)
export const PaymentIntervalEnum = labeledEnum('PaymentInterval', paymentIntervalLabels)
