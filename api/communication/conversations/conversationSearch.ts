import { presentFile } from '../../files/index.ts'
import { builder } from '../../graphql/index.ts'
import { type AgencyStore, excerptOf, folded, hasSought, type RowFilter } from '../../platform/index.ts'
import { type FoundPassage, FoundPassageType, insideOf, searchable } from '../../search/index.ts'
import { callKind, type CallRow } from '../calls/call.ts'
import { CallType, transcriptOf } from '../calls/callType.ts'
import { emailKind, longestBody } from '../emails/email.ts'
import { emailThreadKind, type EmailThreadRow } from '../emails/emailThread.ts'
import { EmailThreadType } from '../emails/emailThreadType.ts'

/** Threads by what their messages say, and by the names of their attachments. */
const insideThreads = insideOf(emailThreadKind, {
  at: ({ updatedAt }) => updatedAt,
  read: async (agency, thread) => [
    ...namesOfThread(thread),
    ...(await messageTexts(agency, thread.id)).map(({ text }) => text),
  ],
})

/** What selects the threads that have the words in subject, sender, account, messages or attachments. */
export async function threadsHaving(
  agency: AgencyStore,
  text: string,
): Promise<Required<Pick<RowFilter<EmailThreadRow>, 'text' | 'alsoHaving'>>> {
  return { text: folded(text), alsoHaving: await insideThreads(agency).all(text) }
}

/** Calls by what was said, and by their summaries. */
export const insideCalls = insideOf(callKind, {
  at: ({ startedAt, createdAt }) => startedAt ?? createdAt,
  read: async (agency, call) => [
    ...namesOfCall(call),
    ...(await callTexts(agency, call.id)).map(({ text }) => text),
  ],
})

searchable(EmailThreadType, emailThreadKind, { standing: 'request', inside: insideThreads })
searchable(CallType, callKind, { standing: 'request', inside: insideCalls })

builder.objectFields(EmailThreadType, (t) => ({
  passage: t.field({
    type: FoundPassageType,
    nullable: true,
    description:
      'The part of a message, or the name of an attachment, that best matches the search words; null if subject, sender and account have all of them, or there are none.',
    args: { text: t.arg.string() },
    resolve: (thread, { text }, { agency }) =>
      !text || hasSought(namesOfThread(thread), text) ? null : passageOfThread(agency, thread, text),
  }),
}))

builder.objectFields(CallType, (t) => ({
  passage: t.field({
    type: FoundPassageType,
    nullable: true,
    description:
      'The line of the transcript, or the part of the summary, that best matches the search words; null if caller and account have all of them, or there are none.',
    args: { text: t.arg.string() },
    resolve: (call, { text }, { agency }) =>
      !text || hasSought(namesOfCall(call), text) ? null : passageOfCall(agency, call, text),
  }),
}))

function namesOfThread({ subject, fromName, fromEmail, accountName }: EmailThreadRow): string[] {
  return [subject, fromName, fromEmail, accountName].filter((name) => name !== null)
}

function namesOfCall({ fromName, fromNumber, accountName }: CallRow): string[] {
  return [fromName, fromNumber, accountName].filter((name) => name !== null)
}

/** What each message says, without the text it quotes, oldest first. */
async function messageTexts(
  agency: AgencyStore,
  threadId: string,
): Promise<{ text: string; messageId: string }[]> {
  const rows = agency.table(emailKind).related('thread', threadId)
  const emails = await agency.readMany(
    emailKind,
    rows.toSorted((a, b) => a.sentAt - b.sentAt).map(({ id }) => id),
  )
  const texts = emails.map(async (email) => {
    if (!email) return []
    const { id, value } = email
    // Only a body that the record has no room for is stored beside it.
    const isCut = value.body.length >= longestBody
    const body = (isCut && (await agency.readText(emailKind, id, 'body'))) || value.body
    const attached = value.fileIds.flatMap((fileId) => presentFile(agency, fileId)?.name ?? [])
    return [body, ...attached, value.subject ?? '', value.from.name ?? '', value.from.address].map(
      (text) => ({
        text,
        messageId: id,
      }),
    )
  })
  return (await Promise.all(texts)).flat()
}

async function passageOfThread(
  agency: AgencyStore,
  thread: EmailThreadRow,
  sought: string,
): Promise<FoundPassage | null> {
  const found = excerptOf(await messageTexts(agency, thread.id), sought, namesOfThread(thread))
  return found && { ...found.excerpt, page: null, link: `#${found.candidate.messageId}` }
}

/** What was said in the call, each with its place in the transcript, and then its summary. */
async function callTexts(agency: AgencyStore, id: string): Promise<{ text: string; line: number | null }[]> {
  const [call, transcript] = await Promise.all([agency.read(callKind, id), transcriptOf(agency, id)])
  const spoken = transcript.flatMap(({ role, content }, line) =>
    role === 'USER' || role === 'AGENT' ? { text: content, line } : [],
  )
  return [...spoken, { text: call?.value.summary ?? '', line: null }]
}

async function passageOfCall(
  agency: AgencyStore,
  call: CallRow,
  sought: string,
): Promise<FoundPassage | null> {
  const found = excerptOf(await callTexts(agency, call.id), sought, namesOfCall(call))
  if (!found) return null
  const { line } = found.candidate
  return { ...found.excerpt, page: null, link: line === null ? '' : `#line-${line}` }
}
