import type { RequestContext } from '../graphql/index.ts'
import type { Stored } from '../platform/index.ts'
import type { ServiceRequest } from './serviceRequest.ts'
import { serviceRequestCommentKind } from './serviceRequestComment.ts'
import type { ServiceRequestComment } from './serviceRequestComment.ts'
import { serviceRequestKind } from './serviceRequestKind.ts'
import type { ServiceRequestRow } from './serviceRequestKind.ts'

type Comments = ReadonlyMap<string, Stored<ServiceRequestComment>>

const requests = new WeakMap<RequestContext, Map<ServiceRequestRow, Promise<Stored<ServiceRequest>>>>()
const comments = new WeakMap<RequestContext, Map<string, { count: number; read: Promise<Comments> }>>()

/** The full record of a request behind a list's row, read once for all fields of an operation. */
export function loadedRequest(
  context: RequestContext,
  row: ServiceRequestRow,
): Promise<Stored<ServiceRequest>> {
  const ofContext = requests.get(context) ?? new Map<ServiceRequestRow, Promise<Stored<ServiceRequest>>>()
  requests.set(context, ofContext)
  // Keyed by row, because a change creates a new one: a mutation never returns data older than its commit.
  const read = ofContext.get(row) ?? readRequest(context, row.id)
  ofContext.set(row, read)
  return read
}

/** Comments on a request, oldest first, by ID; read once for all fields of an operation. */
export function loadedComments(context: RequestContext, requestId: string): Promise<Comments> {
  const ofContext = comments.get(context) ?? new Map<string, { count: number; read: Promise<Comments> }>()
  comments.set(context, ofContext)
  const count = context.agency.table(serviceRequestCommentKind).countRelated('serviceRequest', requestId)
  const known = ofContext.get(requestId)
  if (known?.count === count) return known.read
  const read = readComments(context, requestId)
  ofContext.set(requestId, { count, read })
  return read
}

async function readRequest({ agency }: RequestContext, id: string): Promise<Stored<ServiceRequest>> {
  const record = await agency.read(serviceRequestKind, id)
  if (!record) throw new Error(`The service request ${id} is listed but not on record.`)
  return record
}

async function readComments({ agency }: RequestContext, requestId: string): Promise<Comments> {
  const rows = agency.table(serviceRequestCommentKind).related('serviceRequest', requestId)
  const records = await agency.readMany(
    serviceRequestCommentKind,
    rows.map(({ id }) => id),
  )
  return new Map(records.flatMap((record) => (record ? [[record.id, record]] : [])))
}
