import { emailKind, emailThreadKind } from '../../../communication/index.ts'
import { agencyToday } from '../../../identity/index.ts'
import { dayInWords, folded } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import type { SoughtAccount } from '../accountOf.ts'

const asks =
  /^(?!.*\b(?:write|draft|send|reply|answer|forward)\b)(?=.*\b(?:e-?mails?|e-?mailed|wrote)\b).*\b(?:what|when|which|did|does|show|last|latest|most recent|newest)\b/i
const isOfSender =
  /\b(?:last|latest|most recent|newest|their|her|his|from|say|said|want(?:ed)?|ask(?:ed)?|need(?:ed)?|wrote|e-?mailed)\b/i

/** Whether a message asks what somebody wrote to the agency: "What did Rosa want in her last email?" */
export function isAboutEmail(request: string): boolean {
  return (
    asks.test(request) &&
    isOfSender.test(request) &&
    !/\bwhat(?:['’]s| is| are) (?:the|their|her|his) e-?mail/i.test(request)
  )
}

/** How much of an email an answer quotes, in characters. */
const longestQuote = 1_500

/** What a person, or else the account in question, wrote last. */
export async function lastEmail(
  { agency, request }: Task,
  { account }: SoughtAccount,
): Promise<Reply | null> {
  const name = personIn(request)
  const threads = agency.table(emailThreadKind)
  const from = (text: string | null) => name !== null && folded(text ?? '').includes(folded(name))
  const own = [...threads.values()].filter(({ fromName }) => from(fromName))
  const found = own.length > 0 ? own : name === null && account ? threads.related('account', account.id) : []
  const latest = found
    .flatMap(({ id }) => agency.table(emailKind).related('thread', id))
    .filter(({ senderRole }) => senderRole === 'CLIENT' || senderRole === 'PARTICIPANT')
    .toSorted((a, b) => b.sentAt - a.sentAt)[0]
  const email = latest && (await agency.read(emailKind, latest.id))?.value
  if (!email || !latest) {
    const whom = name ?? account?.detail.name
    return whom
      ? { text: `No email from ${whom} is on record. All threads are in [Emails](/app/emails).` }
      : null
  }
  const subject = (email.subject ?? 'No subject').replaceAll(/[[\]]/g, '')
  const body = email.body.trim()
  const shown = body.length > longestQuote ? `${body.slice(0, longestQuote)}…` : body
  return {
    text: [
      `The last email from ${email.from.name ?? email.from.address} came on ${dayInWords(agencyToday(agency, email.sentAt))}: [${subject}](/app/emails/${encodeURIComponent(latest.threadId)})`,
      '',
      ...shown.split('\n').map((line) => `> ${line}`),
    ].join('\n'),
  }
}

/** "Rosa Doyle" in "What did Rosa Doyle want?" */
function personIn(request: string): string | null {
  return (
    /\b(?:did|does|from|has|by|is)\s+((?:(?:Dr|Mr|Ms|Mrs)\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*?)(?:['’]s\b|(?=[\s?.,!]|$))(?!\s\p{Lu})/u.exec(
      request,
    )?.[1] ??
    /\b(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)*)['’]s\s+(?:last|latest|newest|most recent|e-?mail)/u.exec(
      request,
    )?.[1] ??
    null
  )
}
