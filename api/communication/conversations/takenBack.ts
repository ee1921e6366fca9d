import {
  isNamedIn,
  messageParts,
  type Standing,
  standingAfter,
  standingIn,
  withoutQuoteMarks,
} from '../../assistant/index.ts'
import type { Triage, TriageMessage } from '../../assistant/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { partyOf } from './enrichedBy.ts'

/** The open requests that a later message refuses, takes back or holds, with the words that do. */
export function standingsAfter(
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
export function withoutTakenBack(
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
export function releases({ type, details }: ServiceRequest, { body }: TriageMessage): boolean {
  const before = details ?? ''
  return (
    standingIn(type, before) !== null && standingIn(type, `${before}\n\n${messageParts(body).own}`) === null
  )
}

function refersBack(sentence: string): boolean {
  return sentence.length < 100 && /\b(?:it|that|this|them|ahead|one)\b/i.test(sentence)
}

export const standingResults = {
  WITHDRAWN: 'The client took this back. What was prepared is withdrawn.',
  HELD: 'The client asks to wait. What was prepared is withdrawn.',
  UNDECIDED: 'The client has not decided. What was prepared is withdrawn.',
  NONRENEWAL: 'The client does not want to renew. What was prepared is withdrawn.',
  FOR_ANOTHER: 'The client writes for another company. What was prepared is withdrawn.',
} as const satisfies Record<Standing['kind'], string>

export function withLaterWords(request: ServiceRequest, words: string, at: number): ServiceRequest {
  const details = [request.details, withoutQuoteMarks(words)].filter(Boolean).join('\n\n').slice(0, 10_000)
  return { ...request, details, updatedAt: at }
}
