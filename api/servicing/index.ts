import './mutations/addServiceRequestComment.ts'
import './mutations/createServiceRequest.ts'
import './mutations/resolveServiceRequest.ts'
import './mutations/updateServiceRequest.ts'
import './queries.ts'
import './requestsOfAccounts.ts'
import { defineModule } from '../graphql/index.ts'
import { exportedRequests } from './exportedRequests.ts'
import { inboundReceiptKind } from './inbound/inboundReceipt.ts'
import { enrichServiceRequest } from './jobs/enrichServiceRequest.ts'
import { inboundRequests } from './inbound/inboundRequests.ts'
import { notifyAssignee } from './jobs/notifyAssignee.ts'
import { notifyMentioned } from './jobs/notifyMentioned.ts'
import { sweepReceipts } from './jobs/sweepReceipts.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'

export type {
  ServiceRequest,
  RequestDetails,
  ServiceRequestPatch,
  ServiceRequestUpdateType,
} from './serviceRequest.ts'
export { enriched } from './enriched.ts'
export { isWaitingForApproval, providePreparedWork, requestsWaitingForApproval } from './preparedWorkWait.ts'
export { planPreparation, planWithdrawal, prepareRequestJob } from './jobs/prepareRequestJob.ts'
export {
  isOverdue,
  resolved,
  serviceRequestTypes,
  typeLabels,
  updated,
  updateTypes,
} from './serviceRequest.ts'
export { serviceRequestCommentKind, type ServiceRequestComment } from './serviceRequestComment.ts'
export { serviceRequestKind, type ServiceRequestRow } from './serviceRequestKind.ts'
export { RequestTypeEnum, ServiceRequestType } from './serviceRequestType.ts'

export { receiveServiceRequest, type Inbound, type Received } from './inbound/receiveServiceRequest.ts'

export const servicingModule = defineModule({
  name: 'servicing',
  kinds: [serviceRequestKind, serviceRequestCommentKind, inboundReceiptKind],
  jobs: (services) => [
    enrichServiceRequest(services.clock),
    notifyAssignee(services),
    notifyMentioned(services),
    sweepReceipts(services.clock),
  ],
  exports: [exportedRequests],
  inbound: inboundRequests,
})
