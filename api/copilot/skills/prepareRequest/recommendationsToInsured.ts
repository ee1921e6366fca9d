import { findDay } from '../../../assistant/index.ts'
import { isAddressOfAccount } from '../../../communication/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import type { Conversation } from './conversation.ts'
import { newMessage } from './newMessage.ts'
import { policyOfLetter } from './policyOfLetter.ts'
import { rewritten } from './rewritten.ts'

/** The email that tells the insured what a carrier recommends after a survey; null if nobody outside sent such a letter. */
export function recommendationsToInsured(
  { agency, today, workspace }: Task,
  request: ServiceRequest,
  conversation: Conversation | null,
): { readonly text: string; readonly letter?: ReplyOrder } | null {
  if (!conversation || !request.account) return null
  const { subject, body, from } = conversation.last.value
  if (isAddressOfAccount(agency, request.account.id, from.address)) return null
  const items = recommendationsIn(body)
  if (items.length === 0) return null
  const { meant, carrier } = policyOfLetter({ agency }, request.account.id, `${subject ?? ''}\n${body}`)
  const list = items.map((item) => `- ${item}`).join('\n')
  const [first] = items.flatMap((item) => findDay(item, today) ?? []).toSorted()
  const by = first ? ` The first is due ${dayInWords(first)}.` : ''
  const warning = mayEnd.exec(body)?.[0]
  const draft = newMessage(agency, {
    id: workspace.serviceRequestId ?? '',
    value: { ...request, clientName: null, clientEmail: null },
  })
  const who = carrier ?? from.name ?? from.address
  const text = `${who} recommends ${items.length === 1 ? 'one thing' : `${items.length} things`} for ${meant.replace('your', 'the')}.${by}\n\n${list}`
  if (!draft)
    return { text: `${text}\n\nNo email address is on record for ${request.account.name}: call them.` }
  return {
    text: `${text}\n\nI prepared an email that tells ${request.account.name}. Answer the carrier once they say what is done.`,
    letter: {
      ...draft,
      subject: `Recommendations from ${who}`,
      body: rewritten(
        draft,
        [
          `After its survey, ${who} recommends the following for ${meant}:`,
          list,
          ...(warning ? [`The letter says: "${warning.trim()}"`] : []),
          'Please tell us by when each is done and send us what shows it, such as invoices, photos or contracts, and the signed response form if there is one. We will answer the carrier for you. If you cannot do one of them in time, call us before its date.',
        ].join('\n\n'),
      ),
    },
  }
}

const mayEnd = /[^.!?\n]*\b(?:fail(?:ure|ing)? to comply|non-?compliance)\b[^.!?\n]*[.!?]/i

/** Each recommendation with what is to be done by when: `26-01: … by April 10, 2026.` */
function recommendationsIn(body: string): string[] {
  return [...body.matchAll(numbered)].map(
    ([, label = '', said = '']) => `${label}: ${said.replaceAll(/\s+/g, ' ').trim()}`,
  )
}

const label = String.raw`(?:(?:critical|important|advisory|mandatory|required|safety)\s+)?rec(?:ommendation|\.)?\s*(?:no\.?|number|#)?\s*\d[\d./-]*`
const numbered = new RegExp(
  String.raw`(${label})\s*[:.–-]\s*([^]{10,600}?)(?=${label}\s*[:.–-]|\bfail(?:ure|ing)? to comply\b|\n\s*\n|$)`,
  'gi',
)
