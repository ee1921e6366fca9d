import './mutations/addServiceRequestComment.ts'
import './mutations/resolveServiceRequest.ts'
import './mutations/updateServiceRequest.ts'
import './queries.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'

export type { ServiceRequest, ServiceRequestMatter, ServiceRequestUpdateType } from './serviceRequest.ts'
export { resolved, updated } from './serviceRequest.ts'
export { serviceRequestCommentKind, type ServiceRequestComment } from './serviceRequestComment.ts'
export { serviceRequestKind } from './serviceRequestKind.ts'
export { ServiceRequestType } from './serviceRequestType.ts'

export const servicingKinds = [serviceRequestKind, serviceRequestCommentKind]
