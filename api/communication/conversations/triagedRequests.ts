import { changeDetails, findAddresses, messageParts, readDetails } from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { nameKey } from '../../knowledge/index.ts'
import { create, replace } from '../../platform/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import { planPreparation, serviceRequestKind } from '../../servicing/index.ts'
import type { ServiceRequest, RequestDetails } from '../../servicing/index.ts'
import type { CaraAction } from './caraAction.ts'
import { correctedBy, noCorrections, withCorrections } from './correctedCertificates.ts'

export interface OpenedRequests {
  readonly changes: readonly Change[]
  /** IDs of the requests the conversation is about now, existing ones first. */
  readonly requestIds: readonly string[]
  readonly actions: readonly CaraAction[]
  /** What the message asks for; if nothing by itself, what existing requests ask for with what it added. */
  readonly asked: readonly TriagedRequest[]
  /** The certificate holders that an address in the message may belong to, if it does not say which. */
  readonly possibleHolders: readonly string[]
}

interface Conversation {
  readonly agency: AgencyStore
  readonly message: TriageMessage
  readonly decided: Triage
  readonly account: TriageAccount | null
  /** The account that an unverified sender names. */
  readonly candidate?: TriageAccount | null
  /** Requests opened by earlier messages of the conversation. */
  readonly known: readonly Stored<ServiceRequest>[]
  /** Whether the message may change existing requests: an unverified sender can only open new ones. */
  readonly mayEnrich: boolean
  readonly at: number
}

/** Opens the requests a message asks for, or updates those the conversation already has. */
export function openedRequests(conversation: Conversation): OpenedRequests {
  const { agency, message, account, known, mayEnrich, at } = conversation
  const open = known.filter(({ value }) => value.state === 'OPEN')
  const changes: Change[] = []
  const actions: CaraAction[] = [...identified(conversation)]
  const requestIds = known.map(({ id }) => id)
  const completed: TriagedRequest[] = []
  const isForAnother = conversation.decided.requests.some(
    (asked) =>
      asked.type === 'CREATE_CERTIFICATE' && !open.some(({ value }) => isSameRequest(value, asked, message)),
  )
  const { decided, corrections } =
    mayEnrich && !isForAnother
      ? withCorrections(conversation.decided, { message, open })
      : { decided: conversation.decided, corrections: noCorrections }

  for (const asked of decided.requests) {
    if (mayEnrich && open.some(({ value }) => isSameRequest(value, asked, message))) continue
    const id = agency.newId(serviceRequestKind)
    changes.push(
      create(serviceRequestKind, id, requestFrom(asked, conversation), 'CREATE_SERVICE_REQUEST'),
      ...planPreparation(agency, id, 'opened'),
    )
    requestIds.push(id)
    actions.push({
      id: `open-${id}`,
      name: 'open_service_request',
      argumentsJson: JSON.stringify({ type: asked.type, missing: asked.missing }),
      result: id,
      evidence: asked.evidence,
      at,
    })
  }
  for (const request of mayEnrich ? open : []) {
    const answer = answerTo(request, open, { decided, message, account })
    const filledIn = answer && enrichedBy(request.value, answer, { message, account, at })
    const correction = corrections.get(request.id)
    const next = correction ? correctedBy(filledIn ?? request.value, correction, at) : filledIn
    if (!next) continue
    changes.push(replace(request, next, 'ENRICH_SERVICE_REQUEST'), ...planPreparation(agency, request.id, at))
    const details = readDetails(next.type, { ...message, body: next.details ?? message.body }, account)
    const read = correction ? { ...details, ...correction.holder, missing: [] } : details
    completed.push(read)
    actions.push({
      id: `enrich-${request.id}-${at}`,
      name: 'enrich_service_request',
      argumentsJson: JSON.stringify({ id: request.id }),
      result: `Added what the new message says.${read.missing.length > 0 ? ` Still missing: ${read.missing.join('; ')}.` : ''}`,
      evidence: correction?.sentences ?? answer?.evidence ?? [],
      at,
    })
  }
  const isPlaced = completed.length > 0 || requestIds.length > known.length
  const holders = mayEnrich && !isPlaced ? holdersOfAddress(open, message) : []
  changes.push(...holders.flatMap(({ id }) => planPreparation(agency, id, at)))
  // A message that completes an open request asked for nothing new, yet said something.
  const isAnswer = completed.length > 0 && decided.notRequest?.reason !== 'INSTRUCTIONS'
  const shown = isAnswer ? actions.filter(({ name }) => name !== 'decide_request') : actions
  return {
    changes,
    requestIds,
    actions: shown,
    asked: decided.requests.length > 0 ? decided.requests : completed,
    possibleHolders: holders.map(({ value }) => holderOf(value) ?? ''),
  }
}

/** The certificates that an address without a name may be for: those that lack one, if there are several. */
function holdersOfAddress(
  open: readonly Stored<ServiceRequest>[],
  { body }: TriageMessage,
): readonly Stored<ServiceRequest>[] {
  const lacking = open.filter(({ value }) => lacksAddress(value) && holderOf(value) !== null)
  return lacking.length > 1 && findAddresses(messageParts(body).own).length > 0 ? lacking : []
}

function lacksAddress(request: ServiceRequest): boolean {
  return request.type === 'CREATE_CERTIFICATE' && !request.createCertificate.address?.line1
}

/** Whether a later message refers to a request that is open, rather than to another certificate. */
function isSameRequest(request: ServiceRequest, asked: TriagedRequest, message: TriageMessage): boolean {
  if (request.type !== asked.type) return false
  const known = holderOf(request)
  if (known === null || asked.name === null || nameKey(known) === nameKey(asked.name)) return true
  const another = /\b(another|second|additional|one more|also|as well|too)\b/i
  return !another.test(asked.evidence.join(' ') || message.body)
}

/** What a message says about an open request; null if it may be about another certificate in the conversation. */
function answerTo(
  request: Stored<ServiceRequest>,
  open: readonly Stored<ServiceRequest>[],
  { decided, message, account }: Pick<Conversation, 'decided' | 'message' | 'account'>,
): TriagedRequest | null {
  const { type } = request.value
  const alike = decided.requests.filter((asked) => asked.type === type)
  const isOnly = open.filter(({ value }) => value.type === type).length === 1
  const name = holderOf(request.value)
  const named = alike.find(
    (asked) => asked.name !== null && name !== null && nameKey(asked.name) === nameKey(name),
  )
  if (named) return named
  if (isOnly && alike.length <= 1) {
    const only = alike[0] ?? readDetails(type, message, account)
    return isSameRequest(request.value, only, message) ? only : null
  }
  const read = isOnly ? null : readDetails(type, message, account)
  // An address alone is for the certificate that lacks one.
  const lacking = open.filter((each) => lacksAddress(each.value))
  if (read?.address && read.name === null && lacking.length === 1 && lacking[0] === request) return read
  return read?.name && name !== null && nameKey(read.name) === nameKey(name) ? read : null
}

function holderOf(request: ServiceRequest): string | null {
  return request.type === 'CREATE_CERTIFICATE' ? request.createCertificate.name : null
}

function* identified({ message, decided, account, candidate, at }: Conversation): Iterable<CaraAction> {
  yield {
    id: `identify-${at}`,
    name: 'identify_account',
    argumentsJson: '{}',
    result: account
      ? (account.names[0] ?? account.id)
      : candidate
        ? `This may be ${candidate.names[0] ?? candidate.id}, but the message is not from an address on file. Choose the account.`
        : 'No account matches with certainty.',
    evidence: decided.accountEvidence,
    at,
  }
  if (decided.notRequest) {
    const what = message.channel === 'CALL' ? 'call' : 'message'
    yield {
      id: `no-request-${at}`,
      name: 'decide_request',
      argumentsJson: JSON.stringify({ reason: decided.notRequest.reason }),
      result:
        decided.notRequest.reason === 'INSTRUCTIONS'
          ? `This ${what} contains instructions to the assistant. They were not followed.`
          : decided.notRequest.reason === 'PHISHING'
            ? `This ${what} looks like fraud. Do not answer it, pay anything or open its links.`
            : `This ${what} does not ask for anything.`,
      evidence: decided.notRequest.evidence,
      at,
    }
  }
}

function requestFrom(asked: TriagedRequest, { message, account, at }: Conversation): ServiceRequest {
  return {
    ...requestDetailsOf(asked),
    state: 'OPEN',
    resolution: null,
    clientName: message.from.name,
    clientEmail: message.from.email,
    clientPhone: message.from.phone ?? statedPhone(message.body),
    details: asked.details,
    account: account && { id: account.id, name: account.names[0] ?? '' },
    businessPolicyId: asked.policyId,
    policyNumber: asked.policyNumber,
    assigneeId: null,
    dueAt: asked.dueOn,
    createdAt: at,
    updatedAt: at,
  }
}

/** The number to call back, as the sender gives it: after words that say so, or in the signature. */
function statedPhone(body: string): string | null {
  const { own, signature } = messageParts(body)
  const number = String.raw`((?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3}[-. ])\s?\d{3}[-. ]\d{4})(?!\d)`
  const asked = new RegExp(
    String.raw`\b(?:call|reach|text|phone|cell|mobile|number|direct)\b[^.!?\n]{0,40}?${number}`,
    'i',
  )
  const signed = signature
    .split('\n')
    .filter((line) => !/\bfax\b|^\s*f[:.]/i.test(line))
    .join('\n')
  const inText = [...own.matchAll(new RegExp(number, 'g'))].map(([found]) => found)
  return (
    asked.exec(own)?.[1] ??
    new RegExp(number).exec(signed)?.[1] ??
    (inText.length === 1 && !/\bfax\b/i.test(own) ? (inText[0] ?? null) : null)
  )
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
function enrichedBy(
  request: ServiceRequest,
  decided: TriagedRequest,
  { message, account, at }: Pick<Conversation, 'message' | 'account' | 'at'>,
): ServiceRequest | null {
  const filledDetails = filled(request, requestDetailsOf({ ...decided, type: request.type }))
  const next: ServiceRequest = {
    ...request,
    ...filledDetails,
    account: request.account ?? (account && { id: account.id, name: account.names[0] ?? '' }),
    businessPolicyId: request.businessPolicyId ?? decided.policyId,
    policyNumber: request.policyNumber ?? decided.policyNumber,
    dueAt: request.dueAt ?? decided.dueOn,
  }
  const details = [request.details, decided.details].filter(Boolean).join('\n\n').slice(0, 10_000)
  const known = (text: string | null) => [
    readDetails(request.type, { ...message, body: text ?? '' }, account).missing,
    changeDetails(text ?? ''),
  ]
  const isUnchanged =
    JSON.stringify(next) === JSON.stringify(request) &&
    JSON.stringify(known(details)) === JSON.stringify(known(request.details))
  return isUnchanged ? null : { ...next, details, updatedAt: at }
}

/** Fills a block's empty fields from another block of its type, a few levels deep. */
function filled<Part extends object>(part: Part, other: object): Part {
  const added = Object.entries(other).flatMap(([name, value]): [string, unknown][] => {
    const had = (part as Record<string, unknown>)[name]
    if (value === null || value === undefined) return []
    if (had === null || had === false) return [[name, value]]
    if (typeof had === 'object' && typeof value === 'object') return [[name, filled(had, value)]]
    return []
  })
  return { ...part, ...Object.fromEntries(added) }
}
