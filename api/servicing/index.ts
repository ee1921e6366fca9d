import './mutations/addServiceRequestComment.ts'
import './mutations/resolveServiceRequest.ts'
import './mutations/updateServiceRequest.ts'
import './queries.ts'
import './requestsOfAccounts.ts'
import type { AnyExportedList } from '../knowledge/index.ts'
import type { AnyJobHandler, Clock, Mail } from '../platform/index.ts'
import { exportedRequests } from './exportedRequests.ts'
import { inboundReceiptKind } from './inboundReceipt.ts'
import { enrichServiceRequest } from './jobs/enrichServiceRequest.ts'
import { notifyAssignee } from './jobs/notifyAssignee.ts'
import { sweepReceipts } from './jobs/sweepReceipts.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'

export type {
  ServiceRequest,
  ServiceRequestMatter,
  ServiceRequestPatch,
  ServiceRequestUpdateType,
} from './serviceRequest.ts'
export { enriched } from './enriched.ts'
export { resolved, serviceRequestTypes, updated, updateTypes } from './serviceRequest.ts'
export { serviceRequestCommentKind, type ServiceRequestComment } from './serviceRequestComment.ts'
export { serviceRequestKind } from './serviceRequestKind.ts'
export { ServiceRequestType } from './serviceRequestType.ts'

export { receiveServiceRequest, type Inbound, type Received } from './receiveServiceRequest.ts'

/** The lists of this module that are written out. */
export const servicingExports: readonly AnyExportedList[] = [exportedRequests]

export const servicingKinds = [serviceRequestKind, serviceRequestCommentKind, inboundReceiptKind]

interface ServicingGround {
  readonly clock: Clock
  readonly mail: Pick<Mail, 'send'>
  /** Where the application is, without a slash at the end. */
  readonly publicUrl: string
}

/** The work of this module that outlives a request. */
export function servicingJobs({ clock, mail, publicUrl }: ServicingGround): AnyJobHandler[] {
  return [enrichServiceRequest(clock), notifyAssignee({ mail, publicUrl }), sweepReceipts(clock)]
}
