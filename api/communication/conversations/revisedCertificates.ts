import {
  certificateCorrections,
  isOnlyAboutCertificates,
  messageParts,
  readDetails,
} from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { fileKind } from '../../files/index.ts'
import { certificateKind, type CertificateRow } from '../../knowledge/index.ts'
import type { AgencyStore, Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { clientWroteLater, withoutOtherHolders } from './correctedCertificates.ts'
import { partyOf } from './enrichedBy.ts'
import { isSameName } from './withKnownHolders.ts'

interface Received {
  readonly message: TriageMessage
  readonly account: TriageAccount | null
  /** The requests of the conversation, open or closed. */
  readonly known: readonly Stored<ServiceRequest>[]
  /** What the agency has sent in the conversation. */
  readonly sentFileIds: readonly string[]
}

/**
 * What the message wants corrected on certificates that were issued and whose requests are closed: each becomes a request
 * for the next revision of that certificate, which takes the place of what the message alone seems to ask for.
 */
export function revisedCertificates(
  agency: Pick<AgencyStore, 'table'>,
  decided: Triage,
  received: Received,
): { readonly decided: Triage; readonly revises: ReadonlyMap<TriagedRequest, string> } {
  const { message, account } = received
  const { own } = messageParts(message.body)
  const issued = rejects.test(own) && account ? issuedIn(agency, account, received) : []
  const holders = issued.map(({ holder: { name, address } }) => ({ name, address }))
  const found = issued.length === 0 ? [] : certificateCorrections(message, holders)
  const isForAnother = withoutOtherHolders(
    decided,
    found.filter((each) => each !== null),
  ).requests.some(
    ({ type, name, address }) =>
      type === 'CREATE_CERTIFICATE' && name !== null && address !== null && !namesOne(name, holders),
  )
  const revises = new Map(
    issued.flatMap(({ id, additionalInsured }, at): [TriagedRequest, string][] => {
      const correction = isForAnother ? null : found[at]
      if (!correction) return []
      const read = readDetails('CREATE_CERTIFICATE', message, account, correction.holder)
      return [
        [
          {
            ...read,
            ...correction.holder,
            additionalInsured: additionalInsured || read.additionalInsured,
            details: clientWroteLater(own.replaceAll(/\s+/g, ' ')),
            missing: correction.holder.address === null ? read.missing : [],
            evidence: [...new Set([...correction.sentences, ...sentencesThatReject(own)])],
          },
          id,
        ],
      ]
    }),
  )
  if (revises.size === 0) return { decided, revises }
  const others = decided.requests.filter(
    ({ type, isClaim, details }) =>
      isClaim || !maybeTheSame.has(type) || (type !== 'CREATE_CERTIFICATE' && !isOnlyAbout(details, holders)),
  )
  return { decided: { ...decided, requests: [...revises.keys(), ...others], notRequest: null }, revises }
}

/** What says that a certificate was not accepted or is not right. */
const rejects =
  /\b(?:re-?ject\w*|refus\w+|declin\w+|kick\w* (?:\w+ ){0,3}back|bounc\w+|sen[dt] (?:\w+ ){0,3}back|(?:came|come) back|unacceptable|wrong|incorrect|mistake|typo|misspell\w*|miss(?:ing|ed)|left (?:off|out)|correct(?:ed|ions?)?|revis\w+|fix(?:ed)?|re-?(?:issue|do|send)\w*|amend\w*|should (?:read|say|be|show|list)|(?:must|has to|have to|needs? to|to) (?:read|say|be|show|list|state|include)|instead of)\b|n['’]t (?:be )?(?:accept|take|like|check|mark|list|show|includ)\w*|\bnot (?:be )?(?:accept|check|mark|list|show|includ)\w*/i

function sentencesThatReject(own: string): string[] {
  return own.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => rejects.test(sentence))
}

/** What a message that rejects a certificate sounds like without the certificate. */
const maybeTheSame: ReadonlySet<TriagedRequest['type']> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CREATE_CERTIFICATE',
  'ENDORSE_POLICY',
  'OTHER',
])

function isOnlyAbout(details: string, holders: Parameters<typeof isOnlyAboutCertificates>[1]): boolean {
  return !/\bpolic(?:y|ies)\b|\bendors/i.test(details) && isOnlyAboutCertificates(details, holders)
}

function namesOne(name: string, holders: readonly { readonly name: string }[]): boolean {
  const [first = ''] = name.toLowerCase().split(' ')
  return holders.some(
    (holder) => isSameName(holder.name, name) || holder.name.toLowerCase().split(' ')[0] === first,
  )
}

/** The newest revisions of the certificates that were sent in the conversation or issued for its closed requests. */
function issuedIn(
  agency: Pick<AgencyStore, 'table'>,
  account: TriageAccount,
  { known, sentFileIds }: Received,
): CertificateRow[] {
  const sent = sentFileIds.flatMap((id) => {
    const certificate = agency.table(certificateKind).get(agency.table(fileKind).get(id)?.attachedTo ?? '')
    return certificate?.number ?? []
  })
  const holdersOf = (state: ServiceRequest['state']) =>
    known.flatMap(({ value }) =>
      value.type === 'CREATE_CERTIFICATE' && value.state === state ? (partyOf(value)?.name ?? []) : [],
    )
  const isOf = (names: readonly string[], { holder }: CertificateRow) =>
    names.some((name) => isSameName(holder.name, name))
  return agency
    .table(certificateKind)
    .related('currentOf', account.id)
    .filter(
      (certificate) =>
        (sent.includes(certificate.number) || isOf(holdersOf('CLOSED'), certificate)) &&
        !isOf(holdersOf('OPEN'), certificate),
    )
}
