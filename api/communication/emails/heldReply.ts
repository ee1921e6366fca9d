import { quotedLines, spokenLine } from '../../assistant/index.ts'
import type { TriagedRequest } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { Held } from '../conversations/senderStanding.ts'
import { listed } from './cancellationReply.ts'

/** What the owner of the address reads while their message waits for a person. It confirms nothing, as they may not have written it. */
export function heldReply(requests: readonly TriagedRequest[], { standing }: Held): string {
  if (standing === 'STRANGER')
    return 'To protect our clients, we change coverage and share information about it only after we have confirmed the request with the policyholder. A member of our team will look into it and get back to you. Nothing has been changed.'
  const isCancellation = requests.some(({ type }) => type === 'CANCEL_POLICY')
  const what = listed([...new Set(requests.map(orderIn))])
  const act = isCancellation ? 'cancel coverage' : 'change coverage or send information about it'
  return `We received a message from your address that asks us to ${what}. To protect you, we don't ${act} until we have confirmed it with you: a member of our team will call you at the phone number that we have on file. Nothing has been ${isCancellation ? 'canceled' : 'changed'}. If you did not send this message, please tell us right away.`
}

/** What is asked for, in general words. */
function orderIn({ type, details, allPolicies, effectiveOn }: TriagedRequest): string {
  const from = effectiveOn === null ? '' : `, effective ${dayInWords(effectiveOn)}`
  switch (type) {
    case 'CANCEL_POLICY': {
      const lines = quotedLines(details).map(spokenLine)
      const what = allPolicies ? 'all policies' : lines.length > 0 ? `${listed(lines)} coverage` : 'a policy'
      return `cancel ${what}${from}`
    }
    case 'DOCUMENT_REQUEST':
      return 'send documents'
    case 'QUESTION':
      return 'answer a question about your coverage'
    default:
      return `change your coverage${from}`
  }
}
