import { changeDetails, readDetails, standingIn } from '../../assistant/index.ts'
import type { TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { nameKey } from '../../knowledge/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import type { RequestDetails, ServiceRequest } from '../../servicing/index.ts'
import { writtenOn } from './writtenOn.ts'

interface Received {
  readonly message: TriageMessage
  readonly account: TriageAccount | null
  /** Whether nobody has answered the earlier messages. False if not specified. */
  readonly isReplyDue?: boolean
  readonly at: number
}

/** The holder or additional insured of a request; null if it has no name yet. */
export function partyOf(request: ServiceRequest) {
  const party =
    request.type === 'CREATE_CERTIFICATE'
      ? request.createCertificate
      : request.type === 'ADD_ADDITIONAL_INSURED'
        ? request.addAdditionalInsured
        : null
  return party?.name ? { name: party.name, address: party.address ?? null } : null
}

/** What the request asks for, in servicing's format (spec 1 §3). */
export function requestDetailsOf(asked: TriagedRequest): RequestDetails {
  const { name, address, relationship, policyId, reason, documentType, question, additionalInsured } = asked
  switch (asked.type) {
    case 'ADD_ADDITIONAL_INSURED':
      return { type: asked.type, addAdditionalInsured: { name, relationship, address } }
    case 'CANCEL_POLICY':
      return { type: asked.type, cancelPolicy: { policyId, reason } }
    case 'CREATE_CERTIFICATE':
      return {
        type: asked.type,
        createCertificate: {
          name,
          address,
          additionalInsured,
          additionalInsuredRelationship: additionalInsured ? relationship : null,
          additionalInsuredRelationshipDescription: null,
        },
      }
    case 'DOCUMENT_REQUEST':
      return { type: asked.type, documentRequest: { type: documentType } }
    case 'ENDORSE_POLICY':
      return { type: asked.type, endorsePolicy: { policyId } }
    case 'QUESTION':
      return { type: asked.type, question: { policyId, question, type: null } }
    case 'OTHER':
    case 'QUOTE_REQUEST':
      return { type: asked.type }
  }
}

/** The request with a later message's details: only blanks are filled. Null if it adds nothing. */
export function enrichedBy(
  request: ServiceRequest,
  decided: TriagedRequest,
  conversation: Received,
): ServiceRequest | null {
  const { message, account, at } = conversation
  const next: ServiceRequest = {
    ...filled(replaced(request, decided, conversation), requestDetailsOf({ ...decided, type: request.type })),
    account: request.account ?? (account && { id: account.id, name: account.names[0] ?? '' }),
    businessPolicyId: request.businessPolicyId ?? decided.policyId,
    policyNumber: request.policyNumber ?? decided.policyNumber,
    dueAt: request.dueAt ?? decided.dueOn,
  }
  // An answer repeats the subject.
  const added = decided.details
    .split('\n\n')
    .filter((paragraph) => !request.details?.split('\n\n').includes(paragraph))
  const details = [request.details, ...added].filter(Boolean).join('\n\n').slice(0, 10_000)
  const known = (text: string | null) => [
    readDetails(request.type, { ...message, body: text ?? '' }, account).missing,
    changeDetails(text ?? ''),
    standingIn(request.type, text ?? ''),
  ]
  const isUnchanged =
    JSON.stringify(next) === JSON.stringify(request) &&
    JSON.stringify(known(details)) === JSON.stringify(known(request.details))
  return isUnchanged ? null : { ...next, details, updatedAt: at }
}

/** What an open request asks for, with all that the client has said about it. */
export function readingOf(
  { id, value: request }: Pick<Stored<ServiceRequest>, 'id' | 'value'>,
  { agency, message, account }: Pick<Received, 'message' | 'account'> & { readonly agency: AgencyStore },
): TriagedRequest {
  const read = readDetails(
    request.type,
    {
      ...message,
      receivedOn: writtenOn(agency, { id, createdAt: request.createdAt }),
      subject: null,
      body: request.details ?? message.body,
      attachments: [],
    },
    account,
    partyOf(request),
  )
  return {
    ...read,
    standing: standingIn(request.type, request.details ?? '', account?.names),
    policyId: request.businessPolicyId ?? read.policyId,
    dueOn: request.dueAt,
  }
}

/** The request with what a later message replaces: a name that it gives in full, a question that it asks besides. */
function replaced(
  request: ServiceRequest,
  { name, address, question }: TriagedRequest,
  { isReplyDue = false }: Pick<Received, 'isReplyDue'>,
): ServiceRequest {
  const isInFull = name !== null && address !== null && !partyOf(request)?.address
  switch (request.type) {
    case 'CREATE_CERTIFICATE':
      return isInFull ? { ...request, createCertificate: { ...request.createCertificate, name } } : request
    case 'ADD_ADDITIONAL_INSURED':
      return isInFull
        ? { ...request, addAdditionalInsured: { ...request.addAdditionalInsured, name } }
        : request
    case 'QUESTION': {
      const open = isReplyDue ? request.question.question : null
      const asked = question === null || open === question ? open : [open, question].filter(Boolean).join(' ')
      return asked === null ? request : { ...request, question: { ...request.question, question: asked } }
    }
    default:
      return request
  }
}

/** Fills a block's empty fields from another block of its type, a few levels deep. */
function filled<Part extends object>(part: Part, other: object): Part {
  const added = Object.entries(other).flatMap(([name, value]): [string, unknown][] => {
    const had = (part as Record<string, unknown>)[name]
    if (value === null || value === undefined) return []
    if (had === null || had === false) return [[name, value]]
    // The suite of one street is none of another.
    if (name === 'address' && !isSameStreet(had, value)) return []
    if (typeof had === 'object' && typeof value === 'object') return [[name, filled(had, value)]]
    return []
  })
  return { ...part, ...Object.fromEntries(added) }
}

function isSameStreet(had: unknown, given: unknown): boolean {
  const [known, other] = [had, given].map((each) => (each as { line1?: string | null }).line1 ?? null)
  return known === null || other === null || nameKey(known ?? '') === nameKey(other ?? '')
}
