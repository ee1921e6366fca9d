import { messageParts, noteOfTakenBack, type Standing } from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { agencyToday } from '../../identity/index.ts'
import { create, replace } from '../../platform/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import { planPreparation, serviceRequestKind } from '../../servicing/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { afterLetter } from './afterLetter.ts'
import type { CaraAction } from './caraAction.ts'
import { enrichedBy, partyOf, readingOf } from './enrichedBy.ts'
import {
  correctedBy,
  noCorrections,
  withCorrections,
  withOtherHolder,
  withoutOtherHolders,
} from './correctedCertificates.ts'
import { identified } from './identified.ts'
import { afterLater, type LaterWords } from './afterLater.ts'
import { answerTo, holdersOfAddress, isSameRequest, namedHolder } from './laterAnswers.ts'
import { correctedAmount, withCorrectedAmount } from './correctedAmount.ts'
import { redatedRequest, withNewDate, withoutRedating } from './redatedRequest.ts'
import { replacedWishes } from './replacedWishes.ts'
import { releases, standingResults, standingsAfter, withLaterWords, withoutTakenBack } from './takenBack.ts'
import { forClientOnly, type Held } from './senderStanding.ts'
import { requestFrom } from './requestFrom.ts'
import { revisedCertificates } from './revisedCertificates.ts'
import { withKnownHolders } from './withKnownHolders.ts'

export interface OpenedRequests {
  readonly changes: readonly Change[]
  /** IDs of the requests the conversation is about now, existing ones first. */
  readonly requestIds: readonly string[]
  /** IDs of the existing requests that the message changed. */
  readonly enrichedIds: readonly string[]
  readonly actions: readonly CaraAction[]
  /** What the message asks for; if nothing by itself, what existing requests ask for with what it added. */
  readonly asked: readonly TriagedRequest[]
  /** The certificate holders that an address in the message may belong to, if it does not say which. */
  readonly possibleHolders: readonly string[]
  /** The words that take back a part of what was asked before, while the rest stays wanted. */
  readonly leftOut: readonly string[]
}

interface Conversation {
  readonly agency: AgencyStore
  readonly message: TriageMessage
  readonly decided: Triage
  readonly account: TriageAccount | null
  /** The account that it may be about. */
  readonly candidate?: TriageAccount | null
  /** Why it waits for a person. Null if not specified. */
  readonly held?: Held | null
  /** Whether the client or somebody of its company wrote or called. True if not specified. */
  readonly isFromClient?: boolean
  /** Requests opened by earlier messages of the conversation. */
  readonly known: readonly Stored<ServiceRequest>[]
  /** Whether the message may change existing requests: an unverified sender can only open new ones. */
  readonly mayEnrich: boolean
  /** Whether the message was taken in before, without what its scans say. False if not specified. */
  readonly isReadAgain?: boolean
  /** Whether nobody has answered the earlier messages. False if not specified. */
  readonly isReplyDue?: boolean
  /** What we wrote last in the conversation; null if nothing. */
  readonly lastLetter?: string | null
  /** What the client wrote earlier in the conversation, the latest first. */
  readonly earlier?: readonly string[]
  /** What the client wrote after this message and we received before it, in order. Empty if not specified. */
  readonly later?: readonly LaterWords[]
  /** The files that the agency has sent in the conversation. Empty if not specified. */
  readonly sentFileIds?: readonly string[]
  readonly at: number
}

/** Of a message that nobody is asked by. */
export const nothingOpened: Omit<OpenedRequests, 'requestIds'> = {
  changes: [],
  enrichedIds: [],
  actions: [],
  asked: [],
  possibleHolders: [],
  leftOut: [],
}

const added = 'Added what the new message says.'
const nothing: ReadonlyMap<string, string> = new Map()
const nothingRevised: ReadonlyMap<TriagedRequest, string> = new Map()
const noParts: ReturnType<typeof replacedWishes>['parts'] = new Map()

/** Opens the requests a message asks for, or updates those the conversation already has. */
export function openedRequests(received: Conversation): OpenedRequests {
  const { agency, account, known, mayEnrich, at } = received
  const wanted = known.filter(({ value }) => value.state === 'OPEN' && mayComplete(value, received))
  // What names another holder gives up neither the certificate nor its wording.
  const other = mayEnrich ? withOtherHolder({ message: received.message, open: wanted }) : noCorrections
  const others = wanted.filter(({ id }) => !other.has(id))
  const { takenBack, parts, ...later } =
    mayEnrich && !received.held
      ? replacedWishes(received, others)
      : { ...received, takenBack: nothing, parts: noParts }
  const pending = wanted.map((request) => {
    const part = parts.get(request.id)
    return part ? { ...request, value: { ...request.value, details: part.details, updatedAt: at } } : request
  })
  const { message } = later
  const conversation = {
    ...received,
    message,
    decided: withoutOtherHolders(
      afterLetter(withKnownHolders(agency, later.decided, account), { ...received, message }),
      other.values(),
    ),
  }
  const open = pending.filter(({ id }) => !takenBack.has(id))
  const changes: Change[] = []
  const actions: CaraAction[] = [...identified(conversation)]
  const requestIds = known.map(({ id }) => id)
  const completed = new Map<string, TriagedRequest>()
  const enrich = (
    request: Stored<ServiceRequest>,
    next: ServiceRequest,
    { result, evidence }: { readonly result: string; readonly evidence: readonly string[] },
  ) => {
    changes.push(replace(request, next, 'ENRICH_SERVICE_REQUEST'), ...planPreparation(agency, request.id, at))
    const read = readingOf({ ...request, value: next }, conversation)
    const { missing } = read
    completed.set(request.id, read)
    actions.push({
      id: `enrich-${request.id}-${at}`,
      name: 'enrich_service_request',
      argumentsJson: JSON.stringify({ id: request.id }),
      result:
        result === added && missing.length > 0 ? `${added} Still missing: ${missing.join('; ')}.` : result,
      evidence,
      at,
    })
  }
  const isThanks = conversation.decided.notRequest?.reason === 'THANKS'
  const isForAnother = conversation.decided.requests.some(
    (asked) =>
      asked.type === 'CREATE_CERTIFICATE' && !open.some(({ value }) => isSameRequest(value, asked, message)),
  )
  const standings = mayEnrich
    ? standingsAfter(
        open.filter(({ id }) => !other.has(id)),
        message,
      )
    : new Map<string, Standing>()
  const redated = mayEnrich && standings.size === 0 ? redatedRequest(open, message) : null
  const corrected = mayEnrich && !redated ? correctedAmount(open, message) : null
  const kept = withoutTakenBack(withoutRedating(conversation.decided, (redated ?? corrected)?.words), {
    open,
    standings,
    isRelease: mayEnrich && open.some(({ value }) => releases(value, message)),
  })
  const { decided: revised, revises } =
    mayEnrich && !isThanks
      ? revisedCertificates(agency, kept, {
          message,
          account,
          known,
          sentFileIds: received.sentFileIds ?? [],
        })
      : { decided: kept, revises: nothingRevised }
  const { decided, corrections } =
    mayEnrich && !isForAnother && !isThanks && standings.size === 0
      ? withCorrections(revised, { message, open })
      : { decided: revised, corrections: noCorrections }

  const isNew = (asked: TriagedRequest) =>
    !mayEnrich || revises.has(asked) || !open.some(({ value }) => isSameRequest(value, asked, message))
  const overtaken = new Map<TriagedRequest, TriagedRequest>()
  // The scan says what `See attached` asks for.
  const unclear = received.isReadAgain ? open.filter(isUntouched) : []
  const cleared = new Set<string>()
  for (const asked of decided.requests.filter(isNew)) {
    const before = asked.type === 'OTHER' ? undefined : unclear.shift()
    const id = before?.id ?? agency.newId(serviceRequestKind)
    const certificateId = revises.get(asked)
    const first: ServiceRequest = {
      ...requestFrom(asked, { ...conversation, today: agencyToday(agency, at) }),
      ...(certificateId !== undefined && { revisesCertificateId: certificateId }),
    }
    const request = afterLater({ id, value: first }, received.later ?? [], { message, at })
    if (request !== first) overtaken.set(asked, readingOf({ id, value: request }, conversation))
    changes.push(
      before
        ? replace(
            before,
            { ...request, createdAt: before.value.createdAt, updatedAt: at },
            'ENRICH_SERVICE_REQUEST',
          )
        : create(serviceRequestKind, id, request, 'CREATE_SERVICE_REQUEST'),
      ...planPreparation(agency, id, before ? at : 'opened'),
    )
    if (before) cleared.add(id)
    else requestIds.push(id)
    actions.push({
      id: before ? `open-${id}-${at}` : `open-${id}`,
      name: 'open_service_request',
      argumentsJson: JSON.stringify({ type: asked.type, missing: asked.missing }),
      result: id,
      evidence: asked.evidence,
      at,
    })
  }
  for (const request of pending) {
    const words = takenBack.get(request.id)
    const standing = standings.get(request.id)
    if (words !== undefined)
      enrich(request, withLaterWords(request.value, noteOfTakenBack(words), at), {
        result: standingResults.WITHDRAWN,
        evidence: [words],
      })
    else if (standing)
      enrich(request, withLaterWords(request.value, messageParts(message.body).own || standing.words, at), {
        result: standingResults[standing.kind],
        evidence: [standing.words],
      })
  }
  if (redated)
    enrich(redated.request, withNewDate(redated.request.value, redated, at), {
      result: 'The client changed the date. What was prepared is prepared again.',
      evidence: [redated.words],
    })
  if (corrected)
    enrich(corrected.request, withCorrectedAmount(corrected.request.value, corrected, at), {
      result: 'The client corrected an amount. What was prepared is prepared again.',
      evidence: [corrected.words],
    })
  // Thanks add nothing to a request that lacks nothing.
  const lacking = isThanks
    ? open.filter((request) => readingOf(request, conversation).missing.length > 0)
    : open
  for (const request of mayEnrich ? lacking : []) {
    if (standings.has(request.id) || request === (redated ?? corrected)?.request || cleared.has(request.id))
      continue
    const answer =
      namedHolder(request.value, open, conversation) ?? answerTo(request, open, { decided, message, account })
    const filledIn = answer && enrichedBy(request.value, answer, conversation)
    const correction = corrections.get(request.id)
    const next = correction ? correctedBy(filledIn ?? request.value, correction, at) : filledIn
    if (next)
      enrich(request, next, { result: added, evidence: correction?.sentences ?? answer?.evidence ?? [] })
  }
  // What is taken back in part is prepared again without it.
  for (const request of pending) {
    const words = parts.get(request.id)?.words
    const result = 'The client withdrew part of this request. The work is prepared again without it.'
    if (words !== undefined && !completed.has(request.id))
      enrich(request, request.value, { result, evidence: [words] })
  }
  const isPlaced = completed.size > 0 || requestIds.length > known.length
  const holders = mayEnrich && !isPlaced ? holdersOfAddress(open, message) : []
  changes.push(...holders.flatMap(({ id }) => planPreparation(agency, id, at)))
  // A message that completes an open request asked for nothing new, yet said something.
  const isAnswer = completed.size > 0 && decided.notRequest?.reason !== 'INSTRUCTIONS'
  const shown = isAnswer ? actions.filter(({ name }) => name !== 'decide_request') : actions
  const isAsking = completed.size > 0 || decided.requests.length > 0
  // One reply answers all that the client waits for.
  const waiting = mayEnrich && isAsking && conversation.isReplyDue ? open : []
  const unchanged = waiting.filter(({ id }) => !completed.has(id) && !cleared.has(id))
  changes.push(...unchanged.flatMap(({ id }) => planPreparation(agency, id, at)))
  const due = pending.flatMap(
    (request) =>
      completed.get(request.id) ??
      (waiting.length > 0 && !cleared.has(request.id) ? readingOf(request, conversation) : []),
  )
  return {
    changes,
    requestIds,
    enrichedIds: [...completed.keys()],
    actions: shown,
    asked: [
      ...due,
      ...decided.requests
        .filter((asked) => isNew(asked) || !due.some(({ type }) => type === asked.type))
        .map((asked) => overtaken.get(asked) ?? asked),
    ],
    possibleHolders: holders.map(({ value }) => partyOf(value)?.name ?? ''),
    leftOut: [...parts.values()].map(({ words }) => words),
  }
}

/** Whether nobody has worked on a request of which it was not clear what it asks for. */
function isUntouched({ value }: Stored<ServiceRequest>): boolean {
  return value.type === 'OTHER' && value.assigneeId === null && value.updatedAt === value.createdAt
}

/** What a client asked for is not completed by somebody else in the conversation. */
function mayComplete({ type, account }: ServiceRequest, { isFromClient = true }: Conversation): boolean {
  return isFromClient || account === null || !forClientOnly.has(type)
}
