import type { Address } from '../knowledge/index.ts'

/** Each type with its label, which the list shows and its filter matches (spec 1 §4). */
export const typeLabels = {
  ADD_ADDITIONAL_INSURED: 'Add Additional Insured',
  CANCEL_POLICY: 'Cancel Policy',
  CREATE_CERTIFICATE: 'Create Certificate',
  DOCUMENT_REQUEST: 'Document Request',
  ENDORSE_POLICY: 'Endorse Policy',
  OTHER: 'Other',
  QUESTION: 'Question',
  QUOTE_REQUEST: 'Quote Request',
} as const

export const stateLabels = { OPEN: 'Open', CLOSED: 'Closed' } as const
export type ServiceRequestState = keyof typeof stateLabels

export type ServiceRequestType = keyof typeof typeLabels

export const serviceRequestTypes = [
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'CREATE_CERTIFICATE',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'OTHER',
  'QUESTION',
  'QUOTE_REQUEST',
] as const satisfies readonly ServiceRequestType[]

/** Update types of a request's history (spec 1 §4). */
export const updateTypes = [
  'ADD_SERVICE_REQUEST_COMMENT',
  'ASSIGN_SERVICE_REQUEST',
  'CLOSE_SERVICE_REQUEST',
  'CREATE_SERVICE_REQUEST',
  'ENRICH_SERVICE_REQUEST',
  'UPDATE_SERVICE_REQUEST',
  'UPDATE_SERVICE_REQUEST_DUE_AT',
] as const
export type ServiceRequestUpdateType = (typeof updateTypes)[number]

export interface AddAdditionalInsured {
  readonly name: string | null
  readonly relationship: string | null
  readonly address: Address | null
}

export interface CancelPolicy {
  readonly policyId: string | null
  readonly reason: string | null
}

export interface CreateCertificate {
  readonly name: string | null
  readonly address: Address | null
  readonly additionalInsured: boolean
  readonly additionalInsuredRelationship: string | null
  readonly additionalInsuredRelationshipDescription: string | null
}

export interface DocumentRequest {
  readonly type: string | null
}

export interface EndorsePolicy {
  readonly policyId: string | null
}

export interface Question {
  readonly policyId: string | null
  readonly question: string | null
  readonly type: string | null
}

/** A request's type with that type's block and no other (spec 1 §3). */
export type RequestDetails =
  | { readonly type: 'ADD_ADDITIONAL_INSURED'; readonly addAdditionalInsured: AddAdditionalInsured }
  | { readonly type: 'CANCEL_POLICY'; readonly cancelPolicy: CancelPolicy }
  | { readonly type: 'CREATE_CERTIFICATE'; readonly createCertificate: CreateCertificate }
  | { readonly type: 'DOCUMENT_REQUEST'; readonly documentRequest: DocumentRequest }
  | { readonly type: 'ENDORSE_POLICY'; readonly endorsePolicy: EndorsePolicy }
  | { readonly type: 'QUESTION'; readonly question: Question }
  | { readonly type: 'OTHER' }
  | { readonly type: 'QUOTE_REQUEST' }

type BlockName = Exclude<
  RequestDetails extends infer Each ? (Each extends unknown ? keyof Each : never) : never,
  'type'
>
type BlockOf<Name extends BlockName> = Extract<RequestDetails, Record<Name, unknown>>[Name]

/** A request's block by name; null if the request is of another type. */
export function blockOf<Name extends BlockName>(details: RequestDetails, name: Name): BlockOf<Name> | null {
  return name in details ? (details as Extract<RequestDetails, Record<Name, unknown>>)[name] : null
}

/** How a request was closed. `at` is in milliseconds since the epoch. */
export interface Resolution {
  readonly notes: string | null
  readonly fileIds: readonly string[]
  readonly at: number
  /** The agency user who closed it; null if not closed by a user. */
  readonly by: string | null
}

interface ServiceRequestCore {
  readonly clientName: string | null
  readonly clientEmail: string | null
  readonly clientPhone: string | null
  readonly details: string | null
  /** The account once known, with its name, which is updated when the account is renamed. */
  readonly account: { readonly id: string; readonly name: string } | null
  readonly businessPolicyId: string | null
  /** The policy number given by the client, until the policy is found. */
  readonly policyNumber: string | null
  /** The certificate that the client rejected, for which the next revision is prepared; absent for anything else. */
  readonly revisesCertificateId?: string
  readonly assigneeId: string | null
  /** A calendar day, `2026-11-20`. */
  readonly dueAt: string | null
  readonly createdAt: number
  readonly updatedAt: number
}

/** A request from a client of the agency. Closed exactly when it has a resolution. */
export type ServiceRequest = ServiceRequestCore &
  RequestDetails &
  (
    | { readonly state: 'OPEN'; readonly resolution: null }
    | { readonly state: 'CLOSED'; readonly resolution: Resolution }
  )

/** The states in which each action is rejected, with the messages. The UI asks the server, which reads this table. */
const refusals = {
  resolve: { OPEN: null, CLOSED: 'This request is already resolved.' },
  update: { OPEN: null, CLOSED: 'A resolved request can no longer be changed.' },
  comment: { OPEN: null, CLOSED: null },
} as const satisfies Record<string, Record<ServiceRequestState, string | null>>

export type ServiceRequestAction = keyof typeof refusals

/** Why the action is not allowed, in plain words; null if it is. */
export function refusalOf(
  action: ServiceRequestAction,
  { state }: { state: ServiceRequestState },
): string | null {
  return refusals[action][state]
}

export function requestCan(action: ServiceRequestAction, request: { state: ServiceRequestState }): boolean {
  return refusalOf(action, request) === null
}

/** Whether it is open and due before today in the agency's time zone (both calendar days). */
export function isOverdue(
  request: { state: ServiceRequestState; dueAt: string | null },
  today: string,
): boolean {
  return request.state === 'OPEN' && request.dueAt !== null && request.dueAt < today
}

/** The request closed; the caller has checked `requestCan`. */
export function resolved(request: ServiceRequest, resolution: Resolution): ServiceRequest {
  return { ...request, state: 'CLOSED', resolution, updatedAt: resolution.at }
}

/** Fields that staff can set on an open request. Absent fields are unchanged; null clears. */
export interface ServiceRequestPatch {
  readonly assigneeId?: string | null
  readonly dueAt?: string | null
  readonly account?: ServiceRequest['account']
  readonly businessPolicyId?: string | null
}

const updateTypeOf = {
  assigneeId: 'ASSIGN_SERVICE_REQUEST',
  dueAt: 'UPDATE_SERVICE_REQUEST_DUE_AT',
  account: 'UPDATE_SERVICE_REQUEST',
  businessPolicyId: 'UPDATE_SERVICE_REQUEST',
} as const satisfies Record<keyof ServiceRequestPatch, ServiceRequestUpdateType>

/** The request with the patch applied, and the history name of each field that changed. */
export function updated(request: ServiceRequest, patch: ServiceRequestPatch, at: number) {
  const fields = (Object.keys(updateTypeOf) as (keyof ServiceRequestPatch)[]).filter(
    (field) => patch[field] !== undefined && idOf(patch[field]) !== idOf(request[field]),
  )
  const changed: ServiceRequest = { ...request, ...pick(patch, fields), updatedAt: at }
  return { request: changed, updateTypes: [...new Set(fields.map((field) => updateTypeOf[field]))] }
}

function idOf(value: ServiceRequestPatch[keyof ServiceRequestPatch]): string | null | undefined {
  return typeof value === 'object' ? value?.id : value
}

function pick(patch: ServiceRequestPatch, fields: (keyof ServiceRequestPatch)[]): ServiceRequestPatch {
  return Object.fromEntries(fields.map((field) => [field, patch[field]]))
}

/** The account's name, or else the client's. */
export function customerNameOf(request: Pick<ServiceRequest, 'account' | 'clientName'>): string | null {
  return request.account?.name ?? request.clientName
}

/** What tells it from others of its type in a list: the holder, the question, or how the client put it; null without any. */
export function gistOf(request: ServiceRequest): string | null {
  const party =
    blockOf(request, 'addAdditionalInsured')?.name ?? blockOf(request, 'createCertificate')?.name ?? null
  const lines = (request.details ?? '')
    .split('\n')
    .map((line) => withoutPleasantries(line.replace(/^[\s\-*•]+|^\s*\d+[.)]\s+/gu, '')))
    .filter((line) => /\p{L}{2}.*\s.*\p{L}{2}/u.test(line))
  const said = lines.find((line) => asks.test(line)) ?? lines[0]
  const gist = (party ?? blockOf(request, 'question')?.question ?? said ?? '').replaceAll(/\s+/g, ' ').trim()
  if (gist === '') return null
  return gist.length <= longestGist ? gist : `${gist.slice(0, longestGist).replace(/\s+\S*$/, '')}…`
}

const longestGist = 80

/** A line from where it comes to the point: without `Hi Dana, hope you had a nice weekend. Couple things -`. */
function withoutPleasantries(line: string): string {
  const sentences = line
    .replace(
      /(?<=^|[.!?] )(?:a |just a )?(?:couple|few)(?: of)? (?:\w+ )?things?\b[^-–—:.!?]{0,40}[-–—:]\s+(?=\S)/iu,
      '',
    )
    .replace(/^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon))\b[^,.!\n]{0,25}[,.!]\s*/iu, '')
    .split(/(?<=[\p{L}\d)]{2}[.!?])\s+/u)
  const first = sentences.findIndex((sentence) => !pleasantry.test(sentence))
  return first < 0 ? '' : sentences.slice(first).join(' ').trim()
}

const asks =
  /\?|\b(?:please|pls|needs?|want|would like|add|remove|delete|take|cancel|change|update|send|issue|quote|get|require|drop|sold|bought|traded|hit|damaged|stolen)\b/i
const pleasantry =
  /^\W*(?:(?:i |we )?hope (?:you|all|this|everyone)|how (?:are|is|was)|happy |merry |thank(?:s| you)\b|trust you|(?:just )?(?:a )?(?:couple|few)(?: of)? (?:\w+ )?things|(?:just )?(?:a )?quick (?:question|one|note)s?\W*$|before i forget|this is \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: (?:from|at|with|over at) [^.!?]{2,40})?[.!]?$)(?![^.!?]*\b(?:please|needs?|want|send|add|remove|cancel|change)\b)/iu
