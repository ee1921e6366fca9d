import { usDate } from '../../../platform/index.ts'
import { type ArtifactContent, type ArtifactRow, latestContent } from '../../artifacts/artifact.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { findAccount } from '../../tools/findAccount.ts'
import { accountOf } from '../accountOf.ts'
import { sentenceOf } from '../answerClient/addressed.ts'
import { namedLines } from '../letters/namedLines.ts'
import { asksForShorter, documentChange, withParagraph } from './documentChange.ts'
import { additionIn, additionTo, emailChange, topicIn, withAddition } from './emailChange.ts'
import { revise } from './readdressed.ts'
import { beforeChange } from './requestedChanges.ts'

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
    if (answered?.topic === 'addition') additions.set(request, sentenceOf(request))
    else if (!answered && topicIn(request)) additions.set(request, await onRecord({ ...task, request }))
  }
  const open = requests.filter((request) => additions.get(request) === null)
  const notes: string[] = []
  const changed: string[] = []
  const understood = new Set<string>(open)
  for (const each of drafts) {
    let content = await latestContent(task.agency, each)
    const own: string[] = []
    for (const request of requests) {
      const change =
        content && !open.includes(request)
          ? changeOf(content, request, { addition: additions.get(request), today: task.today })
          : null
      if (!change) continue
      content = change.content
      own.push(change.note)
      understood.add(request)
    }
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
  if (done !== '')
    return { text: [done, ...(missed.length > 0 ? [notUnderstood(missed)] : [])].join(' ') + kept }
  if (!draft || !requests.some(asksForShorter)) return null
  const text = `"${draft.title}" is already brief, so I left it as it is. Name a section or paragraph to leave out.`
  return { text }
}

/** "Add a line that they need to decide by Friday": the words to add, as opposed to "add a column". */
const givesWords =
  /\b(?:add|append|include|mention|note|say)\b(?: an? (?:\w+ )?(?:line|sentence|note|paragraph))?(?: (?:that|saying)\b|:)/i

/** A draft with one change, and the note for its history; null if the change is not understood. */
function changeOf(
  content: ArtifactContent,
  request: string,
  { addition, today }: { addition: string | null | undefined; today: string },
): { content: ArtifactContent; note: string } | null {
  if (content.type === 'EMAIL') {
    const change = addition ? withAddition(content, addition) : emailChange(content, request, today)
    if (!change) return null
    const { note, ...parts } = change
    return { note, content: { ...content, ...parts } }
  }
  if (content.type !== 'HTML_DOCUMENT') return null
  const { document } = content
  const added = givesWords.test(request) ? additionIn(request) : null
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
  if (requests.every(asksForShorter)) return 'It is already brief, so I left it as it is.'
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
