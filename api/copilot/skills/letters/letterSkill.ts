import { findDay, findEffectiveDay } from '../../../assistant/index.ts'
import { closingOf } from './closingOf.ts'
import { dayInWords, shifted, usDate } from '../../../platform/index.ts'
import { greeting } from '../../../identity/index.ts'
import type { Block } from '../../../documents/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { outsideRecipientIn } from '../answerClient/outsideRecipient.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { attachmentNote } from '../../tools/namedAttachments.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { carrierAddress, carrierAddressed } from '../answerClient/carrierAddressed.ts'
import { withOpenWords } from '../answerClient/withoutPrivate.ts'
import { carrierIn } from '../lookUpRecords/carrierIn.ts'
import { answerTo, userTexts } from './conversation.ts'
import { factsToMention, longWords, unverifiedReasons } from './factsToMention.ts'
import {
  type FoundAccount,
  type LetterAbout,
  letterSubject,
  policyInput,
  type LetterSubject,
} from './letterSubject.ts'

/** Information that only the user has. Asked for if no message contains it. */
interface Detail {
  readonly topic: string
  /** Ends with a question mark. Asks only for the rest where the fields of a request give a part. */
  readonly question: string | ((task: Pick<Task, 'given'>) => string)
  /** The value a message gives; null if it gives none. */
  find(text: string, today: string): string | null
  /** The value that an attached letter or a document on file gives, where no message does. */
  findInDocuments?(task: Task, subject: LetterSubject | null): Promise<string | null>
}

/** A letter as composed by its skill. */
export interface Letter {
  readonly subject: string
  /** Between the salutation and the closing. */
  readonly paragraphs: readonly string[]
  /** A document that goes with the email. */
  readonly document?: {
    readonly title: string
    readonly blocks: readonly Block[]
    /** False for what the client puts on paper of its own. */
    readonly hasLetterhead?: boolean
    /** Whether it is attached to the email, or for the agency's own use. */
    readonly isAttached: boolean
  }
  /** Files that go with the email. */
  readonly attachmentIds?: readonly string[]
  /** Whether its paragraphs are what was found, for another email about it. */
  readonly isResult?: boolean
  /** What the user should know, for the answer. */
  readonly notes?: readonly string[]
  /** Ends with a question mark: what would complete the letter, which is drafted without it. */
  readonly open?: string
}

interface LetterSkill extends Pick<
  Skill,
  'name' | 'title' | 'description' | 'role' | 'questions' | 'phrasings' | 'makes'
> {
  readonly to: 'CLIENT' | 'CARRIER'
  readonly needsPolicy: boolean
  /** Whether to write one letter for each line that a message names; provisions always do. */
  readonly isForEachLine?: boolean
  /** Which policies it is about beside those in force; none if absent. */
  readonly about?: LetterAbout
  /** The policies to write about, a letter for each, whichever one the message is clear about; null if that one decides. */
  policyIdsOf?(account: FoundAccount, task: Task): readonly string[] | null
  readonly details?: readonly Detail[]
  /** What speaks against the letter, in a sentence; the user has to confirm it. Null if nothing does. Details may still be missing. */
  obstacle?(
    subject: LetterSubject,
    details: Readonly<Partial<Record<string, string>>>,
    today: string,
  ): string | null
  write(
    subject: LetterSubject,
    details: Readonly<Record<string, string>>,
    task: Task,
  ): Letter | Promise<Letter>
}

/** Declares a skill that writes an email to the client or carrier from the agency's records. */
export function letterSkill({
  to,
  needsPolicy,
  about = 'IN_FORCE',
  isForEachLine = false,
  policyIdsOf,
  details = [],
  obstacle,
  write,
  ...skill
}: LetterSkill): Skill {
  return defineSkill({
    ...skill,
    preset: null,
    inputs: needsPolicy ? [policyInput] : [],
    async run(written: Task): Promise<Reply> {
      const task = withOpenWords(written)
      const found = await letterSubject(task, { needsPolicy, about })
      const own = (found.account && policyIdsOf?.(found.account, task)) ?? null
      const isForAll = to === 'CARRIER' && toAllCarriers.test(task.request)
      // "A waiver on the GL and the comp" is a letter for each.
      const isForNamed = isForEachLine || skill.role === 'PROVISION'
      const meant = 'ask' in found ? (isForAll ? found.policyIds : isForNamed ? found.namedIds : []) : []
      const policyIds = (own ?? meant ?? []).slice(0, mostLetters)
      const single = own === null && !('ask' in found) ? found : null
      if ('ask' in found && policyIds.length === 0) return found.ask
      const texts = userTextsOrPreset(task)
      const given: Record<string, string> = {}
      const blocked = (subject: LetterSubject) => obstacle?.(subject, given, task.today) ?? null
      const asked = (problem: string) =>
        `${problem} Should I prepare the ${skill.title.toLowerCase()} anyway?`
      const isUnconfirmed = (problem: string | null) =>
        problem !== null && !agreement.test(answerTo(asked(problem), task) ?? '')
      const ask = (problem: string): Reply =>
        answerTo(asked(problem), task) === null
          ? { text: asked(problem), question: { topic: 'confirmation' } }
          : { text: `${problem} I prepared nothing.` }
      const early = single && blocked(single)
      if (early !== null && isUnconfirmed(early)) return ask(early)
      for (const { topic, question: asking, find, findInDocuments } of details) {
        const question = typeof asking === 'string' ? asking : asking(task)
        const stated = texts
          .map((text, at) => find(text, (at === texts.length - 1 && task.clientWroteOn) || task.today))
          .find((each) => each !== null)
        const answer = answerTo(question, task)
        const said = task.given?.[topic] ?? stated ?? (onlyYes.test(answer ?? '') ? null : answer)
        const value = said ?? (await findInDocuments?.(task, single)) ?? null
        if (value === null) return { text: question, question: { topic } }
        given[topic] = value
      }
      if (single) {
        const problem = blocked(single)
        if (problem !== null && isUnconfirmed(problem)) return ask(problem)
        const reply = await deliver(task, { to, subject: single, letter: await write(single, given, task) })
        const lapsed = about === 'RENEWAL' ? lapsedOf(single, task.today) : ''
        return { ...reply, text: [problem, reply.text, lapsed].filter(Boolean).join('\n\n') }
      }
      const replies: Reply[] = []
      for (const policyId of policyIds) {
        const subject = await letterSubject(task, { needsPolicy, about, policyId })
        if ('ask' in subject) return subject.ask
        const problem = blocked(subject)
        if (problem !== null) {
          replies.push({ text: `${problem} I prepared no letter for it.` })
          continue
        }
        replies.push(await deliver(task, { to, subject, letter: await write(subject, given, task) }))
      }
      return { text: replies.map(({ text }) => text).join('\n\n') }
    },
  })
}

/** Answers no question of what, when or why. */
const onlyYes = /^\s*(?:yes|yep|yeah|sure|ok(?:ay)?)[\s.!]*$/i

/** The user goes ahead with a letter despite what speaks against it. */
const agreement =
  /^\s*(?:yes|yep|yeah|y|sure|ok(?:ay)?|please do|go ahead|do it|proceed|confirm(?:ed)?|correct)\b|\banyway\b/i

/** How many days after its expiration a lapsed policy still needs somebody's attention. */
const lapseDays = 90

/** Names the other policies of the account that lapsed recently; nothing renews them. */
function lapsedOf({ account, policy }: LetterSubject, today: string): string {
  return (account?.policies ?? [])
    .filter(
      ({ isLapsed, expiresAt, policyNumber }) =>
        isLapsed &&
        expiresAt !== null &&
        expiresAt >= shifted(today, -lapseDays) &&
        policyNumber !== policy.number,
    )
    .map(
      ({ line, policyNumber, expiresAt }) =>
        `Note: the ${line} policy${policyNumber ? ` ${policyNumber}` : ''} of this account lapsed on ${dayInWords(expiresAt ?? '')}, and no renewal is on record.`,
    )
    .join('\n')
}

/** "From all carriers": a letter for each policy in force. */
const toAllCarriers =
  /\b(?:all|each|every|both)\b.{0,20}\b(?:carriers?|compan(?:y|ies)|insurers?|polic(?:y|ies)|lines)\b/i
const mostLetters = 8

/** The user's text, followed by the agency preset's instructions. */
function userTextsOrPreset(task: Task): string[] {
  return task.instructions === '' ? userTexts(task) : [...userTexts(task), task.instructions]
}

/** Drafts a letter to the client or the carrier, and says what was drafted. */
export async function deliver(
  task: Task,
  { to, subject, letter }: { to: LetterSkill['to']; subject: LetterSubject; letter: Letter },
): Promise<Reply> {
  const texts = userTextsOrPreset(task)
  // A client's message names certificate holders, drivers and others; none of them receives the letter.
  const addressed = task.clientWroteOn ? [] : texts
  const typed = addressed.flatMap(emailsIn)[0]
  // "A waiver for Stonebridge" names the beneficiary of the endorsement, not the letter's recipient.
  const named = (to === 'CLIENT' ? addressed : addressed.filter((text) => reader.test(text)))
    .map(addresseeIn)
    .find((name) => name !== null && !subject.insured.includes(name))
  const written = carrierAddressed(task.agency, texts.at(-1) ?? '')?.carrier?.name
  const outside =
    to === 'CARRIER'
      ? (addressed.map((text) => outsideRecipientIn(task.agency, text)).find((each) => each !== null) ?? null)
      : null
  const placed = outside && carrierIn(task.agency, `from ${outside.company}`)?.name
  const carrier = to === 'CARRIER' ? (placed ?? outside?.company ?? written ?? subject.policy.carrier) : null
  const name = to === 'CLIENT' ? (named ?? subject.contact.name) : (named ?? outside?.person ?? null)
  const onRecord = carrier ? carrierAddress(task.agency, carrier, subject.account?.id ?? null) : null
  const email = typed ?? (to === 'CLIENT' ? subject.contact.email : onRecord?.email)
  const told =
    to === 'CLIENT' && !task.clientWroteOn && !task.answered
      ? factsToMention(task.request, task.today)
      : { sentences: [], asks: [], unclear: [] }
  const said = letter.paragraphs.join(' ').toLowerCase()
  // A letter that collects documents already asks for what the message wants.
  const asks = told.asks.filter((ask) => !longWords(ask).every((word) => said.includes(word)))
  const besides = [...told.sentences, ...asks].join(' ')
  const paragraphs =
    besides === ''
      ? letter.paragraphs
      : [...letter.paragraphs.slice(0, -1), besides, ...letter.paragraphs.slice(-1)]
  const isSaid = (topic: string) => {
    const words = longWords(topic)
    return words.length === 0 || words.some((word) => paragraphs.join(' ').toLowerCase().includes(word))
  }
  const open = told.unclear.filter((topic) => !isSaid(topic))
  const closing = closingOf(task)
  const { document } = letter
  const made =
    document && (await task.journal.call(generateDocument, { ...document, blocks: [...document.blocks] }))
  const drafted = await task.journal.call(draftEmail, {
    subject: letter.subject,
    to: email ? [{ name, email }] : [],
    body: [greeting(name, subject.insured), ...paragraphs, closing].join('\n\n'),
    attachmentIds: [
      ...(made && document?.isAttached ? [made.artifactId] : []),
      ...(letter.attachmentIds ?? []),
    ],
  })
  const recipient = to === 'CLIENT' ? (name ?? subject.insured) : (carrier ?? 'the carrier')
  const missing = email
    ? onRecord?.email === email
      ? ` I took the address ${email} from its last email; check it.`
      : ''
    : ` Add ${to === 'CLIENT' ? "the client's" : "the underwriter's"} email address before you send it.`
  const address =
    outside && !email
      ? `What is the email address of ${outside.person ?? `the ${outside.words}`}?`
      : undefined
  const question = address ?? letter.open
  // Asked once; a client who wrote is asked in the reply.
  const isAsking = question !== undefined && !task.clientWroteOn && task.answered?.topic !== completion
  return {
    ...(isAsking && { question: { topic: completion } }),
    ...(letter.isResult && { letter: paragraphs.join('\n\n') }),
    text: [
      ...(subject.absent === '' || subject.document ? [] : [subject.absent]),
      `I drafted "${letter.subject}" to ${recipient}${document ? ` and the document "${document.title}"${document.isAttached ? ', which is attached' : ''}` : ''}.${document?.isAttached ? '' : attachmentNote(drafted)}${missing}`,
      ...(open.length > 0
        ? [
            `The letter says nothing about ${new Intl.ListFormat('en-US').format(open.map((topic) => `“${topic}”`))} yet. Tell me what it should say.`,
          ]
        : []),
      ...(subject.choice === '' ? [] : [subject.choice]),
      ...unverifiedReasons(told),
      ...(letter.notes ?? []),
      ...(isAsking ? [question] : address ? [missing.trim()] : []),
    ].join('\n\n'),
  }
}

/** The topic of a question whose answer completes the letter that was drafted. */
export const completion = 'completion'

const reader = /\b(?:address(?:ed)?(?: it| this)? to|dear|attn|attention)\b/i

/** The first day in a message, "tomorrow" as well, as `12/01/2026`; null if there is none. */
export function dateIn(text: string, today: string): string | null {
  const day = findDay(text, today)
  return day && usDate(day)
}

/** The day on which a change is to take effect, or else the first day in the message. */
export function effectiveDateIn(text: string, today: string): string | null {
  const day = findEffectiveDay(text, today)
  return day ? usDate(day) : dateIn(text, today)
}
