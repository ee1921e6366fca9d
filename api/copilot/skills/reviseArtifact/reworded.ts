import { usDate } from '../../../platform/index.ts'
import { contactKind, emailKey } from '../../../knowledge/index.ts'
import {
  type ArtifactContent,
  type ArtifactRow,
  type EmailContent,
  latestContent,
} from '../../artifacts/artifact.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { findAccount } from '../../tools/findAccount.ts'
import { accountOf } from '../accountOf.ts'
import { sentenceOf } from '../answerClient/addressed.ts'
import { namedLines } from '../letters/namedLines.ts'
import { asksForShorter, documentChange, withParagraph } from './documentChange.ts'
import { additionIn, additionTo, emailChange, topicIn, withAddition } from './emailChange.ts'
import { asksForLonger, longerEmail } from './longer.ts'
import { revise } from './readdressed.ts'
import { beforeChange } from './requestedChanges.ts'
import { wordings } from './rewording.ts'

/** Said after a change. */
export const kept = ' The earlier version is kept.'

/** Changes what drafts say, with one new version of each; null if no request is understood. */
export async function reworded(
  task: Task,
  drafts: readonly ArtifactRow[],
  requests: readonly string[] = [task.request.replace(beforeChange, '')],
): Promise<Reply | null> {
  const { answered } = task
  const [draft] = drafts
  const additions = new Map<string, string | null>()
  for (const request of requests) {
    if (answered?.topic === 'addition')
      additions.set(request, sentenceOf(addsAnew.test(request) ? (additionIn(request) ?? request) : request))
    else if (!answered && topicIn(request)) additions.set(request, await onRecord({ ...task, request }))
  }
  const open = requests.filter((request) => additions.get(request) === null)
  const notes: string[] = []
  const changed: string[] = []
  const understood = new Set<string>(open)
  const unchanged: string[] = []
  for (const each of drafts) {
    let content = await latestContent(task.agency, each)
    const own: string[] = []
    for (const request of requests) {
      const change =
        content && !open.includes(request)
          ? changeOf(content, request, {
              addition: additions.get(request),
              today: task.today,
              explainsTo: (to) => isClient(task, to),
            })
          : null
      if (!change) continue
      content = change.content
      own.push(change.note)
      understood.add(request)
    }
    if (own.length === 0) unchanged.push(each.type === 'EMAIL' ? 'The email' : 'The document')
    if (own.length === 0 || !content || content.type === 'DOCUMENT') continue
    const note = own.map((words, at) => (at === 0 ? words : uncapitalized(words))).join(', ')
    await revise(task, each, {
      note: note.slice(0, 190),
      ...(content.type === 'EMAIL'
        ? { subject: content.subject, body: content.body }
        : { blocks: content.document.blocks }),
    })
    notes.push(note)
    changed.push(each.type === 'EMAIL' ? 'the email' : 'the document')
  }
  const [note] = notes
  const where = task.artifacts.length > 1 ? `, in ${changed.join(' and ')}` : ''
  const done = note === undefined ? '' : `${note}${where}.`
  const missed = requests.filter((request) => !understood.has(request))
  const [asked] = open
  if (asked !== undefined && draft) {
    const text = `What should "${draft.title}" say about ${topicIn(asked)}?`
    return { text: [done, text].filter(Boolean).join(' '), question: { topic: 'addition' } }
  }
  const [reason] = requests.flatMap((request) => reasonToKeep(request) ?? [])
  if (done !== '') {
    const still = reason && missed.length === 0 ? unchanged.map((each) => `${each} ${reason}`) : []
    return {
      text: [done, ...still, ...(missed.length > 0 ? [notUnderstood(missed)] : [])].join(' ') + kept,
    }
  }
  return draft && reason ? { text: `"${draft.title}" ${reason}` } : null
}

/** Why a draft stays as it is, when a change that Cara knows finds nothing to change. */
function reasonToKeep(request: string): string | null {
  if (asksForShorter(request))
    return 'is already brief, so I left it as it is. Name a section or paragraph to leave out.'
  if (asksForLonger(request))
    return 'says all that I know from the files and records, so I left it as it is. Tell me what to add.'
  return wordings.some(({ asks }) => asks.test(request))
    ? 'has nothing that I could word differently, so I left it as it is. Tell me which sentence to add, or edit it yourself.'
    : null
}

/** Whether an email goes to a contact of an account; a carrier needs no terms explained. */
function isClient({ agency }: Task, to: EmailContent['to']): boolean {
  return to.some(({ email }) => agency.table(contactKind).related('email', emailKey(email)).length > 0)
}

/** "Add: …", as an answer to what a draft should say. */
const addsAnew = /^\s*(?:please )?(?:add|include|mention|say)\b/i

/** "Add a line that they need to decide by Friday": the words to add, as opposed to "add a column". */
const givesWords =
  /\b(?:add|append|include|mention|note|say)\b(?: an? (?:\w+ )?(?:line|sentence|note|paragraph))?(?: (?:that|saying)\b|:)/i

/** "Add our phone number 207-555-0100". */
const givesNumber =
  /\b(?:add|append|include)\b (?:our|my|the agency['’]s) [\w ,']{2,50}[:,]?\s+\(?\+?[\d$][\d\s().,-]{3,}$/i

/** A draft with one change, and the note for its history; null if the change is not understood. */
function changeOf(
  content: ArtifactContent,
  request: string,
  {
    addition,
    today,
    explainsTo,
  }: {
    addition: string | null | undefined
    today: string
    /** Whether a longer email to these recipients may explain its terms. */
    explainsTo: (to: EmailContent['to']) => boolean
  },
): { content: ArtifactContent; note: string } | null {
  if (content.type === 'EMAIL') {
    const isLonger = !addition && asksForLonger(request)
    if (isLonger && !explainsTo(content.to)) return null
    const change = addition
      ? withAddition(content, addition)
      : isLonger
        ? longerEmail(content)
        : emailChange(content, request, today)
    if (!change) return null
    const { note, ...parts } = change
    return { note, content: { ...content, ...parts } }
  }
  if (content.type !== 'HTML_DOCUMENT') return null
  const { document } = content
  const added = givesWords.test(request) || givesNumber.test(request) ? additionIn(request) : null
  const said = added === null ? null : additionTo(added, { request, today })
  const change = addition
    ? withParagraph(document.blocks, addition)
    : (documentChange(document.blocks, request) ??
      (said === null ? null : withParagraph(document.blocks, said)))
  return (
    change && { note: change.note, content: { ...content, document: { ...document, blocks: change.blocks } } }
  )
}

function uncapitalized(words: string): string {
  return words.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
}

/** What could not be done, in words. */
export function notUnderstood(requests: readonly string[]): string {
  const reasons = requests.map(reasonToKeep)
  if (reasons[0] && reasons.every((reason) => reason === reasons[0])) return `It ${reasons[0]}`
  const named = requests.map((request) => `“${request.replace(/[.!]+$/, '')}”`)
  return `I could not tell how to ${new Intl.ListFormat('en-US').format(named)}: edit the draft yourself.`
}

/** The policy on record that a request wants mentioned: "add the umbrella". */
async function onRecord(task: Task): Promise<string | null> {
  const lines = namedLines(task.request)
  const { account } = lines.length === 0 ? { account: null } : await accountOf(task)
  if (!account) return null
  const [found] = await task.journal.call(findAccount, { accountId: account.id })
  const policies = (found?.policies ?? []).filter(({ type, isInForce }) => lines.includes(type) && isInForce)
  const described = policies.map(({ line, policyNumber, carrier, inforceAt, expiresAt }) =>
    [
      `Coverage: ${line}`,
      policyNumber && `Policy number: ${policyNumber}`,
      carrier && `Carrier: ${carrier}`,
      inforceAt && expiresAt && `Policy term: ${usDate(inforceAt)} to ${usDate(expiresAt)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return described.length === 0 ? null : described.join('\n\n')
}
