import { isOfCarrier, writesAboutClient } from './outsiders.ts'
import { outsider } from './strangerClues.ts'
import type { TriageMessage } from './triageMessage.ts'

/** Words of a lender, a landlord or a contractor who deals with the insured: no client is somebody's insured. */
const dealsWithClient =
  /\b(?:your|our mutual) (?:insured|client|customer|policy ?holder)s?\b|\bborrowers?(?: name)?\s*:|\bour borrowers?\b|\b(?:nam(?:e|ing)|list(?:ing)?|add(?:ing)?|show(?:ing)?|includ(?:e|ing)) us (?:as|on)\b|\b(?:our|the) mortgagee clause\b|\b(?:we|us) (?:are|as) (?:the |an? )?(?:mortgagee|loss payee|lien ?holder|lender|additional insured|certificate holder)\b/i

/** Whether a message is by somebody who writes about a client: a carrier, a lender, a lawyer or another third party. */
export function isThirdParty(
  { from, subject, body, transcript }: Pick<TriageMessage, 'from' | 'subject' | 'body' | 'transcript'>,
  companies: readonly string[],
): boolean {
  const spoken = transcript.flatMap(({ role, content }) => (role === 'USER' ? [content] : []))
  const text = [subject, body, ...spoken].filter(Boolean).join('\n')
  const address = from.email ?? ''
  return (
    (address !== '' && companies.some((company) => isOfCarrier(address, company))) ||
    dealsWithClient.test(text) ||
    outsider.test(text) ||
    writesAboutClient(text, { account: null, isOnRecord: false, address })
  )
}
