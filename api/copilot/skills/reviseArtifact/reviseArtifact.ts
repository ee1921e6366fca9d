import { greeting } from '../../../identity/index.ts'
import { builtInStyles } from '../../../documents/index.ts'
import { readArtifactContent, type ArtifactRow, type EmailContent } from '../../artifacts/artifact.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { htmlDocumentTemplateKind } from '../../styles/htmlDocumentTemplate.ts'
import { reviseDraft } from '../../tools/reviseDraft.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const reviseArtifact: Skill = defineSkill({
  name: 'revise-artifact',
  title: 'Revise a draft',
  description: 'Changes the last email or document: shorter, another style, another recipient, more or less.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'A new version of the draft',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, agency, artifacts, request } = task
  const style = styleIn(task)
  if (style) {
    const document = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
    if (!document) return { text: `There is no document yet that could be set in ${style.name}.` }
    await journal.call(reviseDraft, {
      artifactId: document.id,
      styleId: style.id,
      note: `Set in ${style.name}`,
    })
    return { text: `"${document.title}" is now set in ${style.name}.` }
  }
  const renamed = /\b(?:rename|retitle|call)\b.{0,30}?\b(?:to|as|it)\s+["“]?([^"”\n]{3,150})["”]?$/i.exec(
    request,
  )?.[1]
  const latest = artifacts.findLast(({ type }) => type !== 'DOCUMENT')
  if (!latest) return { text: 'There is nothing to change yet. Tell me what to write.' }
  if (renamed && latest.type === 'HTML_DOCUMENT') {
    await journal.call(reviseDraft, { artifactId: latest.id, title: renamed, note: 'Renamed' })
    return { text: `The document is now called "${renamed}".` }
  }
  const email = artifacts.findLast(({ type }) => type === 'EMAIL')
  const content = email && (await readArtifactContent(agency, email.id, email.versions.at(-1)?.number ?? 1))
  if (!email || content?.type !== 'EMAIL') return cannot(latest)
  const change = emailChange(content, request)
  if (!change) return cannot(email)
  await journal.call(reviseDraft, { artifactId: email.id, ...change })
  return { text: `${change.note}. The earlier version is kept.` }
}

function cannot({ title }: Pick<ArtifactRow, 'title'>): Reply {
  return {
    text: `I could not tell how "${title}" should change. I can make an email shorter or more formal, change its recipient or subject, add or remove a sentence, or set a document in another style. You can also edit it yourself.`,
  }
}

/** The style that the message names: one that comes with the product, or one of the agency's own. */
export function styleIn({
  agency,
  request,
}: Pick<Task, 'agency' | 'request'>): { id: string; name: string } | null {
  const own = [...agency.table(htmlDocumentTemplateKind).values()].map(({ id, title }) => ({
    id,
    name: title,
  }))
  const said = request.toLowerCase()
  return [...builtInStyles, ...own].find(({ name }) => said.includes(name.toLowerCase())) ?? null
}

type EmailChange = { readonly note: string } & Partial<Pick<EmailContent, 'subject' | 'body'>> & {
    to?: { name: string | null; email: string }[]
  }

/** The draft as one request wants it, in words for its history; null when the request asks for nothing known. */
export function emailChange(content: EmailContent, request: string): EmailChange | null {
  const [address] = emailsIn(request)
  const addressee = addresseeIn(request)
  const paragraphs = content.body.split(/\n{2,}/)
  const subject = /\bsubject(?: line)?(?: to|:)\s*["“]?([^"”\n]{3,200})["”]?/i.exec(request)?.[1]
  if (subject) return { note: 'Changed the subject', subject: subject.trim() }
  if (
    address ||
    (addressee &&
      /\b(address|to|for|dear)\b/i.test(request) &&
      !/\b(add|append|include|mention|remove)\b/i.test(request))
  ) {
    const name = addressee
    const opening = greeting(name)
    const body = /^(hello|hi|dear)\b/i.test(paragraphs[0] ?? '')
      ? [opening, ...paragraphs.slice(1)]
      : [opening, ...paragraphs]
    const to = address ? [{ name, email: address }] : content.to.map((recipient) => ({ ...recipient }))
    return { note: `Addressed it to ${name ?? address}`, to, body: body.join('\n\n') }
  }
  const added =
    /\b(?:add|append|include|mention)(?: (?:a (?:line|sentence|note|paragraph)|that))?(?: (?:about|saying|that))?\s*:?\s*["“]?(.{3,600}?)["”]?\.?$/is.exec(
      request,
    )?.[1]
  if (added) {
    const line = sentenceOf(added)
    return {
      note: 'Added a sentence',
      body: [...paragraphs.slice(0, -1), line, ...paragraphs.slice(-1)].join('\n\n'),
    }
  }
  if (/\b(remove|delete|drop|leave out)\b/i.test(request)) return without(paragraphs, request)
  if (/\b(short|shorter|brief|briefer|concise|tighter|cut)\b/i.test(request))
    return { note: 'Made it shorter', body: shortened(paragraphs) }
  if (/\bformal\b/i.test(request))
    return { note: 'Made it more formal', body: restyled(content.body, formal) }
  if (/\b(friendl|warm|casual|relaxed)/i.test(request))
    return { note: 'Made it friendlier', body: restyled(content.body, friendly) }
  return null
}

function sentenceOf(text: string): string {
  const line = text.trim()
  const capital = line.charAt(0).toUpperCase() + line.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}

function without(paragraphs: readonly string[], request: string): EmailChange | null {
  const words = (request.match(/\b[a-z]{4,}\b/gi) ?? []).map((word) => word.toLowerCase())
  const about = words.filter(
    (word) =>
      ![
        'remove',
        'delete',
        'drop',
        'leave',
        'paragraph',
        'sentence',
        'line',
        'about',
        'part',
        'last',
        'please',
        'from',
        'email',
      ].includes(word),
  )
  const index =
    /\blast\b/i.test(request) && about.length === 0
      ? paragraphs.length - 2
      : paragraphs.findIndex(
          (paragraph, at) => at > 0 && about.some((word) => paragraph.toLowerCase().includes(word)),
        )
  if (index <= 0) return null
  return { note: 'Removed a paragraph', body: paragraphs.filter((_, at) => at !== index).join('\n\n') }
}

/** The greeting, what is listed, the first sentence of each paragraph, and the close. */
function shortened(paragraphs: readonly string[]): string {
  return paragraphs
    .filter(
      (paragraph, index) =>
        index < 2 || index === paragraphs.length - 1 || paragraph.startsWith('-') || index < 5,
    )
    .map((paragraph) =>
      paragraph.startsWith('-') ? paragraph : (/^[^.!?]+[.!?]?/.exec(paragraph)?.[0] ?? paragraph),
    )
    .join('\n\n')
}

const formal: readonly (readonly [RegExp, string])[] = [
  [/^(hello|hi)( [^,\n]+)?,/im, 'Dear$2,'],
  [/\bdon't\b/g, 'do not'],
  [/\bcan't\b/g, 'cannot'],
  [/\bwe'll\b/gi, 'we will'],
  [/\blet us know\b/gi, 'advise us'],
  [/\bThank you\.$|\bThanks[.!]?$/m, 'Sincerely,'],
]

const friendly: readonly (readonly [RegExp, string])[] = [
  [/^dear( [^,\n]+)?,/im, 'Hi$1,'],
  [/^hello( [^,\n]+)?,/im, 'Hi$1,'],
  [/\bdo not\b/g, "don't"],
  [/\bSincerely,$/m, 'Thanks so much!'],
  [/\bThank you\.$/m, 'Thanks so much!'],
]

function restyled(body: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), body)
}
