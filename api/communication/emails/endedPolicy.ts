import { linesLike, spokenLine } from '../../assistant/index.ts'
import type { TriagedRequest, TriagePolicy } from '../../assistant/index.ts'
import { policyInWords } from './policyInWords.ts'

interface Known {
  readonly policies: readonly TriagePolicy[]
  readonly isOnRecord: boolean
}

const changes: ReadonlySet<TriagedRequest['type']> = new Set([
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'ENDORSE_POLICY',
])

/** The policy that a request would change although it has ended, and the one in force that may be meant. */
function endedPolicy(
  { type, policyId }: TriagedRequest,
  policies: readonly TriagePolicy[],
): { readonly ended: TriagePolicy; readonly inForce: TriagePolicy | null } | null {
  const ended = policies.find(({ id, isEnded }) => id === policyId && isEnded)
  if (!ended || !changes.has(type)) return null
  const alike = policies.filter((other) => !other.isEnded && linesLike(ended.type).includes(other.type))
  return { ended, inForce: alike.length === 1 ? (alike[0] ?? null) : null }
}

/** What the client reads instead of a promise to change a policy that has ended; null for one in force. */
export function endedReply(request: TriagedRequest, { policies, isOnRecord }: Known): string | null {
  const found = endedPolicy(request, policies)
  if (!found) return null
  const { ended, inForce } = found
  const named = `your ${policyInWords(ended, isOnRecord)}`
  const asked = {
    ADD_ADDITIONAL_INSURED: `add ${request.name ?? 'an additional insured'} to ${named}`,
    CANCEL_POLICY: `cancel ${named}`,
  }[request.type as string]
  const next = inForce
    ? `Do you mean your ${policyInWords(inForce, isOnRecord)} instead?`
    : 'We will look into it and get back to you.'
  return `You asked us to ${asked ?? `change ${named}`}. Our records show that this policy is no longer in force. ${next} Nothing has been changed yet.`
}

/** Tells staff the same, in a sentence. */
export function endedWarning(request: TriagedRequest, policies: readonly TriagePolicy[]): string | null {
  const found = endedPolicy(request, policies)
  if (!found) return null
  const { ended, inForce } = found
  const instead = inForce
    ? `In force is ${inForce.policyNumber ?? `the ${spokenLine(inForce.type)} policy`}.`
    : 'No other policy of this line is in force.'
  return `The ${policyInWords(ended, true)} is no longer in force. ${instead}`
}
