import {
  type AccountRow,
  accountKind,
  carrierKind,
  letterText,
  policyLabel,
  policiesNumberedIn,
} from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { accountOf } from '../accountOf.ts'
import { Citations } from '../citations.ts'
import { isLetter } from '../letters/attachedLetters.ts'
import { letterDemands, type LetterItem } from './letterItems.ts'
import { draftNote } from './plainEmail.ts'
import { recipientOf } from './recipientOf.ts'

/** Tells the client what an attached letter of a carrier wants done, and by when; null where no letter wants anything. */
export async function emailOfLetter(task: Task): Promise<Reply | null> {
  const { agency, today, request } = task
  const file = task.files.findLast(isLetter)
  if (!file) return null
  const { reading } = await readFileOf(task, file.id)
  const text = letterText(reading)
  const { items, further, consequences } = letterDemands(reading)
  if (items.length === 0 || !ofCarrier.test(text)) return null
  const [policy] = policiesNumberedIn(agency, text)
  const account: AccountRow | null =
    (policy && agency.table(accountKind).get(policy.accountId)) ?? (await accountOf(task)).account
  const carrier = agency.table(carrierKind).get(policy?.carrierId ?? '')?.name ?? 'The insurance company'
  const days = items.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
  const [first] = days
  const title = policy
    ? [policyLabel(policy), 'policy', policy.policyNumber].filter(Boolean).join(' ')
    : 'policy'
  const addressee = addresseeIn(request)
  const { name, email } = recipientOf(agency, addressee, account)
  const typed = emailsIn(request)
  const addresses = typed.length > 0 ? typed : email ? [email] : []
  const things = items.length === 1 ? 'one thing' : `${items.length} things`
  const subject = `${first ? `Action needed by ${dayInWords(first)}` : 'Action needed'}: ${carrier === 'The insurance company' ? 'letter' : `letter from ${carrier}`}, ${title}`
  await draftNote(task, {
    subject: subject.slice(0, 300),
    sentences: [
      `${carrier} sent the attached letter about your ${title}. It asks you for ${things}${first ? `, the first by ${dayInWords(first)}` : ''}:`,
    ],
    after: [
      items.map((item, at) => `${at + 1}. ${listed(item)}`).join('\n'),
      ...(further.length > 0 ? [`The letter also says: ${further.join(' ')}`] : []),
      ...(consequences.length > 0 ? [consequences.join(' ')] : []),
      'Please tell us when each of these is done, and send us what the letter asks for, so that we can pass it on in time. If you cannot meet a date, call us before it passes.',
    ],
    attachmentIds: [file.id],
    to: addresses.map((address) => ({ name, email: address })),
    name,
    account: account?.detail.name ?? null,
  })
  const past = days.filter((day) => day < today)
  const to = name ?? account?.detail.name
  const notes = [
    `I drafted "${subject}"${to ? ` to ${to}` : ''}, with the letter attached.`,
    ...(addresses.length > 0 ? [] : ['Add the email address before you send it.']),
    ...(past.length > 0
      ? [`${past.length === 1 ? 'One date is' : `${past.length} dates are`} past: call the carrier first.`]
      : []),
  ]
  const told = answerOf(file, items)
  return { ...told, text: `${told.text}\n\n${notes.join(' ')}` }
}

/** What the attached letters want done; null where none wants anything. */
export async function letterAnswer(task: Task): Promise<Reply | null> {
  const file = task.files.findLast(isLetter)
  if (!file) return null
  const { reading } = await readFileOf(task, file.id)
  const { items } = letterDemands(reading)
  return items.length === 0 || !ofCarrier.test(letterText(reading)) ? null : answerOf(file, items)
}

function answerOf(file: TaskFile, items: readonly LetterItem[]): Reply {
  const citations = new Citations()
  const list = items.map(
    (item) => `- ${listed(item)}${citations.mark(file, { quote: item.text, page: item.page })}`,
  )
  return {
    text: [`**What ${file.name} asks for:**`, '', ...list].join('\n'),
    citations: citations.list,
  }
}

/** "26-01 (critical): Restore monitored service by December 10, 2026." */
function listed({ number, grade, text }: LetterItem): string {
  const title = [number, grade && `(${grade})`].filter(Boolean).join(' ')
  return title === '' ? text : `${title}: ${text}`
}

/** Who sends letters that the insured has to act on. */
const ofCarrier =
  /\b(?:loss (?:control|prevention)|risk (?:control|engineering|management|improvement)|recommendations?|underwrit\w+|insurance company|mutual|casualty|insurer|carrier)\b/i
