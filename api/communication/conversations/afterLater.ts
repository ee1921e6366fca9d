import { messageParts, noteOfTakenBack, standingAfter, takenBackIn } from '../../assistant/index.ts'
import type { TriageMessage } from '../../assistant/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'
import { partyOf } from './enrichedBy.ts'
import { redatedRequest, withNewDate } from './redatedRequest.ts'
import { withLaterWords } from './takenBack.ts'

export interface LaterWords {
  readonly body: string
  /** A calendar day. */
  readonly receivedOn: string
}

/** A request of a message that arrives late, with what the client has taken back or put off since. */
export function afterLater(
  opened: { readonly id: string; readonly value: ServiceRequest },
  later: readonly LaterWords[],
  { message, at }: { readonly message: TriageMessage; readonly at: number },
): ServiceRequest {
  return later.reduce((request, words) => {
    const { id } = opened
    const own = messageParts(words.body).own
    const next = { ...message, ...words, subject: null, attachments: [] }
    const wish = { id, type: request.type, party: partyOf(request), details: request.details ?? '' }
    const { words: whole, parts } = takenBackIn(own, [wish])
    const takenBack = whole.get(id)
    const part = parts.get(id)
    if (takenBack !== undefined) return withLaterWords(request, noteOfTakenBack(takenBack), at)
    if (part) return { ...request, details: part.details, updatedAt: at }
    if (standingAfter(request.type, wish.details, next)) return withLaterWords(request, own, at)
    const redated = redatedRequest([{ ...opened, value: request }], next)
    return redated ? withNewDate(request, redated, at) : request
  }, opened.value)
}
