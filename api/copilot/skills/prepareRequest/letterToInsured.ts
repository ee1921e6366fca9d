import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import type { ReplyOrder } from '../../tools/sendReply.ts'
import { newMessage } from './newMessage.ts'
import { rewritten } from './rewritten.ts'

/** What staff read about a letter from outside, with the email that tells the insured. */
export interface Told {
  readonly text: string
  readonly letter?: ReplyOrder
}

/** The email that tells the insured what somebody else wrote about them, and a sentence for staff that says so. */
export function letterToInsured(
  { agency, workspace }: Task,
  request: ServiceRequest,
  { subject, body }: { readonly subject: string; readonly body: string },
): { readonly said: string; readonly letter?: ReplyOrder } {
  const client = request.account?.name.replace(/\.$/, '') ?? 'the client'
  const draft = newMessage(agency, {
    id: workspace.serviceRequestId ?? '',
    value: { ...request, clientName: null, clientEmail: null },
  })
  return draft
    ? {
        said: `I prepared an email that tells ${client}.`,
        letter: { ...draft, subject, body: rewritten(draft, body) },
      }
    : { said: `No email address is on record for ${client}: call them today.` }
}

/** Who wrote: the company rather than its desk, `Billing`. */
export function writerOf(
  { name, address }: { readonly name: string | null; readonly address: string },
  carrier: string | undefined,
): string {
  if (name !== null && !desk.test(name)) return name
  const domain = address.replace(/^.*@/, '').toLowerCase()
  const [first = ''] = (carrier ?? '').toLowerCase().match(/[a-z]{3,}/g) ?? []
  return carrier !== undefined && first !== '' && domain.includes(first) ? carrier : address
}

const desk =
  /^\s*(?:the )?(?:policy |customer |client |premium )?(?:accounts?|accounting|billing|cancell?ations?|collections?|info|notices?|notifications?|office|payments?|services?|service team|support|underwriting|no-?reply)(?: (?:department|dept\.?|desk|team|center))?\s*$/i
