import { greeting } from '../../../identity/index.ts'
import { latestContent } from '../../artifacts/artifact.ts'
import { closingOf } from '../letters/closingOf.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { accountOfWork } from '../accountOf.ts'
import { recipientOf } from '../answerClient/recipientOf.ts'
import { documentOf, emailTextOf } from './convertDraft.ts'

/** The kind of draft that a request wants the last one as. */
export function conversionIn(request: string): string | undefined {
  return /\b(?:make|turn|convert)\b.{0,40}\b(?:an? |into )(e-?mail|document|letter|pdf)\b/i.exec(request)?.[1]
}

/** "Turn it into an email", "make that a document". */
export async function converted(task: Task): Promise<Reply | null> {
  const { agency, journal, artifacts, request, history, workspace } = task
  const wanted = conversionIn(request)
  // What becomes a document is an email, whatever other documents there are.
  const source = /mail/i.test(wanted ?? '') ? 'HTML_DOCUMENT' : 'EMAIL'
  const draft = artifacts.findLast(({ type }) => type === source)
  const content = wanted && draft ? await latestContent(agency, draft) : null
  if (content?.type === 'EMAIL') {
    await journal.call(generateDocument, documentOf(content))
    return { text: `"${content.subject}" is now a document as well. The email stays.` }
  }
  if (content?.type !== 'HTML_DOCUMENT') return null
  const { title } = content.document
  const [addressee] = [
    request,
    ...history.flatMap(({ by, text }) => (by === 'USER' ? [text] : [])).slice(-1),
  ].flatMap((text) => addresseeIn(text) ?? [])
  const { account } = addressee ? await accountOfWork(task) : { account: null }
  const { name, email } = recipientOf(agency, addressee ?? null, account)
  const typed = emailsIn(request)
  const to = (typed.length > 0 ? typed : email ? [email] : []).map((each) => ({ name, email: each }))
  const body = [
    greeting(name),
    emailTextOf(content.document.blocks).slice(0, 19_000),
    closingOf({ agency, workspace }),
  ]
  await journal.call(draftEmail, { subject: title, to, body: body.join('\n\n') })
  const missing = to.length === 0 ? ' Add the recipient before you send it.' : ''
  return {
    text: `I drafted "${title}" as an email${name ? ` to ${name}` : ''}.${missing} The document stays.`,
  }
}
