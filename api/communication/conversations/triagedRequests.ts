import {
  findAddresses,
  findDay,
  isNamedIn,
  messageParts,
  otherPartyIn,
  readDetails,
  agreesTo,
  type Standing,
  standingAfter,
  standingIn,
  whichPolicy,
} from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { emailKey } from '../../knowledge/index.ts'
import { create, dayInWords, replace } from '../../platform/index.ts'
import type { AgencyStore, Change, Stored } from '../../platform/index.ts'
import { planPreparation, serviceRequestKind } from '../../servicing/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import type { CaraAction } from './caraAction.ts'
import { enrichedBy, partyOf, requestDetailsOf } from './enrichedBy.ts'
import { correctedBy, noCorrections, withCorrections } from './correctedCertificates.ts'
import { statedPhone } from './statedPhone.ts'
import { isSameName, withKnownHolders } from './withKnownHolders.ts'
import { writtenOn } from './writtenOn.ts'

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
  /** The account that it may be about. */
  readonly candidate?: TriageAccount | null
  /** Requests opened by earlier messages of the conversation. */
  readonly known: readonly Stored<ServiceRequest>[]
  /** Whether the message may change existing requests: an unverified sender can only open new ones. */
  readonly mayEnrich: boolean
  /** Whether nobody has answered the earlier messages. False if not specified. */
  readonly isReplyDue?: boolean
  /** What we wrote last in the conversation; null if nothing. */
  readonly lastLetter?: string | null
  /** What the client wrote earlier in the conversation, the latest first. */
  readonly earlier?: readonly string[]
  readonly at: number
}

/** Opens the requests a message asks for, or updates those the conversation already has. */
export function openedRequests(received: Conversation): OpenedRequests {
  const conversation = {
    ...received,
    decided: afterLetter(withKnownHolders(received.agency, received.decided, received.account), received),
  }
  const { agency, message, account, known, mayEnrich, at } = conversation
  const open = known.filter(({ value }) => value.state === 'OPEN')
  const changes: Change[] = []
  const actions: CaraAction[] = [...identified(conversation)]
  const requestIds = known.map(({ id }) => id)
  const completed = new Map<string, TriagedRequest>()
  const isThanks = conversation.decided.notRequest?.reason === 'THANKS'
  const isForAnother = conversation.decided.requests.some(
    (asked) =>
      asked.type === 'CREATE_CERTIFICATE' && !open.some(({ value }) => isSameRequest(value, asked, message)),
  )
  const standings = mayEnrich ? standingsAfter(open, message) : new Map<string, Standing>()
  const redated = mayEnrich && standings.size === 0 ? redatedRequest(open, message) : null
  const kept = withoutTakenBack(withoutRedating(conversation.decided, redated?.words), {
    open,
    standings,
    isRelease: mayEnrich && open.some(({ value }) => releases(value, message)),
  })
  const { decided, corrections } =
    mayEnrich && !isForAnother && !isThanks && standings.size === 0
      ? withCorrections(kept, { message, open })
      : { decided: kept, corrections: noCorrections }

  const isNew = (asked: TriagedRequest) =>
    !mayEnrich || !open.some(({ value }) => isSameRequest(value, asked, message))
  for (const asked of decided.requests.filter(isNew)) {
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
  for (const request of open) {
    const standing = standings.get(request.id)
    if (!standing) continue
    const next = withLaterWords(request.value, messageParts(message.body).own || standing.words, at)
    changes.push(replace(request, next, 'ENRICH_SERVICE_REQUEST'), ...planPreparation(agency, request.id, at))
    completed.set(request.id, readingOf({ ...request, value: next }, conversation))
    actions.push({
      id: `enrich-${request.id}-${at}`,
      name: 'enrich_service_request',
      argumentsJson: JSON.stringify({ id: request.id }),
      result: standingResults[standing.kind],
      evidence: [standing.words],
      at,
    })
  }
  if (redated) {
    const { request, words } = redated
    const next = withNewDate(request.value, words, at)
    changes.push(replace(request, next, 'ENRICH_SERVICE_REQUEST'), ...planPreparation(agency, request.id, at))
    completed.set(request.id, readingOf({ ...request, value: next }, conversation))
    actions.push({
      id: `enrich-${request.id}-${at}`,
      name: 'enrich_service_request',
      argumentsJson: JSON.stringify({ id: request.id }),
      result: 'The client changed the date. What was prepared is prepared again.',
      evidence: [words],
      at,
    })
  }
  // Thanks add nothing to a request that lacks nothing.
  const lacking = isThanks
    ? open.filter((request) => readingOf(request, conversation).missing.length > 0)
    : open
  for (const request of mayEnrich ? lacking : []) {
    if (standings.has(request.id) || request === redated?.request) continue
    const answer =
      namedHolder(request.value, open, conversation) ?? answerTo(request, open, { decided, message, account })
    const filledIn = answer && enrichedBy(request.value, answer, conversation)
    const correction = corrections.get(request.id)
    const next = correction ? correctedBy(filledIn ?? request.value, correction, at) : filledIn
    if (!next) continue
    changes.push(replace(request, next, 'ENRICH_SERVICE_REQUEST'), ...planPreparation(agency, request.id, at))
    const read = readingOf({ ...request, value: next }, conversation)
    completed.set(request.id, read)
    actions.push({
      id: `enrich-${request.id}-${at}`,
      name: 'enrich_service_request',
      argumentsJson: JSON.stringify({ id: request.id }),
      result: `Added what the new message says.${read.missing.length > 0 ? ` Still missing: ${read.missing.join('; ')}.` : ''}`,
      evidence: correction?.sentences ?? answer?.evidence ?? [],
      at,
    })
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
  const unchanged = waiting.filter(({ id }) => !completed.has(id))
  changes.push(...unchanged.flatMap(({ id }) => planPreparation(agency, id, at)))
  const due = open.flatMap(
    (request) => completed.get(request.id) ?? (waiting.length > 0 ? readingOf(request, conversation) : []),
  )
  return {
    changes,
    requestIds,
    actions: shown,
    asked: [
      ...due,
      ...decided.requests.filter((asked) => isNew(asked) || !due.some(({ type }) => type === asked.type)),
    ],
    possibleHolders: holders.map(({ value }) => partyOf(value)?.name ?? ''),
  }
}

/** `OK, cancel it then` and `Yes, go ahead` mean the policy and the day that our last letter names. */
function afterLetter(decided: Triage, { lastLetter = null, message, account, known }: Conversation): Triage {
  if (lastLetter === null || account === null) return decided
  const read = (type: TriagedRequest['type']) =>
    readDetails(type, { ...message, subject: null, body: lastLetter, attachments: [] }, account)
  const completed = (asked: TriagedRequest): TriagedRequest => {
    if (asked.type !== 'CANCEL_POLICY' && asked.type !== 'ENDORSE_POLICY') return asked
    if (!asked.missing.includes(whichPolicy)) return asked
    const { policyId, policyNumber, effectiveOn } = read(asked.type)
    const day = asked.effectiveOn ?? (asked.type === 'CANCEL_POLICY' ? effectiveOn : null)
    return policyId === null
      ? asked
      : {
          ...asked,
          policyId,
          policyNumber,
          effectiveOn: day,
          details:
            day === null || asked.effectiveOn !== null
              ? asked.details
              : `${asked.details}\n\nEffective ${dayInWords(day)}.`,
          missing: asked.missing.filter(
            (item) => item !== whichPolicy && !(day !== null && item.startsWith('the date on which')),
          ),
        }
  }
  const isAgreed =
    decided.requests.every(({ isClaim }) => !isClaim) &&
    messageParts(message.body).own.length < 100 &&
    known.every(({ value }) => value.state !== 'OPEN' || value.type === 'QUESTION') &&
    proposesToCancel.test(lastLetter) &&
    agreesTo(message)
  if (!isAgreed) return { ...decided, requests: decided.requests.map(completed) }
  const agreed = readDetails('CANCEL_POLICY', { ...message, attachments: [] }, account)
  const missing = [...new Set([...agreed.missing, whichPolicy])]
  return { ...decided, notRequest: null, requests: [completed({ ...agreed, policyId: null, missing })] }
}

const proposesToCancel = /\bcancel\b[^]*\?/i

/** What an open request asks for, with all that the client has said about it. */
function readingOf(
  { id, value: request }: Stored<ServiceRequest>,
  { agency, message, account }: Conversation,
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

/** The open requests that a later message refuses, takes back or holds, with the words that do. */
function standingsAfter(
  open: readonly Stored<ServiceRequest>[],
  message: TriageMessage,
): ReadonlyMap<string, Standing> {
  const parties = open.flatMap(({ value }) => partyOf(value) ?? [])
  return new Map(
    open.flatMap(({ id, value }) => {
      const standing = standingAfter(value.type, value.details ?? '', message)
      if (!standing) return []
      // `Don't send the one for Harbor Trust`: the others go out.
      const named = parties.filter((party) => isNamedIn(standing.words, { party, parties }))
      const own = partyOf(value)
      const isForOther = own !== null && named.length > 0 && !named.some(({ name }) => name === own.name)
      return isForOther ? [] : [[id, standing] as const]
    }),
  )
}

/** What a message asks for besides what it takes back of the requests that are open. */
function withoutTakenBack(
  decided: Triage,
  {
    open,
    standings,
    isRelease,
  }: {
    readonly open: readonly Stored<ServiceRequest>[]
    readonly standings: ReadonlyMap<string, Standing>
    readonly isRelease: boolean
  },
): Triage {
  if (standings.size === 0 && !isRelease) return decided
  const types = open.flatMap(({ id, value }) => (standings.has(id) ? [value.type] : []))
  const words = [...standings.values()].map((standing) => standing.words)
  const isSaid = (evidence: string) =>
    words.some((each) => each.includes(evidence) || evidence.includes(each))
  const requests = decided.requests.filter(
    ({ type, standing, evidence, isClaim }) =>
      isClaim ||
      !(
        types.includes(type) ||
        (standing && types.includes(standing.of)) ||
        (evidence.length > 0 && evidence.every(isSaid)) ||
        (isRelease && !open.some(({ value }) => value.type === type) && evidence.every(refersBack))
      ),
  )
  return { ...decided, requests }
}

/** Whether a message makes an order of a request that was held or given up: `You can send it now`. */
function releases({ type, details }: ServiceRequest, { body }: TriageMessage): boolean {
  const before = details ?? ''
  return (
    standingIn(type, before) !== null && standingIn(type, `${before}\n\n${messageParts(body).own}`) === null
  )
}

function refersBack(sentence: string): boolean {
  return sentence.length < 100 && /\b(?:it|that|this|them|ahead|one)\b/i.test(sentence)
}

const dated: ReadonlySet<ServiceRequest['type']> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'ENDORSE_POLICY',
])
const newDate =
  /\b(?:make|move|change|push|set|switch|do)\b(?: it| that| this| the (?:\w+ )?date)(?: back| up| out)?(?: (?:to be|to))?\b/i

/** The only open change, when a later message gives another day for it: `Actually, make that effective 1/1`. */
function redatedRequest(
  open: readonly Stored<ServiceRequest>[],
  { body, receivedOn }: TriageMessage,
): { readonly request: Stored<ServiceRequest>; readonly words: string } | null {
  const [request, another] = open.filter(({ value }) => dated.has(value.type))
  const words = messageParts(body)
    .own.split(/(?<=[.!?])\s+|\n+/)
    .find((sentence) => newDate.test(sentence) && findDay(sentence, receivedOn) !== null)
  return request && !another && words !== undefined ? { request, words } : null
}

function withoutRedating(decided: Triage, words: string | undefined): Triage {
  return words === undefined
    ? decided
    : {
        ...decided,
        requests: decided.requests.filter(({ evidence }) => !evidence.every((each) => words.includes(each))),
      }
}

/** The request with its new day first: readers of details go by the first day that they find. */
function withNewDate(request: ServiceRequest, words: string, at: number): ServiceRequest {
  const what = request.type === 'CANCEL_POLICY' ? 'cancellation' : 'change'
  const old = (request.details ?? '').replaceAll(/\n*^Effective \w+ \d{1,2}, \d{4}\.$/gm, '')
  const details = `The client changed the date of the ${what}: "${words}"\n\n${old}`.slice(0, 10_000)
  return { ...request, details, updatedAt: at }
}

const standingResults = {
  WITHDRAWN: 'The client took this back. What was prepared is withdrawn.',
  HELD: 'The client asks to wait. What was prepared is withdrawn.',
  UNDECIDED: 'The client has not decided. What was prepared is withdrawn.',
  NONRENEWAL: 'The client does not want to renew. What was prepared is withdrawn.',
  FOR_ANOTHER: 'The client writes for another company. What was prepared is withdrawn.',
} as const satisfies Record<Standing['kind'], string>

function withLaterWords(request: ServiceRequest, words: string, at: number): ServiceRequest {
  const details = [request.details, words].filter(Boolean).join('\n\n').slice(0, 10_000)
  return { ...request, details, updatedAt: at }
}

/** The certificates that an address without a name may be for: those that lack one, if there are several. */
function holdersOfAddress(
  open: readonly Stored<ServiceRequest>[],
  { body }: TriageMessage,
): readonly Stored<ServiceRequest>[] {
  const lacking = open.filter(({ value }) => lacksAddress(value) && partyOf(value) !== null)
  return lacking.length > 1 && findAddresses(messageParts(body).own).length > 0 ? lacking : []
}

function lacksAddress(request: ServiceRequest): boolean {
  return request.type === 'CREATE_CERTIFICATE' && !request.createCertificate.address?.line1
}

/** `That one is Harborview`: the address of an earlier message, for the holder that this one names; null if it isn't that. */
function namedHolder(
  request: ServiceRequest,
  open: readonly Stored<ServiceRequest>[],
  { message, account, earlier = [] }: Conversation,
): TriagedRequest | null {
  const party = partyOf(request)
  const { own } = messageParts(message.body)
  if (!lacksAddress(request) || !party || findAddresses(own).length > 0) return null
  const parties = open.flatMap(({ value }) => partyOf(value) ?? [])
  const named = parties.filter((each) => isNamedIn(own, { party: each, parties }))
  const [found] = earlier.flatMap((body) => findAddresses(messageParts(body).own))
  const isTaken = parties.some(({ address }) => address?.line1 === found?.address.line1)
  return found && !isTaken && named.length === 1 && named[0]?.name === party.name
    ? readDetails(request.type, message, account, { ...party, address: found.address })
    : null
}

const meantInstead = /\b(?:i meant|we meant|instead|rather|wrong policy|not the)\b/i

/** Whether a later message refers to a request that is open, rather than to another certificate. */
function isSameRequest(request: ServiceRequest, asked: TriagedRequest, message: TriageMessage): boolean {
  if (request.type !== asked.type) return false
  // `Cancel the umbrella, too`
  if (request.type === 'CANCEL_POLICY' && request.businessPolicyId && asked.policyId)
    return request.businessPolicyId === asked.policyId || meantInstead.test(message.body)
  const known = partyOf(request)?.name ?? null
  if (known === null || asked.name === null || isSameName(known, asked.name)) return true
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
  const name = partyOf(request.value)?.name ?? null
  const named = alike.find((asked) => asked.name !== null && name !== null && isSameName(asked.name, name))
  if (named) return named
  if (isOnly && alike.length <= 1) {
    const only = alike[0] ?? readDetails(type, message, account)
    return isSameRequest(request.value, only, message) ? only : null
  }
  const read = isOnly ? null : readDetails(type, message, account)
  // An address alone is for the certificate that lacks one.
  const lacking = open.filter((each) => lacksAddress(each.value))
  if (read?.address && read.name === null && lacking.length === 1 && lacking[0] === request) return read
  return read?.name && name !== null && isSameName(read.name, name) ? read : null
}

/** Why an account is not taken for granted: an address on file proves nothing until the mail server confirms it. */
function whyUnsure({ decided, message }: Conversation, { names, emails }: TriageAccount): string {
  const stated = otherPartyIn(decided.accountEvidence[0] ?? '', names)
  if (stated)
    return `the ${message.channel === 'CALL' ? 'caller' : 'message'} says ${stated.replace(/\.$/, '')}`
  const { email } = message.from
  return email !== null && emails.some((known) => emailKey(known) === emailKey(email))
    ? `the mail server could not confirm that the message comes from ${email}, the address on file`
    : 'the message is not from an address on file'
}

function* identified(conversation: Conversation): Iterable<CaraAction> {
  const { message, decided, account, candidate, at } = conversation
  yield {
    id: `identify-${at}`,
    name: 'identify_account',
    argumentsJson: '{}',
    result: account
      ? (account.names[0] ?? account.id)
      : candidate
        ? `This may be ${candidate.names[0] ?? candidate.id}, but ${whyUnsure(conversation, candidate)}. Choose the account.`
        : 'No account matches with certainty.',
    evidence: decided.accountEvidence,
    at,
  }
  const what = message.channel === 'CALL' ? 'call' : 'message'
  if (decided.ignored.length > 0 && decided.notRequest?.reason !== 'INSTRUCTIONS') {
    yield {
      id: `ignored-${at}`,
      name: 'ignore_instructions',
      argumentsJson: '{}',
      result: `A part of this ${what} gives instructions to the assistant. They were not followed.`,
      evidence: decided.ignored,
      at,
    }
  }
  if (decided.notRequest) {
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
