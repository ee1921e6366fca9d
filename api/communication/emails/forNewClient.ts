import type { TriagedRequest } from '../../assistant/index.ts'
import { listed } from './cancellationReply.ts'

/** What somebody reads who asks for certificates and is not found among the clients: they show insurance in force. */
export function forNewClient(requests: readonly TriagedRequest[]): string {
  const holders = requests.flatMap(({ type, name }) => (type === 'CREATE_CERTIFICATE' && name ? [name] : []))
  const forWhom = holders.length === 0 ? '' : ` for ${listed(holders, 'and')}`
  return requests.some(({ type }) => type === 'QUOTE_REQUEST')
    ? `A certificate shows insurance that is in force, so we can issue one${forWhom} once you have a policy through us.`
    : `We have your request for a certificate of insurance${forWhom}. A certificate shows a policy that is in force, and we could not find yours under this address. Which business is the policy for, and what is the policy number?`
}
