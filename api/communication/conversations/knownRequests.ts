import { isNamedIn, messageParts, type TriageAccount, type TriageMessage } from '../../assistant/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import { type ServiceRequest, serviceRequestKind } from '../../servicing/index.ts'
import { partyOf } from './enrichedBy.ts'

interface Received {
  /** The requests that the conversation has already. */
  readonly ids: readonly string[]
  readonly message: TriageMessage
  /** Whose requests it may refer back to; null if that is not sure. */
  readonly account: TriageAccount | null
}

/**
 * The requests that a message may change: those of its conversation or, where it begins one, the open request that the
 * client corrects with it: `Sorry, the certificate I asked for this morning should go to …`.
 */
export async function knownRequests(
  agency: AgencyStore,
  { ids, message, account }: Received,
): Promise<Stored<ServiceRequest>[]> {
  const own = ids.length > 0 || !account ? [] : openOnes(agency, account.id, message)
  const found = await agency.readMany(serviceRequestKind, [...ids, ...own])
  const requests = found.filter((request) => request !== null)
  return ids.length > 0 ? requests : meantBy(textOf(message), requests)
}

function openOnes(agency: AgencyStore, accountId: string, message: TriageMessage): string[] {
  const text = textOf(message)
  if (!refersBack.test(text) || !corrects.test(text)) return []
  const since = Date.parse(message.receivedOn) - mostDays * 86_400_000
  return agency
    .table(serviceRequestKind)
    .related('account', accountId)
    .filter(
      ({ state, type, createdAt }) =>
        state === 'OPEN' && createdAt >= since && subjects[type]?.test(text) === true,
    )
    .map(({ id }) => id)
}

/** The one that the message names, or the only one; none where it is not clear. */
function meantBy(text: string, requests: Stored<ServiceRequest>[]): Stored<ServiceRequest>[] {
  const parties = requests.flatMap(({ value }) => partyOf(value) ?? [])
  const named = requests.filter(({ value }) => {
    const party = partyOf(value)
    return party !== null && isNamedIn(text, { party, parties })
  })
  const meant = named.length > 0 ? named : requests
  return meant.length === 1 ? meant : []
}

function textOf({ body, transcript }: TriageMessage): string {
  const spoken = transcript.flatMap(({ role, content }) => (role === 'USER' ? [content] : []))
  return [messageParts(body).own, ...spoken].join('\n')
}

/** A client who corrects something writes soon; an older request has been worked on. */
const mostDays = 14

/** How a client speaks of each kind of request. */
const subjects: Partial<Record<ServiceRequest['type'], RegExp>> = {
  CREATE_CERTIFICATE: /\b(?:certs?|certificates?|cois?|acord)\b/i,
  ADD_ADDITIONAL_INSURED: /\badditional(?:ly)? insureds?\b|\bAI\b/,
  CANCEL_POLICY: /\bcancel\w*\b/i,
  ENDORSE_POLICY:
    /\b(?:changes?|endorsement|trucks?|vans?|cars?|vehicles?|drivers?|trailers?|locations?|equipment)\b/i,
}

const asked = String.raw`(?:i|we) (?:(?:just|had|have|already|only) )*(?:asked|requested|ordered|e-?mailed|sent|wrote|called|phoned|put in|gave|told)\b`
const before = String.raw`(?:this (?:morning|afternoon|week)|yesterday|earlier|before|today|last (?:night|week|\p{L}+day)|on (?:mon|tues|wednes|thurs|fri)day|(?:a|an|\d+|a few|two) (?:minutes?|hours?|days?) ago)`
/** `the certificate I asked for`, `my request from yesterday`, `I asked you this morning for a COI` */
const refersBack = new RegExp(
  String.raw`\b(?:the|that|my|our|this) (?:[\p{L}\p{N}&'-]+ ){1,6}?(?:that |which )?${asked}|\b${asked}[^.!?\n]{0,60}\b${before}|\b(?:my|our) (?:\p{L}+ ){0,3}(?:request|e-?mail|message|order)s? (?:from |of )?${before}|\bmy (?:last|earlier|previous) (?:e-?mail|message|request)\b`,
  'iu',
)
const corrects =
  /\b(?:sorry|correction|apologies|my (?:mistake|bad)|oops|actually|instead|should(?:['’]ve| have)? (?:be|been|go|gone|read|say|said|show)|wrong|incorrect|mistake|typo|meant|change|hold off|scratch|disregard)\b/i
