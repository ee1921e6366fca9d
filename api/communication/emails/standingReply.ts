import { type Standing, spokenLine, withoutTypos } from '../../assistant/index.ts'
import type { TriagedRequest, TriagePolicy } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'

/**
 * What a client reads who refuses, takes back, holds or is not sure of what the message is about: that nothing is done.
 * Null for a plain order.
 */
export function standingReply(
  request: TriagedRequest,
  policies: readonly Pick<TriagePolicy, 'id' | 'type'>[],
): string | null {
  const { standing, name, dueOn } = request
  if (standing === null) return null
  const line = policies.find(({ id }) => id === request.policyId)?.type
  const policy = line ? `your ${spokenLine(line)} policy` : 'the policy'
  if (standing.kind === 'NONRENEWAL')
    return `You asked us not to renew ${policy}. It stays in force until its term ends, and we won't cancel it before that day. Coverage then ends unless it is renewed or replaced. If you want it to end earlier, please tell us the date.`
  if (standing.kind === 'FOR_ANOTHER')
    return `You wrote: "${quoted(standing.words)}" Nothing is prepared yet: please tell us the full legal name of the company whose insurance this is about, and whether it is insured through us.`
  const party = name === null ? '' : ` for ${name.replace(/\.$/, '')}`
  const undone = nothingDone[standing.of]?.({ policy, party, isPaid: aboutPayment.test(request.details) })
  if (undone === undefined) return null
  const day = standing.kind === 'HELD' && dueOn !== null ? ` We have noted ${dayInWords(dueOn)}.` : ''
  return [`You wrote: "${quoted(standing.words)}"`, undone[standing.kind], day.trim()]
    .filter(Boolean)
    .join(' ')
}

/** What staff read beside the drafted reply. */
export const standingNotes = {
  WITHDRAWN: 'The client does not want this, so nothing is prepared.',
  HELD: 'The client asks to wait, so nothing is prepared.',
  UNDECIDED: 'The client has not decided, so nothing is prepared.',
  NONRENEWAL: 'This is a nonrenewal, not a cancellation.',
  FOR_ANOTHER: 'The client writes for another company. Choose the account that it is for.',
} as const satisfies Record<Standing['kind'], string>

interface About {
  readonly policy: string
  /** ` for Harbor Trust`; empty without a name. */
  readonly party: string
  /** Whether a payment is spoken of: then it is the carrier that may cancel. */
  readonly isPaid: boolean
}

type Undone = Readonly<Record<Exclude<Standing['kind'], 'NONRENEWAL' | 'FOR_ANOTHER'>, string>>

/** What is not done, by what the client speaks of. */
const nothingDone: Readonly<Partial<Record<Standing['of'], (about: About) => Undone>>> = {
  CANCEL_POLICY: ({ policy, isPaid }) => ({
    WITHDRAWN: isPaid
      ? `We have not asked the carrier to cancel ${policy}, and won't unless you tell us to. If you received a notice of cancellation, please send it to us; we will check with the carrier that your payment arrived.`
      : `Nothing has been canceled, and we won't ask the carrier to cancel ${policy} unless you tell us to.`,
    HELD: `Nothing has been canceled, and we won't ask the carrier to cancel ${policy} until you tell us to.`,
    UNDECIDED:
      "Nothing has been canceled, and we won't ask the carrier to cancel anything until you confirm it. Please tell us what you decide: which policy should end, and on what date.",
  }),
  CREATE_CERTIFICATE: ({ party }) => ({
    WITHDRAWN: `We won't issue the certificate${party}.`,
    HELD: `We are holding the certificate${party} and won't send it until you tell us to.`,
    UNDECIDED: `We won't issue the certificate${party} until you confirm it. Please tell us what you decide.`,
  }),
  ADD_ADDITIONAL_INSURED: ({ party }) => ({
    WITHDRAWN: `We won't ask the carrier to add an additional insured${party && ` (${party.slice(5)})`}. Nothing has been changed.`,
    HELD: 'Nothing has been changed, and we will ask the carrier only once you tell us to.',
    UNDECIDED: 'Nothing has been changed. Please tell us what you decide, and we will ask the carrier then.',
  }),
  DOCUMENT_REQUEST: () => ({
    WITHDRAWN: "We won't send the documents that you asked for before.",
    HELD: "We won't send the documents until you tell us to.",
    UNDECIDED: "We won't send the documents until you tell us to.",
  }),
  QUOTE_REQUEST: () => ({
    WITHDRAWN: "We won't get a quote.",
    HELD: "We won't get a quote until you tell us to.",
    UNDECIDED: "We won't get a quote until you tell us to.",
  }),
  ENDORSE_POLICY: () => ({
    WITHDRAWN: "Nothing has been changed, and we won't ask the carrier for the change.",
    HELD: 'Nothing has been changed, and we will ask the carrier only once you tell us to.',
    UNDECIDED: 'Nothing has been changed. Please tell us what you decide, and we will ask the carrier then.',
  }),
}

const aboutPayment = /\b(?:paid|pay(?:ing|ment)?s?|bills?|check|balance|past due|late|notices?)\b/i

/** The client's words, in a quote. */
export function quoted(words: string): string {
  const said = withoutTypos(words).replaceAll(/["“”]/g, "'").trim().slice(0, 300)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
