import { agreesTo, messageParts, readDetails, whichPolicy } from '../../assistant/index.ts'
import type { Triage, TriageAccount, TriagedRequest, TriageMessage } from '../../assistant/index.ts'
import { dayInWords } from '../../platform/index.ts'
import type { Stored } from '../../platform/index.ts'
import type { ServiceRequest } from '../../servicing/index.ts'

interface Conversation {
  readonly message: TriageMessage
  readonly account: TriageAccount | null
  readonly known: readonly Stored<ServiceRequest>[]
  /** What we wrote last in the conversation; null if nothing. */
  readonly lastLetter?: string | null
}

/** `OK, cancel it then` and `Yes, go ahead` mean the policy and the day that our last letter names. */
export function afterLetter(
  decided: Triage,
  { lastLetter = null, message, account, known }: Conversation,
): Triage {
  if (lastLetter === null || account === null) return decided
  const read = (type: TriagedRequest['type']) =>
    readDetails(type, { ...message, subject: null, body: lastLetter, attachments: [] }, account)
  const completed = (asked: TriagedRequest): TriagedRequest => {
    if (asked.type !== 'CANCEL_POLICY' && asked.type !== 'ENDORSE_POLICY') return asked
    if (!asked.missing.includes(whichPolicy)) return asked
    const { policyId, policyNumber, effectiveOn } = read(asked.type)
    const day = asked.effectiveOn ?? (asked.type === 'CANCEL_POLICY' ? effectiveOn : null)
    return policyId === null
      ? asked
      : {
          ...asked,
          policyId,
          policyNumber,
          effectiveOn: day,
          details:
            day === null || asked.effectiveOn !== null
              ? asked.details
              : `${asked.details}\n\nEffective ${dayInWords(day)}.`,
          missing: asked.missing.filter(
            (item) => item !== whichPolicy && !(day !== null && item.startsWith('the date on which')),
          ),
        }
  }
  const isAgreed =
    decided.requests.every(({ isClaim }) => !isClaim) &&
    messageParts(message.body).own.length < 100 &&
    known.every(({ value }) => value.state !== 'OPEN' || value.type === 'QUESTION') &&
    proposesToCancel.test(lastLetter) &&
    agreesTo(message)
  if (!isAgreed) return { ...decided, requests: decided.requests.map(completed) }
  const agreed = readDetails('CANCEL_POLICY', { ...message, attachments: [] }, account)
  const missing = [...new Set([...agreed.missing, whichPolicy])]
  return { ...decided, notRequest: null, requests: [completed({ ...agreed, policyId: null, missing })] }
}

const proposesToCancel = /\bcancel\b[^]*\?/i
