import { certificateCorrections, isOnlyAboutCertificates } from '../../assistant/index.ts'
import type { Triage, TriageMessage } from '../../assistant/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'

type Correction = NonNullable<ReturnType<typeof certificateCorrections>[number]>

export const noCorrections: ReadonlyMap<string, Correction> = new Map()

/** What the message corrects on the open certificates, by request, and what else it asks for. */
export function withCorrections(
  decided: Triage,
  { message, open }: { readonly message: TriageMessage; readonly open: readonly Stored<ServiceRequest>[] },
) {
  const certificates = open.flatMap(({ id, value }) => {
    if (value.type !== 'CREATE_CERTIFICATE') return []
    const { name, address } = value.createCertificate
    return name && address ? [{ id, holder: { name, address } }] : []
  })
  if (certificates.length === 0) return { decided, corrections: noCorrections }
  const holders = certificates.map(({ holder }) => holder)
  const found = certificateCorrections(message, holders)
  const corrections = new Map(
    certificates.flatMap(({ id }, place) => {
      const correction = found[place]
      return correction ? [[id, correction] as const] : []
    }),
  )
  // A certificate's suite or project number changes no policy.
  const requests = decided.requests.filter(
    ({ type, isClaim, details }) =>
      (type !== 'ENDORSE_POLICY' && type !== 'OTHER') ||
      isClaim ||
      corrections.size === 0 ||
      !isOnlyAboutCertificates(details, holders),
  )
  return { decided: { ...decided, requests }, corrections }
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
    createCertificate: { ...request.createCertificate, ...holder },
    details: [request.details, clientWroteLater(sentences.join(' '))]
      .filter(Boolean)
      .join('\n\n')
      .slice(0, 10_000),
    updatedAt: at,
  }
}
