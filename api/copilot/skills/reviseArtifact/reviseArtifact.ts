import { capitalized } from '../../../platform/index.ts'
import { builtInStyles } from '../../../documents/index.ts'
import { pendingProposals } from '../../approvals/proposal.ts'
import { type ArtifactRow, latestContent } from '../../artifacts/artifact.ts'
import { fileFormatIn } from '../../planner/followUp.ts'
import { addresseeIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { namedStyle, nextStyle } from '../../styles/namedStyle.ts'
import { exportDocument } from '../../tools/exportDocument.ts'
import { exportTable } from '../../tools/exportTable.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { sendEmail } from '../../tools/sendEmail.ts'
import { type Skill, defineSkill } from '../skill.ts'
import { attachmentChange } from './attachmentChange.ts'
import { documentOf, tableOf } from './convertDraft.ts'
import { conversionIn, converted } from './converted.ts'
import { asksForLonger } from './longer.ts'
import { asksForShorter, withParagraphIn } from './documentChange.ts'
import { asksToLeaveOut, isAboutPrice } from './documentTopic.ts'
import { phrasings } from './phrasings.ts'
import { readdressed, revise } from './readdressed.ts'
import { changesIn } from './requestedChanges.ts'
import { restored } from './restored.ts'
import { kept, notUnderstood, reworded } from './reworded.ts'

export const reviseArtifact: Skill = defineSkill({
  name: 'revise-artifact',
  title: 'Revise a draft',
  workName: null,
  description:
    'Changes the last email or document: shorter, longer, another tone, style or recipient, with more or less in it.',
  preset: null,
  role: 'ANSWER',
  phrasings,
  inputs: [],
  makes: 'A new version of the draft',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { agency, artifacts, request } = task
  const restyled = await inStyle(task)
  if (restyled) return restyled
  const language = otherLanguage.exec(request)?.slice(1).find(Boolean)
  if (language)
    return {
      text: `Without a language model I write only in English, so I left the draft as it is. Have someone who speaks ${capitalized(language.toLowerCase())} translate it: a wrong word about coverage can cost the client a claim.`,
    }
  const latest = draftToRevise(task)
  if (!latest)
    return {
      text: 'This workspace has no draft to change yet. Tell me what to write, and to whom, or paste the text that should change.',
    }
  if (/\bother (?:file|document|pdf|policy|quote|attachment|one)\b/i.test(request) && task.files.length < 2)
    return { text: 'This workspace has no other file. Attach it, and I will use it instead.' }
  // What was made together changes together: the proposal and the email that goes with it.
  const together = artifacts.filter(({ stageId, type }) => stageId === latest.stageId && type !== 'DOCUMENT')
  const done =
    (await exported(task)) ??
    (await restored(task, together)) ??
    (await addedToSection(task)) ??
    (await severalChanges(task, { latest, together })) ??
    (await attachmentChange(task, artifacts)) ??
    // "Make it an email to Maria", of a document without an email.
    (together.some(({ type }) => type === 'EMAIL') ? null : await converted(task)) ??
    (await readdressed(task, together)) ??
    (await renamed(task, latest)) ??
    (await converted(task)) ??
    (await reworded(task, changedBy(request, { latest, together }))) ??
    // "Leave out the exclusions", after the email that goes with the summary: of what they are in.
    (await reworded(task, otherText(artifacts, latest))) ??
    cannot(latest, { content: await latestContent(agency, latest), request })
  return await withSending(task, done)
}

/** A draft that waited to be sent now waits in its new version. */
async function withSending({ agency, workspace, stageId }: Task, reply: Reply): Promise<Reply> {
  const pending = await pendingProposals(agency, { workspaceId: workspace.id, tool: sendEmail.name })
  if (reply.question || !pending.some(({ value }) => value.stageId === stageId)) return reply
  return { ...reply, text: `${reply.text} The earlier version will not be sent: approve the new one.` }
}

/** "Shorter and warmer", "add the deadline, and sign as Dana": each change in turn, and what could not be done. Null for a single change. */
async function severalChanges(
  task: Task,
  { latest, together }: { latest: ArtifactRow; together: readonly ArtifactRow[] },
): Promise<Reply | null> {
  const parts = task.answered ? [] : changesIn(task.request)
  if (parts.length < 2) return null
  const replies: Reply[] = []
  const wordings: string[] = []
  const conversion = await converted(task)
  if (conversion) replies.push(conversion)
  for (const request of parts) {
    const one = { ...task, request }
    // The email that the document becomes is addressed to whom the message names.
    if (conversion && (conversionIn(request) || addresseeIn(request))) continue
    const reply =
      (await attachmentChange(one, task.artifacts)) ??
      (await readdressed(one, together)) ??
      (await renamed(one, latest))
    if (reply) replies.push(reply)
    else wordings.push(request)
  }
  const drafts = wordings.every(isAboutAll) ? together : [latest]
  const rest = wordings.length > 0 ? await reworded(task, drafts, wordings) : null
  const unknown = rest ? [] : wordings
  const all = [...replies, ...(rest ? [rest] : [])]
  if (all.length === 0) return null
  const text = [
    ...all.map((reply) => reply.text.replace(kept, '')),
    ...(unknown.length > 0 ? [notUnderstood(unknown)] : []),
  ].join(' ')
  const question = all.find((reply) => reply.question)?.question
  return { text: question ? text : `${text}${kept}`, ...(question && { question }) }
}

/** "I need it as a Word document": a file of the last document; of the email if there is none. */
async function exported({ agency, journal, artifacts, request }: Task): Promise<Reply | null> {
  const format = fileFormatIn(request)
  const draft =
    artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT') ??
    artifacts.findLast(({ type }) => type === 'EMAIL')
  const content = format && draft && (await latestContent(agency, draft))
  if (!content || content.type === 'DOCUMENT') return null
  if (format === 'xlsx') {
    const table = content.type === 'HTML_DOCUMENT' ? tableOf(content.document.blocks) : null
    if (!table) return { text: `"${draft.title}" has no table that could become a spreadsheet.` }
    await journal.call(exportTable, { name: draft.title.slice(0, 150), ...table })
    return { text: `The figures of "${draft.title}" are now a spreadsheet. The document stays.` }
  }
  const { artifactId } =
    content.type === 'EMAIL'
      ? await journal.call(generateDocument, documentOf(content))
      : { artifactId: draft.id }
  await journal.call(exportDocument, { artifactId, format })
  const kind = format === 'pdf' ? 'PDF' : 'Word document'
  return {
    text: `Here is "${draft.title}" as a ${kind}. If the draft changes later, ask for the file again.`,
  }
}

async function inStyle({ agency, journal, artifacts, request }: Task): Promise<Reply | null> {
  const isAnother = /\b(?:another|a different) (?:style|look|design)\b/i.test(request)
  const named = namedStyle(agency, request)
  if (!named && !isAnother) return null
  const document = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
  if (!document) {
    const email = artifacts.findLast(({ type }) => type === 'EMAIL')
    const text = email && (await latestContent(agency, email))
    if (named === null || text?.type !== 'EMAIL')
      return { text: 'There is no document yet that could be set in another style.' }
    await journal.call(generateDocument, { ...documentOf(text), styleId: named.id })
    return { text: `I made a document of "${text.subject}", set in ${named.name}. The email stays.` }
  }
  const content = await latestContent(agency, document)
  const style = named ?? nextStyle(content?.type === 'HTML_DOCUMENT' ? content.styleId : '')
  if (!style) return null
  const note = `Set in ${style.name}`
  await journal.call(reviseDraft, { artifactId: document.id, styleId: style.id, note })
  const others = builtInStyles.filter(({ id }) => id !== style.id).map(({ name }) => name)
  const choice = named ? '' : ` The others are ${others.join(', ')}.`
  return { text: `"${document.title}" is now set in ${style.name}.${choice}` }
}

async function renamed({ journal, request }: Task, draft: ArtifactRow): Promise<Reply | null> {
  const title = /\b(?:rename|retitle|call)\b.{0,30}?\b(?:to|as|it)\s+["“]?([^"”\n]{3,150})["”]?$/i.exec(
    request,
  )?.[1]
  if (!title || draft.type !== 'HTML_DOCUMENT') return null
  await journal.call(reviseDraft, { artifactId: draft.id, title, note: 'Renamed' })
  return { text: `The document is now called "${title}".` }
}

async function addedToSection(task: Task): Promise<Reply | null> {
  const document = task.artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
  const content = document && (await latestContent(task.agency, document))
  const change =
    content?.type === 'HTML_DOCUMENT' ? withParagraphIn(content.document.blocks, task.request) : null
  if (!document || !change) return null
  await revise(task, document, change)
  return { text: `${change.note}. The earlier version is kept.` }
}

/** The drafts that a request is about. What a longer one explains, it explains in the document if there is one. */
function changedBy(
  request: string,
  { latest, together }: { latest: ArtifactRow; together: readonly ArtifactRow[] },
): readonly ArtifactRow[] {
  if (isAboutAll(request)) return together
  const document = together.find(({ type }) => type === 'HTML_DOCUMENT')
  return document && asksForLonger(request) && !/\b(?:e-?mail|letter)\b/i.test(request)
    ? [document]
    : [latest]
}

/** Whether a request is about everything made together: the price, or the length, and no single draft. */
function isAboutAll(request: string): boolean {
  const namesOne = /\b(?:e-?mail|letter|document|proposal)\b/i.test(request)
  return !namesOne && (isAboutPrice(request) || asksForShorter(request))
}

/** The last draft of another kind than the one that a request was taken to be about. */
function otherText(artifacts: readonly ArtifactRow[], draft: ArtifactRow): ArtifactRow[] {
  return artifacts.filter(({ type }) => type !== 'DOCUMENT' && type !== draft.type).slice(-1)
}

/** The document if the request mentions it or nothing else was made; otherwise the last email. */
function draftToRevise({ artifacts, request, answered, history }: Task): ArtifactRow | null {
  const asked = answered ? history.findLast(({ by }) => by === 'USER')?.text : undefined
  const email = artifacts.findLast(({ type }) => type === 'EMAIL')
  const document = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
  // "Add that option 2 is cheaper" is about the draft, not about what it is to say.
  const [about = ''] = (asked ?? request).split(
    /(?<=\b(?:add|include|mention|note|say|write)) that\b|\bsaying\b|:\s/i,
  )
  const isAboutDocument =
    namesDocument.test(about) ||
    (asksToLeaveOut.test(about) &&
      !/\b(?:e-?mail|letter|paragraph|sentence|(?:first|second|last|opening|closing|subject|signature) line|line (?:about|on|that|with))\b/i.test(
        about,
      ))
  const last = artifacts.findLast(({ type }) => type !== 'DOCUMENT')
  const isTogether = document && email && document.stageId === email.stageId
  // Of drafts that were made one after the other, the last one is meant, unless the other is named.
  if (!isTogether && !namesDocument.test(about)) return last ?? null
  return (isAboutDocument ? (document ?? email) : (email ?? document)) ?? null
}

const namesDocument =
  /\b(?:document|proposal|report|summary|review|comparison|section|page|cover|table|chart|sheet|form|option|release|signatures?|signing)\b/i

const languages =
  'spanish|french|portuguese|chinese|mandarin|vietnamese|korean|polish|german|italian|russian|arabic|tagalog|creole|hindi|japanese|ukrainian'
const otherLanguage = new RegExp(
  String.raw`\b(?:in|to|into)\s+(${languages})\b|\b(${languages})\s+(?:version|translation|copy|draft|letter|e-?mail|one)\b`,
  'i',
)

function cannot(
  { title }: ArtifactRow,
  { content, request }: { content: Awaited<ReturnType<typeof latestContent>>; request: string },
): Reply {
  const sections =
    content?.type === 'HTML_DOCUMENT'
      ? content.document.blocks.flatMap((block) =>
          block.type === 'heading' && block.level === 1 ? [`"${block.text}"`] : [],
        )
      : []
  const possible =
    content?.type === 'EMAIL'
      ? 'I can make it shorter, friendlier, firmer or more formal, change its recipient, subject, dates or signature, and add or remove a paragraph.'
      : `I can set it in another style, rename it, address it to somebody else, add a paragraph, put rows in a table of their own, or leave out a section${sections.length > 0 ? `: ${sections.slice(0, 8).join(', ')}` : ''}.`
  const found = asksToLeaveOut.test(request)
    ? `I found nothing of this to leave out in "${title}".`
    : `I could not tell how "${title}" should change.`
  return { text: `${found} ${possible} You can also edit it yourself.` }
}
