import { dollars } from '../../../knowledge/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import { emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { accountOfWork } from '../accountOf.ts'
import { closingOf } from '../letters/closingOf.ts'
import { accountOfLetters, attachedLetters } from '../letters/attachedLetters.ts'
import { type AuditLetter, auditLetter, disputeUntil } from './auditLetter.ts'

const asksDispute =
  /\b(?:write|draft|e-?mail|letter|send|prepare|compose|dispute|contest|challenge|appeal)\b[^]*\b(?:disput|contest|challeng|appeal|object)\w*|^\W*(?:please )?(?:dispute|contest|challenge|appeal)\b/i
/** "Email the client how to dispute it" is not written to the carrier. */
const toClient =
  /\b(?:to|e-?mail|write|tell) (?:(?:the|our) )?(?:client|insured|customer|owner)\b|\b(?:how|whether|can|could|should|by when)\b.{0,30}\b(?:disput|contest|challeng|appeal)/i
const whyTopic = 'reason'

/** Drafts the dispute of the premium audit that is attached, to the carrier that sent it; null for anything else. */
export async function auditDispute(task: Task): Promise<Reply | null> {
  const isReason = task.answered?.topic === whyTopic
  const asked = isReason
    ? (task.history.findLast(({ by }) => by === 'USER')?.text ?? task.request)
    : task.request
  const file = task.files.findLast(({ type }) => type === 'PREMIUM_AUDIT')
  if (!file || !asksDispute.test(asked) || toClient.test(asked)) return null
  const letter = auditLetter(await readFileOf(task, file.id))
  if (!letter) return null
  const reason = isReason ? task.request : reasonIn(asked)
  if (reason === null)
    return { text: 'Why does the client dispute the audit?', question: { topic: whyTopic } }
  const letters = await attachedLetters(task)
  const { account } = accountOfLetters(task, letters) ?? (await accountOfWork(task))
  const insured = account?.detail.name ?? letter.insured
  const typed = emailsIn(asked)[0]
  const email = typed ?? letter.email
  const subject = [
    'Dispute of premium audit',
    [insured, letter.policyNumber && `policy ${letter.policyNumber}`].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(': ')
  await task.journal.call(draftEmail, {
    subject,
    to: email === null ? [] : [{ name: null, email }],
    body: ['Hello,', ...paragraphs(letter, { insured, reason }), closingOf(task)].join('\n\n'),
    attachmentIds: [file.id],
  })
  return { text: remarks(letter, { subject, isFromLetter: typed === undefined }) }
}

function paragraphs(
  letter: AuditLetter,
  { insured, reason }: { insured: string | null; reason: string },
): string[] {
  const { policyNumber, period, datedOn, amountDue } = letter
  const facts = [
    insured && `Insured: ${insured}`,
    policyNumber && `Policy: ${policyNumber}`,
    period && `Audit period: ${period}`,
    `Additional premium: ${dollars(amountDue)}`,
  ]
  const words = wordsOf(reason)
  const disputed = letter.basis.filter(({ quote }) => wordsOf(quote).some((word) => words.includes(word)))
  return [
    facts.filter(Boolean).join('\n'),
    `On behalf of the insured, we dispute the premium audit in your letter${datedOn ? ` of ${dayInWords(datedOn)}` : ''}, which charges an additional premium of ${dollars(amountDue)}.`,
    ...(disputed.length > 0
      ? [`Your letter says:\n\n${disputed.map(({ quote }) => `"${quote}"`).join('\n')}`]
      : []),
    asInsured(reason),
    'Please review the audit and send us the auditor’s worksheets and a corrected statement. Please also confirm that the additional premium is on hold until the review is complete.',
  ]
}

function remarks(
  letter: AuditLetter,
  { subject, isFromLetter }: { subject: string; isFromLetter: boolean },
): string {
  const { carrier, email, dispute } = letter
  const source =
    email === null && isFromLetter
      ? ' Add the email address before you send it.'
      : isFromLetter
        ? ` I took the address ${email} from the letter; check it.`
        : ''
  return [
    `I drafted "${subject}" to ${carrier ?? 'the carrier'}, with the letter attached.${source}`,
    ...(dispute
      ? [
          `The letter says: “${dispute.quote}” Attach those records${letter.disputeBy ? ` and send it${disputeUntil(letter)}` : ' before you send it'}.`,
        ]
      : []),
  ].join('\n\n')
}

/** What a message gives as the client's reason: behind a colon, "because", or as a sentence about them; null without one. */
function reasonIn(text: string): string | null {
  const plain = text.replaceAll(/\S+@\S+/g, ' ')
  const [, reason] =
    /:\s+(\S[^]{7,})$/.exec(plain) ??
    /\b(?:because|since|on the grounds? that|saying(?: that)?|reason(?: is)?:?)\s+([^]{8,})$/i.exec(plain) ??
    /[.,;]\s+((?:they|he|she|we|the (?:client|insured|owner))\s[^]{8,})$/i.exec(plain) ??
    []
  return reason?.trim() ?? null
}

const agreeing: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was', do: 'does' }

/** "They had certificates from all subs" as what the agency says of the insured. */
function asInsured(reason: string): string {
  const said = reason
    .replace(
      /^(?:they|he|she|we|i|(?:the|our) (?:client|insured|owner))(?: (have|are|were|do)\b)?/i,
      (_, verb?: string) => `The insured${verb ? ` ${agreeing[verb.toLowerCase()] ?? verb}` : ''}`,
    )
    .replace(/[\s.]+$/, '')
  return `${capitalized(said)}.`
}

function wordsOf(text: string): string[] {
  const plain = (word: string) => word.replace(/s$/, '').slice(0, 7)
  return (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).map(plain)
}
