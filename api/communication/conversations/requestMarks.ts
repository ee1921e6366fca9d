import {
  givesBankDetails,
  isCoverageNotice,
  isRegulatorComplaint,
  reportsLoss,
} from '../../assistant/index.ts'
import { builder, type RequestContext } from '../../graphql/index.ts'
import { serviceRequestKind, type ServiceRequestRow, ServiceRequestType } from '../../servicing/index.ts'
import { loadedRecord } from './loadedRecord.ts'

/** What a request's details tell that can't wait, or needs a call first. */
interface RequestMarks {
  readonly isPossibleClaim: boolean
  readonly isCancellationNotice: boolean
  readonly isBankChange: boolean
  readonly isComplaint: boolean
}

/** By row: a change makes a new one, so lists judge each request's words once. */
const known = new WeakMap<ServiceRequestRow, RequestMarks>()

async function marksOf(context: RequestContext, row: ServiceRequestRow): Promise<RequestMarks> {
  const marks = known.get(row) ?? judged(row, await loadedRecord(context, serviceRequestKind, row))
  known.set(row, marks)
  return marks
}

function judged({ type }: ServiceRequestRow, request: { readonly details: string | null }): RequestMarks {
  const details = request.details ?? ''
  const isOther = type === 'OTHER'
  return {
    isPossibleClaim: isOther && reportsLoss(details),
    isCancellationNotice: isOther && isCoverageNotice(details),
    isBankChange: isOther && givesBankDetails(details),
    isComplaint: isRegulatorComplaint(details),
  }
}

builder.objectFields(ServiceRequestType, (t) => ({
  isPossibleClaim: t.boolean({
    description: 'Whether its details tell of a loss that happened.',
    resolve: async (row, _, context) => (await marksOf(context, row)).isPossibleClaim,
  }),
  isCancellationNotice: t.boolean({
    description: 'Whether its details tell of a notice of cancellation, or fear one.',
    resolve: async (row, _, context) => (await marksOf(context, row)).isCancellationNotice,
  }),
  isBankChange: t.boolean({
    description: 'Whether its details give other bank details for payments, as fraud does.',
    resolve: async (row, _, context) => (await marksOf(context, row)).isBankChange,
  }),
  isComplaint: t.boolean({
    description: 'Whether its details tell of a complaint to the insurance regulator, or threaten one.',
    resolve: async (row, _, context) => (await marksOf(context, row)).isComplaint,
  }),
}))
