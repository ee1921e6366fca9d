import { sentencesOf } from '../../reading/index.ts'
import { closingOf } from '../skills/letters/closingOf.ts'
import { greeting } from '../../identity/index.ts'
import { capitalized } from '../../platform/index.ts'
import {
  artifactKind,
  type ArtifactRow,
  type EmailContent,
  readArtifactContent,
} from '../artifacts/artifact.ts'
import type { Reply, Task } from '../runs/task.ts'
import { accountOfWork } from '../skills/accountOf.ts'
import { lengthLimitIn, withinLimit } from '../skills/answerClient/lengthLimit.ts'
import type { Skill } from '../skills/skill.ts'
import { skills } from '../skills/skillRegistry.ts'
import { chooseSkill } from './chooseSkill.ts'
import { blocksOf } from './blocksOf.ts'
import { asLetter } from '../skills/answerClient/asLetter.ts'
import { emailChange, signed } from '../skills/reviseArtifact/emailChange.ts'
import { namedStyle } from '../styles/namedStyle.ts'
import { draftEmail } from '../tools/draftEmail.ts'
import { findAccount } from '../tools/findAccount.ts'
import { generateDocument } from '../tools/generateDocument.ts'
import { reviseDraft } from '../tools/reviseDraft.ts'
import { workspaceTitle } from '../workspaces/caraWorkspace.ts'

/** The sentence of a preset that says what to do, not how: "Write a renewal letter to the client." */
const work =
  /^(?:(?:please|then|next|finally|also|and)[\s,]+)*(?:answer|ask|check|compare|create|draft|explain|extract|fill|find|generate|issue|list|make|prepare|produce|read|request|review|send|summari[sz]e|sum up|turn|write)\b/i

const tone = /\b(?:formal|friendl|warm|casual|relaxed|short|brief|concise)\w*/i

/** The part of a preset that says what kind of work it is. */
function workOf(instructions: string): string {
  const sentences = sentencesOf(instructions)
  const tasks = sentences.filter((sentence) => work.test(sentence))
  return (tasks.length > 0 ? tasks : sentences).join('\n')
}

/** The part of it by which the skill is chosen: "Then draft an email to the client" is about what was done before. */
export function mainWorkOf(instructions: string): string {
  const [first = '', ...rest] = workOf(instructions).split('\n')
  return [first, ...rest.filter((sentence) => !sendsResult.test(sentence))].join('\n')
}

const sendsResult =
  /^(?:(?:please|then|next|finally|also|and)[\s,]+)*(?:create|draft|make|prepare|send|write)\b(?:(?!\b(?:that|which|asking|telling|explaining|about)\b).){0,40}\be-?mail\b(?!.*\b(?:that|which|asking|telling|explaining|about)\b)/i

/** Gives a skill's result the form that the agency's own preset asks for: output, tone, length, wording, style. */
export async function followPreset(
  task: Task,
  { skill, reply }: { skill: Skill; reply: Reply },
): Promise<Reply> {
  if (task.instructions === '' || reply.question) return reply
  const made = madeIn(task)
  const created = await missingOutput(task, { reply, made })
  const artifacts = created ? madeIn(task) : made
  const email = artifacts.findLast(({ type }) => type === 'EMAIL')
  const document = artifacts.findLast(({ type }) => type === 'HTML_DOCUMENT')
  const followed = created ? [created] : []
  const left = notDone(task, skill, artifacts)
  const unmet: string[] = []
  if (email) {
    // The first version: a run that is resumed must not change what it has changed already.
    const content = await readArtifactContent(task.agency, email.id, 1)
    if (content?.type === 'EMAIL') {
      const result = shapedEmail(content, task)
      followed.push(...result.notes)
      unmet.push(...result.unmet)
      if (result.notes.length > 0) {
        const { subject, body, to } = result.content
        const note = result.notes.join(', ')
        await task.journal.call(reviseDraft, {
          artifactId: email.id,
          note: note.length > 190 ? 'Followed the preset' : note,
          subject,
          body,
          to: to.map((recipient) => ({ ...recipient })),
        })
      }
    }
  }
  const style = document && namedStyle(task.agency, task.instructions)
  if (document && style) {
    const note = `Set in ${style.name}`
    await task.journal.call(reviseDraft, { artifactId: document.id, styleId: style.id, note })
    followed.push(note)
  }
  if (followed.length > 0) await task.journal.thought('Followed the preset', followed.join('\n'))
  const listed = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n')
  const notes = [
    ...(created ? [`${created}.`] : []),
    ...(left.length > 0
      ? [`This part of the preset is not done. Ask for it in a message of its own:\n\n${listed(left)}`]
      : []),
    ...(unmet.length > 0
      ? [`I could not apply this part of the preset. Check it yourself:\n\n${listed(unmet)}`]
      : []),
  ]
  return notes.length === 0 ? reply : { ...reply, text: [reply.text, ...notes].join('\n\n') }
}

function madeIn({ agency, workspace, stageId }: Task): ArtifactRow[] {
  return agency
    .table(artifactKind)
    .related('workspace', workspace.id)
    .filter((artifact) => artifact.stageId === stageId)
}

/** Makes the email or document that the preset asks for, when the skill only answered. */
async function missingOutput(
  task: Task,
  { reply, made }: { reply: Reply; made: readonly ArtifactRow[] },
): Promise<string | null> {
  const asked = workOf(task.instructions)
  // The workspace itself is named after the preset.
  const about =
    task.request === task.instructions && reply.letter
      ? 'What your policy says'
      : workspaceTitle(task.request, null)
  const citations = (reply.citations ?? []).slice(0, 60).map((citation) => ({ ...citation }))
  const text = reply.text.replaceAll(/ ?\[\d+\](?!\()/g, '')
  if (/\be-?mail\b/i.test(asked) && !made.some(({ type }) => type === 'EMAIL')) {
    const accountId = task.workspace.accountId ?? (await accountOfWork(task)).account?.id
    const account = accountId ? (await task.journal.call(findAccount, { accountId }))[0] : undefined
    const email = account?.contact?.email ?? account?.email
    const name = account?.contact?.name ?? null
    const letter = (reply.letter ?? asLetter(reply.text)).split(/\n{2,}/)
    const limit = lengthLimitIn(asked)
    const isWithin = limit?.of === 'BULLETS' && bulletsIn(letter) <= limit.most
    const paragraphs = limit === null || isWithin ? letter : withinLimit(letter, limit)
    await task.journal.call(draftEmail, {
      subject: about.slice(0, 300),
      to: email ? [{ name, email }] : [],
      body: [greeting(name), ...paragraphs, closingOf(task)].join('\n\n'),
      citations,
    })
    return 'Drafted as an email'
  }
  const wantsDocument = /\b(?:document|report|memo|one[- ]pager?|pdf|word)\b/i.test(asked)
  if (!wantsDocument || made.some(({ type }) => type !== 'EMAIL')) return null
  await task.journal.call(generateDocument, {
    title: about.slice(0, 200),
    blocks: blocksOf(text),
    citations,
  })
  return 'Written as a document'
}

function bulletsIn(paragraphs: readonly string[]): number {
  return paragraphs.join('\n').match(/^[-•*] /gm)?.length ?? 0
}

/** Work that the instructions ask for beside what the skill did and what was made of it. */
function notDone({ instructions, files }: Task, skill: Skill, made: readonly ArtifactRow[]): string[] {
  const [, ...others] = sentencesOf(instructions).filter((sentence) => work.test(sentence))
  const hasEmail = made.some(({ type }) => type === 'EMAIL')
  return others.filter((sentence) => {
    const chosen = chooseSkill(skills, { text: sentence, files, preset: null, hasArtifacts: made.length > 0 })
    const isMade = hasEmail && /\be-?mail\b/i.test(sentence)
    return chosen !== skill && chosen.role === undefined && !isMade
  })
}

interface Shaped {
  readonly content: EmailContent
  readonly notes: readonly string[]
  /** Sentences that ask for something that was not done. */
  readonly unmet: readonly string[]
}

/** An email as the sentences of a preset want it, one after the other. */
function shapedEmail(
  draft: EmailContent,
  { instructions, today }: Pick<Task, 'instructions' | 'today'>,
): Shaped {
  let content = draft
  const notes: string[] = []
  const unmet: string[] = []
  for (const sentence of sentencesOf(instructions)) {
    const change = presetChange(content, sentence, today)
    if (change === 'UNKNOWN') unmet.push(...missingOf(content, sentence))
    if (change === 'UNKNOWN' || change === null) continue
    const { note, ...parts } = change
    content = { ...content, ...parts }
    notes.push(note)
  }
  return { content, notes, unmet }
}

type Change = Exclude<ReturnType<typeof emailChange>, null>

/** What one sentence of a preset changes: null for one that asks nothing of the wording. */
function presetChange(content: EmailContent, sentence: string, today: string): Change | 'UNKNOWN' | null {
  const words = tone.exec(sentence)?.[0]
  if (work.test(sentence)) return words ? emailChange(content, words, today) : null
  const longest =
    /\b(?:under|below|at most|no more than|up to|within|max(?:imum)?(?: of)?)\s+(\d+)\s+words\b/i.exec(
      sentence,
    )?.[1]
  if (longest) return withinWords(content, Number(longest), today)
  const signature =
    /\bsign(?:ed)?(?: it| off| every \S+)*(?: as| from| with)?:?\s+["“]?([^"”\n]{2,80}?)["”]?\.?$/i.exec(
      sentence,
    )?.[1]
  if (signature) return signed(content, signature)
  const unwanted =
    /\b(?:never|do not|don't|avoid)\b.*?\b(?:mention(?:ing)?|quot(?:e|ing)|stat(?:e|ing)|includ(?:e|ing)|say(?:ing)?|us(?:e|ing))\s+(?:the |any |a |words? |phrases? )*["“]?([^"”\n.]{2,60})["”]?/i.exec(
      sentence,
    )?.[1]
  if (unwanted) return withoutPhrase(content, unwanted.trim())
  if (styleWords.test(sentence)) return null
  if (missingOf(content, sentence).length === 0) return null
  const change = emailChange(content, words ?? sentence, today)
  if (change) return change
  return /\b(?:always|never|must|should|keep|avoid|do not|don't|mention|include)\b/i.test(sentence)
    ? 'UNKNOWN'
    : null
}

/** How an email gives what presets ask to include, by the words for it. */
const given: readonly (readonly [asked: RegExp, given: RegExp])[] = [
  [/\bpolicy (?:number|no\b|#)/i, /\bpolicy(?: number| no\.?| #)?:? *[A-Z\d][A-Z\d -]*\d{3}/i],
  [
    /\b(?:carrier|insurer|insurance company)\b/i,
    /\b(?:[Cc]arrier|[Ii]nsurer|[Ii]nsured with|[Cc]ompany):? +\S/,
  ],
  [/\b(?:expir\w+|renewal date|end date)\b/i, /\b(?:expir\w+|renew\w*|term|ends?)\b[^\n]*\d{4}/i],
  [/\b(?:effective|start|inception) date\b/i, /\b(?:effective|begin\w*|starts?|term)\b[^\n]*\d{4}/i],
  [/\bpremium\b/i, /\bpremium\b[^\n]*\$\d/i],
  [/\b(?:call|phone|contact|reach)\b/i, /\b(?:call|phone|contact|reach)\b|\d{3}[-. )]+\d{3}-\d{4}/i],
]
const listing =
  /\b(?:includes?|mentions?|states?|names?|gives?|says?|contains?|lists?|shows?|has|have)\b(?: the)?:?\s+(.+?)[.!]*$/is

/** What an email lacks of the things that a sentence of a preset wants included; the whole sentence if it lists none. */
function missingOf({ subject, body }: EmailContent, sentence: string): string[] {
  const [, list] = /\b(?:never|not|don't|avoid|without)\b/i.test(sentence)
    ? []
    : (listing.exec(sentence) ?? [])
  const items = list?.split(/[,;]|\b(?:and|plus|as well as)\b/i).filter((item) => item.trim() !== '') ?? []
  const said = `${subject}\n${body}`
  const missing = items.filter((item) => {
    const known = given.filter(([asked]) => asked.test(item))
    if (known.length > 0) return !known.every(([, pattern]) => pattern.test(said))
    const words = item.toLowerCase().match(/[a-z]{4,}/g) ?? []
    return words.length === 0 || !words.every((word) => said.toLowerCase().includes(word))
  })
  if (items.length > 0 && missing.length === 0) return []
  return missing.length === items.length ? [sentence] : missing.map((item) => capitalized(item.trim()))
}

const styleWords =
  /\b(?:classic professional|modern minimalist|warm human|elegant premium|technical and structured)\b/i

/** The body without its greeting and close is cut from its end, a paragraph at a time. */
function withinWords(content: EmailContent, longest: number, today: string): Change | 'UNKNOWN' | null {
  const count = (text: string) => text.split(/\s+/).filter(Boolean).length
  if (count(content.body) <= longest) return null
  const shorter = emailChange(content, 'shorter', today)
  return shorter?.body && count(shorter.body) <= longest
    ? { body: shorter.body, note: `Kept it under ${longest} words` }
    : 'UNKNOWN'
}

function withoutPhrase(content: EmailContent, phrase: string): Change | null {
  const unwanted = phrase.toLowerCase()
  if (!content.body.toLowerCase().includes(unwanted)) return null
  const body = content.body
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !sentence.toLowerCase().includes(unwanted))
        .join(' '),
    )
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
  return { body, note: `Left out "${phrase}"` }
}
