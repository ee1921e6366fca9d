import './mutations/createAccount.ts'
import './mutations/updateAccount.ts'
import './queries.ts'
import './similar/similarAccountsQuery.ts'
import { accountKind } from './accountKind.ts'
import { contactKind } from './contact.ts'
import { businessPolicyKind } from './businessPolicy.ts'
import { carrierKind } from './carrier.ts'

export { openedAccount, type Account, type AccountMatter } from './account.ts'
export { accountKind, type AccountRow } from './accountKind.ts'
export { AccountType } from './accountType.ts'
export type { Address } from './address.ts'
export { AddressType } from './addressType.ts'
export { contactKind, type Contact } from './contact.ts'
export { ContactType } from './contactType.ts'
export { emailKey, nameKey, phoneKey } from './recognition.ts'
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

export const knowledgeKinds = [accountKind, contactKind, businessPolicyKind, carrierKind]
