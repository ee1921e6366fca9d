import {
  emailThreadKind,
  type EmailThreadRow,
  threadFilter,
  threadsHaving,
} from '../../../communication/index.ts'
import { agencyToday } from '../../../identity/index.ts'
import type { AccountRow } from '../../../knowledge/index.ts'
import { dayInWords, type RowFilter } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { earliestIn } from './periodIn.ts'
import { linkTo, linkText, recordTable } from './recordTable.ts'

/** Maximum number of threads listed in an answer. */
const most = 50

const answering = String.raw`(?:gotten back|got back|come back|answer(?:ed|ing)?|repl(?:y|ied|ying)|respond(?:ed|ing)?|written back|w?rote back|heard(?: back)?|hear(?: back)?)`
const unanswered = new RegExp(
  String.raw`\b(?:(?:ha(?:s|ve)|did|do(?:es)?)(?:n['’]?t| not)|have (?:we|I) not|(?:did|have) (?:we|I) never|never|not yet|yet to|still (?:has|have) to)\b.{0,40}\b${answering}\b`,
  'i',
)
/** "Who have we not gotten back to?", "which emails still need a reply": ours is the next word; "heard from" is theirs. */
const isOurTurn = new RegExp(
  String.raw`\b(?:(?:haven['’]?t|have|didn['’]?t|did) (?:we|I)|(?:we|I) (?:haven['’]?t|have not|didn['’]?t|did not|never))\b(?!.*\bhear)`,
  'i',
)
const messages = String.raw`(?:e-?mails?|threads?|messages?|inbox|clients?|people|who(?:m)?|conversations?)`
const waitsForUs = new RegExp(
  String.raw`\b${messages}\b.{0,30}\b(?:wait(?:s|ing)? (?:for|on) (?:us|me|an? (?:answer|reply|response))|(?:need|await)\w*\b.{0,12}\b(?:answer|reply|response))|\bunanswered (?:e-?mails?|threads?|messages?)\b`,
  'i',
)
const waitsForThem =
  /\b(?:who(?:m)?|what|which clients?)\b.{0,20}\b(?:are|am) (?:we|I) (?:still )?waiting (?:for|on)\b|\bwaiting (?:for|on) (?:an? (?:answer|reply|response) from )?(?:the )?clients?\b/i

/** Whose answer the email threads asked for wait for; null if the message asks for no such list. */
function turnIn(request: string): 'AGENT' | 'CLIENT' | null {
  if (!asksForList.test(request)) return null
  if (waitsForThem.test(request)) return 'CLIENT'
  if (waitsForUs.test(request)) return 'AGENT'
  if (!unanswered.test(request)) return null
  return isOurTurn.test(request) ? 'AGENT' : 'CLIENT'
}

const asksForList =
  /^\s*(?:(?:please|pls|can you|could you|and)[,\s]+)*(?:who(?:m|se)?|which (?!policy|carrier)|what (?=e-?mails?|messages?|threads?|clients?|are we|am I)|list|show|any(?:one|body)?|how many|find|give|are there|do (?:we|I) have|unanswered|has any\w*|have any)\b/i

/** Whether a message asks which email threads wait for somebody's answer. */
export function isAboutThreads(request: string): boolean {
  return turnIn(request) !== null
}

/** The email threads that wait for the agency or the client, of an account or all, the longest wait first. */
export function listedThreads({ agency, services, request, today }: Task, account: AccountRow | null): Reply {
  const turn = turnIn(request) ?? 'AGENT'
  const since = earliestIn(request, today)
  const waiting = threadFilter(agency, { waitingFor: turn }, services.clock.now())
  const filter: RowFilter<EmailThreadRow> = {
    ...waiting,
    where: (row) =>
      waiting.where?.(row) !== false &&
      (!account || row.accountId === account.id) &&
      (!since || agencyToday(agency, row.updatedAt) <= since),
  }
  const { rows, total } = pageOf(agency, filter, 'ascending')
  const whose = [
    ...(account ? [` of ${linkTo(account)}`] : []),
    ...(since ? [` without a message since ${dayInWords(since)}`] : []),
  ].join('')
  const waits = `for an answer from ${turn === 'AGENT' ? 'us' : 'the client'}`
  if (total === 0) return { text: `No email thread${whose} waits ${waits}.` }
  const count = total === 1 ? `One email thread${whose} waits` : `${total} email threads${whose} wait`
  return { text: tableOf(agency, `${count} ${waits}`, { rows, total }) }
}

interface Found {
  readonly rows: readonly EmailThreadRow[]
  readonly total: number
}

/** The threads to show of those that a filter selects, and how many there are. */
function pageOf(
  agency: Task['agency'],
  filter: RowFilter<EmailThreadRow>,
  direction: 'ascending' | 'descending',
): Found {
  const table = agency.table(emailThreadKind)
  const { rows } = table.page({ order: 'updated', direction, first: most, ...filter })
  return { rows, total: table.count(filter) }
}

const searching =
  /^\s*(?:(?:please|pls|can you|could you)[,\s]+)*(?:find|search(?: for)?|show(?: me)?|list|look (?:up|for)|pull up|get(?: me)?|which|any|are there(?: any)?|do we have(?: any)?|search)\s+(?:(?:me|all|any|every|the|our|in|through)\s+)*(?:e-?mails?|e-?mail threads?|threads?|messages|correspondence|inbox)\s+(?:(?:that|which)\s+)?(?:(?:from \S+ )?(?:mention(?:s|ing|ed)?|contain(?:s|ing)?|say(?:s|ing)?|talk(?:s|ing)? about)|about|regarding|re:?|on|with(?: the words?)?|for)\s+(.{2,100}?)\s*[.?!]*\s*$/i

/** Whether a message asks for the email threads that have some words. */
export function isThreadSearch(request: string): boolean {
  return searching.test(request)
}

/** The email threads whose messages, subject or sender have the words asked for, the latest first. */
export async function foundThreads({ agency, request }: Task): Promise<Reply> {
  const words = (searching.exec(request)?.[1] ?? '').replaceAll(/["“”]/g, '')
  const { rows, total } = pageOf(agency, await threadsHaving(agency, words), 'descending')
  if (total === 0) return { text: `No email mentions “${words}”. All threads are in [Emails](/app/emails).` }
  const count = total === 1 ? 'One email thread mentions' : `${total} email threads mention`
  return { text: tableOf(agency, `${count} “${words}”`, { rows, total }) }
}

function tableOf(agency: Task['agency'], count: string, { rows, total }: Found): string {
  const isCut = total > rows.length
  const lines = rows.map(({ id, subject, fromName, fromEmail, accountName, updatedAt }) => [
    `[${linkText(subject ?? 'No subject')}](/app/emails/${encodeURIComponent(id)})`,
    fromName ?? fromEmail,
    accountName ?? '–',
    dayInWords(agencyToday(agency, updatedAt)),
  ])
  return [
    `${count}${isCut ? `. These are the first ${most}:` : ':'}`,
    '',
    ...recordTable(['Email', 'From', 'Account', 'Last activity'], lines),
    ...(isCut ? ['', `${total - rows.length} more are in [Emails](/app/emails).`] : []),
  ].join('\n')
}
