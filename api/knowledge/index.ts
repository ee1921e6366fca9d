import { accountKind } from './account.ts'
import { businessPolicyKind } from './businessPolicy.ts'
import { carrierKind } from './carrier.ts'

export { accountKind, emailKey, nameKey, phoneKey, type Account, type AccountRow } from './account.ts'
export { AccountType } from './accountType.ts'
export type { Address } from './address.ts'
export { AddressType } from './addressType.ts'
export {
  businessPolicyKind,
  linesOfBusiness,
  policyNumberKey,
  type BusinessPolicy,
  type BusinessPolicyRow,
  type LineOfBusiness,
} from './businessPolicy.ts'
export { BusinessPolicyType } from './businessPolicyType.ts'
export { carrierKind, type Carrier } from './carrier.ts'

export const knowledgeKinds = [accountKind, businessPolicyKind, carrierKind]
