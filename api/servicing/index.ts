import './mutations/addServiceRequestComment.ts'
import './mutations/resolveServiceRequest.ts'
import './mutations/updateServiceRequest.ts'
import './queries.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'

export type {
  ServiceRequest,
  ServiceRequestMatter,
  ServiceRequestPatch,
  ServiceRequestUpdateType,
} from './serviceRequest.ts'
export { dayIn } from './agencyToday.ts'
export { shifted } from './dueDay.ts'
export { enriched } from './enriched.ts'
export { resolved, updated } from './serviceRequest.ts'
export { serviceRequestCommentKind, type ServiceRequestComment } from './serviceRequestComment.ts'
export { serviceRequestKind } from './serviceRequestKind.ts'
export { ServiceRequestType } from './serviceRequestType.ts'

export const servicingKinds = [serviceRequestKind, serviceRequestCommentKind]
