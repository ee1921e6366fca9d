import {
  readDetails,
  standingIn,
  takenBackIn,
  messageParts,
  triage,
  whichPolicy,
} from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { partyOf } from './enrichedBy.ts'
import { standingsAfter } from './takenBack.ts'
import { isSameName } from './withKnownHolders.ts'

interface Later {
  readonly message: TriageMessage
  readonly decided: Triage
  readonly account: TriageAccount | null
}

interface Replaced extends Later {
  /** The words that take an open request back, by its ID. */
  readonly takenBack: ReadonlyMap<string, string>
  /** What takes back only a part of an open request, by its ID, and the details of what stays. */
  readonly parts: ReadonlyMap<string, { readonly words: string; readonly details: string }>
}

/**
 * A later message without what it takes back of the open requests by name, and what it asks for besides or instead:
 * `Never mind the Acme certificate, send it to Brown Brothers`.
 */
export function replacedWishes(later: Later, open: readonly Stored<ServiceRequest>[]): Replaced {
  const { message, account } = later
  const wanted = open.filter(
    ({ value }) => standingIn(value.type, value.details ?? '', account?.names)?.kind !== 'WITHDRAWN',
  )
  const { words, parts, rest } = takenBackIn(
    messageParts(message.body).own,
    wanted.map(({ id, value }) => ({
      id,
      type: value.type,
      party: partyOf(value),
      details: value.details ?? '',
    })),
  )
  if (words.size + parts.size === 0) return { ...later, takenBack: words, parts }
  const given = wanted.filter(({ id }) => words.has(id))
  const own = { ...message, subject: null, body: rest }
  const decided = decidedOf(own, later, given)
  // Where nothing takes its place, how each request stands says whether it waits or is given up.
  const standings = standingsAfter(wanted, message)
  const isAllSaid =
    parts.size === 0 && standings.size === given.length && given.every(({ id }) => standings.has(id))
  if (isAllSaid && decided.requests.every(({ type }) => vague.has(type)))
    return { ...later, takenBack: new Map(), parts }
  return { message: own, account, decided, takenBack: words, parts }
}

function decidedOf(
  message: TriageMessage,
  { decided, account }: Later,
  given: readonly Stored<ServiceRequest>[],
): Triage {
  if (message.body === '') return { ...decided, requests: [], notRequest: null }
  const types = [...new Set(given.map(({ value }) => value.type))]
  const clear = { ...message, body: types.reduce(spelledOut, message.body) }
  const read = triage(clear, { accounts: account ? [account] : [], size: 1 })
  const found = read.requests.map((asked) =>
    account && read.accountId === null
      ? { ...readDetails(asked.type, clear, account), evidence: asked.evidence }
      : asked,
  )
  const missed = types.flatMap((type) => {
    if (found.some((asked) => asked.type === type)) return []
    const instead = readDetails(type, clear, account)
    return isNamedElse(instead, given) ? [{ ...instead, evidence: [message.body] }] : []
  })
  const requests = (
    missed.length > 0 ? [...missed, ...found.filter(({ type }) => !vague.has(type))] : found
  ).map((asked) => withRestOf(asked, { given, message }))
  return { ...decided, requests, notRequest: null }
}

/** What the words of a wish become that is not understood without what it replaces. */
const vague: ReadonlySet<TriagedRequest['type']> = new Set(['OTHER', 'QUESTION', 'ENDORSE_POLICY'])

/** The text with what `it` stands for: `send it to Brown Brothers` speaks of the certificate that was taken back. */
function spelledOut(text: string, type: TriagedRequest['type']): string {
  if (type === 'CREATE_CERTIFICATE')
    return text
      .replaceAll(
        /\b(send|issue|do|needs?|wants?|make|get|give|e-?mail|forward) (?:it|one|this|that)\b/gi,
        '$1 the certificate',
      )
      .replaceAll(/(^|[.,;] )(do|use|make it) (?=\p{Lu})/giu, '$1send the certificate to ')
  if (type === 'ADD_ADDITIONAL_INSURED')
    return text.replaceAll(/\b(?:do|use|make it) (?=\p{Lu})/giu, 'add as additional insured ')
  if (type === 'CANCEL_POLICY')
    return text.replaceAll(
      /\b(?:(?:i|we) (?:meant?|want)|make it|it should be|it['’]s) (?=the |our |my )/gi,
      'cancel ',
    )
  return text
}

function isNamedElse(
  { type, name, policyId }: TriagedRequest,
  given: readonly Stored<ServiceRequest>[],
): boolean {
  if (type === 'CANCEL_POLICY')
    return policyId !== null && !given.some(({ value }) => value.businessPolicyId === policyId)
  return name !== null && !given.some(({ value }) => isSameName(partyOf(value)?.name ?? '', name))
}

/** What takes the place of a request keeps the day and the terms that were asked for with it. */
function withRestOf(
  asked: TriagedRequest,
  { given, message }: { readonly given: readonly Stored<ServiceRequest>[]; readonly message: TriageMessage },
): TriagedRequest {
  const alike = given.filter(({ value }) => value.type === asked.type)
  const [old] = alike
  if (!old || alike.length > 1) return asked
  const { value } = old
  const before = readDetails(value.type, { ...message, body: value.details ?? '' }, null)
  const day = asked.effectiveOn === null && asked.type === 'CANCEL_POLICY' ? before.effectiveOn : null
  const policyId = asked.type === 'CANCEL_POLICY' ? null : value.businessPolicyId
  return {
    ...asked,
    additionalInsured:
      asked.additionalInsured ||
      (value.type === 'CREATE_CERTIFICATE' && value.createCertificate.additionalInsured),
    policyId: asked.policyId ?? policyId,
    dueOn: asked.dueOn ?? value.dueAt,
    effectiveOn: asked.effectiveOn ?? day,
    details: [message.body, day && `Effective ${dayInWords(day)}.`].filter(Boolean).join('\n\n'),
    missing: asked.missing.filter(
      (item) => !(day && item.startsWith('the date on which')) && !(policyId && item === whichPolicy),
    ),
  }
}
