import './languageModel.ts'
import './queries.ts'
import './security/securityEventQueries.ts'
import './apiKeys/apiKeyType.ts'
import './apiKeys/createApiKey.ts'
import './apiKeys/revokeApiKey.ts'
import './users/canDeactivate.ts'
import './users/addAgencyUser.ts'
import './users/deactivateAgencyUser.ts'
import './mutations/agencySignIn.ts'
import './mutations/agencySignOut.ts'
import { modelRunKind, modelSwitchKind } from '../model/index.ts'
import { defineModule } from '../graphql/index.ts'
import { agencyKind } from './agency.ts'
import { agencyUserKind } from './agencyUser.ts'
import { apiKeyKind } from './apiKeys/apiKey.ts'
import { exportedSecurityEvents } from './security/exportedSecurityEvents.ts'
import { securityEventKind, sweepSecurityEvents } from './security/securityEvent.ts'

export { agencyKind, agencyOf, emptyProfile, type Agency, type AgencyProfile } from './agency.ts'
export { agencyToday, dayIn, localTime } from './agencyToday.ts'
export {
  agencyUserKind,
  isInternalAddress,
  noPreferences,
  type AgencyUser,
  type AgencyUserRow,
} from './agencyUser.ts'
export { AgencyType } from './agencyType.ts'
export { AgencyUserType, FavoritePresets } from './agencyUserType.ts'
export { apiKeyKind } from './apiKeys/apiKey.ts'
export { openIdentity, type CodeDelivery, type Identity, type SignedInUser } from './identity.ts'
export { openSessionActions, sessionCookie, type BrowserRequest } from './sessionActions.ts'
export { networkOf } from './networkOf.ts'
export { StaffError, type Staff } from './staff.ts'
export type { Signer } from './signer.ts'
export { createLimiter, type BucketRule } from './limiter.ts'
export { recordSecurityEvent, securityEvent, securityEventKind } from './security/securityEvent.ts'

export { calledName, greeting } from './greeting.ts'
export { userOf } from './userOf.ts'

export const identityModule = defineModule({
  name: 'identity',
  kinds: [agencyKind, agencyUserKind, apiKeyKind, modelRunKind, modelSwitchKind, securityEventKind],
  jobs: ({ clock }) => [sweepSecurityEvents(clock)],
  exports: [exportedSecurityEvents],
})
