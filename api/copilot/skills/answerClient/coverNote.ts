import type { Reply, Task } from '../../runs/task.ts'
import { findAttachments } from '../../tools/findAttachments.ts'
import { attachmentsNamed, isSending } from '../../tools/namedAttachments.ts'
import { accountOfWork } from '../accountOf.ts'
import { carrierAddressed } from './carrierAddressed.ts'
import { recipientsIn } from './emailOfResult.ts'
import { dictatedIn, draftNote } from './plainEmail.ts'
import { spoken } from './spoken.ts'

/** Drafts an email that only brings what it attaches: "send the filled form to the adjuster". Null if the message sends no document. */
export async function coverNote(task: Task): Promise<Reply | null> {
  const { agency, journal, artifacts, files, request, answered } = task
  const isOutside = carrierAddressed(agency, request) !== null
  const last = artifacts.at(-1)?.type ?? (isOutside && files.length > 0 ? 'DOCUMENT' : undefined)
  if (answered || !isSending(request, last)) return null
  const named = attachmentsNamed(request)
  const phrases = named.length > 0 ? named : ['it']
  const { attachments, unknown } = await journal.call(findAttachments, { phrases: phrases.slice(0, 20) })
  const [first] = attachments
  if (!first) return null
  const { account } = await accountOfWork(task)
  const { name, addresses } = recipientsIn(task, { order: request, account })
  // "… and ask for a claim number" is what else it says.
  const [rest] = /\b(?:ask|tell|let|say|remind|thank)\b.*$/is.exec(request) ?? []
  const dictated = rest === undefined ? null : dictatedIn(`Email and ${rest}`)
  const title = first.name.replace(/\.\w+$/, '').replace(/ \(filled\)$/, '')
  const client = account?.detail.name ?? null
  const subject = client === null || title.includes(client) ? title : `${title}: ${client}`
  await draftNote(task, {
    subject: subject.slice(0, 300),
    sentences: dictated ? spoken(dictated) : [],
    attachmentIds: attachments.map(({ id }) => id),
    to: addresses.map((email) => ({ name, email })),
    name,
    account: null,
  })
  const list = new Intl.ListFormat('en-US')
  const missing = [
    unknown.length > 0
      ? ` I could not tell which file ${list.format(unknown.map((phrase) => `"${phrase}"`))} is: attach it before you send it.`
      : '',
    addresses.length === 0 ? ' Add the email address before you send it.' : '',
  ].join('')
  return {
    text: `I drafted "${subject}"${name ? ` to ${name}` : ''}, with ${list.format(attachments.map((each) => each.name))} attached.${missing}`,
  }
}
