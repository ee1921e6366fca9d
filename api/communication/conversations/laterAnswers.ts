import { findAddresses, isNamedIn, messageParts, readDetails } from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { nameKey } from '../../knowledge/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { partyOf } from './enrichedBy.ts'
import { isSameName } from './withKnownHolders.ts'

interface Later {
  readonly message: TriageMessage
  readonly account: TriageAccount | null
  /** What the client wrote earlier in the conversation, the latest first. */
  readonly earlier?: readonly string[]
}

/** The certificates that an address without a name may be for: those that lack one, if there are several. */
export function holdersOfAddress(
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
export function namedHolder(
  request: ServiceRequest,
  open: readonly Stored<ServiceRequest>[],
  { message, account, earlier = [] }: Later,
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

function sharesWord(one: string, other: string): boolean {
  const words = nameKey(one).split(' ')
  return nameKey(other)
    .split(' ')
    .some((word) => word.length > 2 && words.includes(word))
}

const meantInstead = /\b(?:i meant|we meant|instead|rather|wrong policy|not the)\b/i

/** Whether a later message refers to a request that is open, rather than to another certificate. */
export function isSameRequest(
  request: ServiceRequest,
  asked: TriagedRequest,
  message: TriageMessage,
): boolean {
  if (request.type !== asked.type) return false
  // `Cancel the umbrella, too`
  if (request.type === 'CANCEL_POLICY' && request.businessPolicyId && asked.policyId)
    return request.businessPolicyId === asked.policyId || meantInstead.test(message.body)
  // `And the declarations page, please`
  if (request.type === 'DOCUMENT_REQUEST' && request.documentRequest.type && asked.documentType)
    return request.documentRequest.type === asked.documentType
  const known = partyOf(request)?.name ?? null
  if (known === null || asked.name === null || isSameName(known, asked.name)) return true
  // What has a holder's name and address is for that holder.
  if (request.type === 'CREATE_CERTIFICATE' && !lacksAddress(request) && !sharesWord(known, asked.name))
    return false
  const another = /\b(another|second|additional|one more|also|as well|too)\b/i
  return !another.test(asked.evidence.join(' ') || message.body)
}

/** The message without the sentences that ask for something else; null if it says nothing besides. */
function withoutOtherAsks(message: TriageMessage, asked: readonly TriagedRequest[]): TriageMessage | null {
  if (asked.length === 0) return message
  const { own } = messageParts(message.body)
  const body = asked
    .flatMap(({ evidence }) => evidence)
    .reduce((left, sentence) => left.replace(sentence, ' '), own.replaceAll(/\s+/g, ' '))
  return /\p{L}/u.test(body) ? { ...message, body } : null
}

/** What a message says about an open request; null if it may be about another certificate in the conversation. */
export function answerTo(
  request: Stored<ServiceRequest>,
  open: readonly Stored<ServiceRequest>[],
  { decided, message, account }: Later & { readonly decided: Triage },
): TriagedRequest | null {
  const { type } = request.value
  const alike = decided.requests.filter((asked) => asked.type === type)
  const isOnly = open.filter(({ value }) => value.type === type).length === 1
  const name = partyOf(request.value)?.name ?? null
  const named = alike.find((asked) => asked.name !== null && name !== null && isSameName(asked.name, name))
  if (named) return named
  if (isOnly && alike.length <= 1) {
    const rest = withoutOtherAsks(message, decided.requests)
    const only = alike[0] ?? (rest && readDetails(type, rest, account))
    if (!only) return null
    return isSameRequest(request.value, only, message) ? only : null
  }
  const read = isOnly ? null : readDetails(type, message, account)
  // An address alone is for the certificate that lacks one.
  const lacking = open.filter((each) => lacksAddress(each.value))
  if (read?.address && read.name === null && lacking.length === 1 && lacking[0] === request) return read
  return read?.name && name !== null && isSameName(read.name, name) ? read : null
}
