import { certificateCorrections, isOnlyAboutCertificates } from '../../assistant/index.ts'
import type { Triage, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { isSameName } from './withKnownHolders.ts'

type Correction = NonNullable<ReturnType<typeof certificateCorrections>[number]>

export const noCorrections: ReadonlyMap<string, Correction> = new Map()

interface Later {
  readonly message: TriageMessage
  readonly open: readonly Stored<ServiceRequest>[]
}

/** What the message corrects on the open certificates, by request. */
function correctionsOf({ message, open }: Later): ReadonlyMap<string, Correction> {
  const certificates = open.flatMap(({ id, value }) => {
    const holder = holderOf(value)
    return holder ? [{ id, holder }] : []
  })
  const found = certificateCorrections(
    message,
    certificates.map(({ holder }) => holder),
  )
  return new Map(
    certificates.flatMap(({ id }, place) => {
      const correction = found[place]
      return correction ? [[id, correction] as const] : []
    }),
  )
}

function holderOf(request: ServiceRequest) {
  if (request.type !== 'CREATE_CERTIFICATE') return null
  const { name, address } = request.createCertificate
  return name && address ? { name, address } : null
}

/** The open certificates in the place of whose holder the message puts another party. */
export function withOtherHolder(later: Later): ReadonlyMap<string, Correction> {
  return new Map([...correctionsOf(later)].filter(([, { isOther }]) => isOther))
}

/** What a message asks for without the certificate for a party that only takes the place of a holder. */
export function withoutOtherHolders(decided: Triage, corrections: Iterable<Correction>): Triage {
  const others = [...corrections].flatMap(({ isOther, holder }) => (isOther ? holder : []))
  return others.length === 0
    ? decided
    : {
        ...decided,
        requests: decided.requests.filter(
          ({ type, name, address }) =>
            !ofCertificates.has(type) ||
            (name !== null &&
              !others.some(
                (other) =>
                  isSameName(other.name ?? '', name) ||
                  (address !== null && other.address?.line1 === address.line1),
              )),
        ),
      }
}

const ofCertificates: ReadonlySet<TriagedRequest['type']> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CREATE_CERTIFICATE',
])

/** What the message corrects on the open certificates, by request, and what else it asks for. */
export function withCorrections(decided: Triage, later: Later) {
  const corrections = correctionsOf(later)
  const holders = later.open.flatMap(({ value }) => holderOf(value) ?? [])
  // A certificate's suite or project number changes no policy.
  const others = decided.requests.filter(
    // `Also add them as additional insured`: the certificate of the holder says so.
    ({ type, name, evidence }) =>
      type !== 'ADD_ADDITIONAL_INSURED' ||
      name !== null ||
      corrections.size === 0 ||
      !evidence.some(addsHolder),
  )
  const requests = others.filter(
    ({ type, isClaim, details }) =>
      (type !== 'ENDORSE_POLICY' && type !== 'OTHER') ||
      isClaim ||
      corrections.size === 0 ||
      !isOnlyAboutCertificates(details, holders),
  )
  return { decided: { ...decided, requests }, corrections }
}

/** Whether the holder is to be an additional insured: `They also need to be additional insured`. */
function addsHolder(sentence: string): boolean {
  return (
    /\b(?:them|him|her|they|it|the (?:certificate )?holder)\b[^.!?]{0,40}\b(?:additional(?:ly)? insureds?|AI\b)/i.test(
      sentence,
    ) && !/\b(?:not|no|remove|delete|drop|without)\b|n['’]t\b/i.test(sentence)
  )
}

const wroteLater = 'The client wrote later: '

export function clientWroteLater(words: string): string {
  return `${wroteLater}"${words}"`
}

/** The details in the client's words alone. */
export function clientWords(details: string): string {
  return details
    .split('\n\n')
    .map((part) => (part.startsWith(wroteLater) ? part.slice(wroteLater.length + 1, -1) : part))
    .join('\n\n')
}

/** What a client corrected or added after the request was opened. */
export function laterWords(details: string): string[] {
  return details.split('\n\n').flatMap((part) => (part.startsWith(wroteLater) ? [part] : []))
}

/** The request with a client's correction. */
export function correctedBy(
  request: ServiceRequest,
  { sentences, holder }: Correction,
  at: number,
): ServiceRequest {
  if (request.type !== 'CREATE_CERTIFICATE') return request
  return {
    ...request,
    createCertificate: {
      ...request.createCertificate,
      ...holder,
      additionalInsured: request.createCertificate.additionalInsured || sentences.some(addsHolder),
    },
    details: [request.details, clientWroteLater(sentences.join(' '))]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, 10_000),
    updatedAt: at,
  }
}
