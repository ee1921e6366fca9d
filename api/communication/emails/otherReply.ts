import {
  acceptsRenewal,
  asksToFillForm,
  callsWanted,
  sendsCertificate,
  type TriagedRequest,
} from '../../assistant/index.ts'
import { capitalized } from '../../platform/index.ts'
import { quoted } from './standingReply.ts'

/** What a client reads about what is none of our usual work; in their words where they ask for other things besides. */
export function otherReply(
  {
    evidence,
    isUltimatum,
    details,
    dueOn,
  }: Pick<TriagedRequest, 'evidence' | 'isUltimatum' | 'details' | 'dueOn'>,
  {
    isOnly,
    callBack,
    today,
  }: { readonly isOnly: boolean; readonly callBack: string; readonly today: string },
): string {
  const hour = dueOn === today ? byHour.exec(details)?.[0].toLowerCase() : undefined
  const calls = `A member of our team will call you ${hour ? `${hour} today` : callBack}`
  if (isUltimatum) return `${calls} to talk it through with you.`
  const answer = sendsCertificate(details)
    ? 'We received the certificate and will put it on file. If you need anything from us, please tell us.'
    : acceptsRenewal(details)
      ? 'We received your decision to renew. We will confirm it in writing once the carrier has issued the renewal.'
      : asksToFillForm(details)
        ? 'We will fill in what we can from your records and send it back to you to check and sign.'
        : callsWanted(details.split(/(?<=[.!?])\s+|\n+/)).length > 0
          ? `${calls}.`
          : 'A member of our team will look into it and get back to you.'
  if (isOnly || evidence.length === 0) return answer
  return `You wrote: ${evidence.map((words) => `"${quoted(capitalized(words.replace(/^(?:(?:and|also|plus)\b[\s,]*)+/i, '')))}"`).join(' ')} ${answer}`
}

/** `by 5 pm`, `before 3 today` */
const byHour = /\b(?:by|before) (?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b|(?= today\b)))/i
