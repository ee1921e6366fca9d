import { accountKind, type AccountRow, contactKind } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { requestOf } from '../letters/conversation.ts'
import { accountsAsked } from '../lookUpRecords/listedAccounts.ts'
import { asksForExpirations } from '../lookUpRecords/bookAnswer.ts'
import { periodIn } from '../lookUpRecords/periodIn.ts'
import { accountsNamedIn } from '../namedAccounts.ts'
import { asksForEmail, dictatedIn, draftNote, subjectOf } from './plainEmail.ts'
import { spoken } from './spoken.ts'

/** Maximum number of clients written to at once. */
const most = 20

const toAll =
  /\b(?:all|every|each)\b.{0,30}\b(?:clients?|customers?|accounts?|insureds?|policyholders?)\b|\b(?:everyone|everybody)\b/i
/** Where the list of recipients ends and the message begins. */
const content =
  /(?<!\w)(?:about|regarding|that|telling|saying|asking|reminding|thanking|informing|notifying|letting|to (?:say|tell|ask|remind|let))\b|:/i

/**
 * Drafts the same email to several clients, one draft for each, so that each is sent on its own. Null if
 * the message does not name several.
 */
export async function emailToMany(task: Task): Promise<Reply | null> {
  const { agency, answered, request: answer } = task
  const request = answered?.topic === 'message' ? askedFor(task) : requestOf(task)
  if (!asksForEmail.test(request) && !/^\s*(?:please )?(?:tell|notify|inform)\b/i.test(request)) return null
  const start = request.search(content)
  const recipients = start < 0 ? request : request.slice(0, start)
  const rest = start < 0 ? '' : request.slice(start)
  const isToAll = toAll.test(recipients)
  const accounts = isToAll ? await selectedAccounts(task, recipients) : accountsNamedIn(task, recipients)
  const names = new Set(accounts.map(({ detail }) => detail.name))
  // Never guess between two clients with the same name.
  if (!isToAll && (accounts.length < 2 || names.size < accounts.length)) return null
  if (accounts.length === 0) return { text: 'No client on record fits that.' }
  if (accounts.length > most)
    return {
      text: `That is ${accounts.length} clients. I write to at most ${most} at a time, one draft each, because every email is approved on its own. Name a smaller group, for example by city, line of business or renewal month.`,
    }
  const dictated =
    answered?.topic === 'message'
      ? (dictatedIn(answer) ?? { kind: 'SAY' as const, text: answer, at: 0 })
      : dictatedIn(`Write an email to them ${rest}`)
  if (!dictated)
    return {
      text: `What should the email to ${accounts.length === 1 ? 'this client' : `these ${accounts.length} clients`} say?`,
      question: { topic: 'message' },
    }
  const sentences = spoken(dictated)
  const subject = subjectOf(rest, sentences[0] ?? '')
  const written: string[] = []
  const unreachable: string[] = []
  for (const { detail, contactIds } of accounts) {
    const contacts = contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
    const contact = contacts.find(({ email }) => email)
    const email = contact?.email ?? detail.email
    if (!email) {
      unreachable.push(detail.name)
      continue
    }
    const name = contact?.name ?? null
    await draftNote(task, { subject, sentences, to: [{ name, email }], name, account: detail.name })
    written.push(detail.name)
  }
  const missing =
    unreachable.length > 0 ? [`No email address is on record for ${unreachable.join(', ')}.`] : []
  if (written.length === 0) return { text: missing.join('') }
  return {
    text: [
      `I drafted "${subject}" to ${written.length === 1 ? 'one client' : `${written.length} clients, one email each`}: ${written.join(', ').replace(/\.$/, '')}.`,
      ...missing,
      'Look them over, then tell me to send them. Each is approved on its own.',
    ].join(' '),
  }
}

/** The user's message that the question about the content followed. */
function askedFor({ history }: Task): string {
  return history.findLast(({ by }) => by === 'USER')?.text ?? ''
}

/** The accounts that "all clients in Bath" or "everyone renewing in May" means. */
async function selectedAccounts(task: Task, recipients: string): Promise<AccountRow[]> {
  const { agency, today, journal } = task
  const table = agency.table(accountKind)
  const period = asksForExpirations.test(recipients) ? periodIn(recipients, today) : null
  if (period) {
    const filter = { expiresFrom: period.from, expiresTo: period.to }
    const { policies } = await journal.call(lookUpPolicies, filter)
    const ids = new Set(policies.map(({ accountId }) => accountId))
    return [...ids].flatMap((id) => table.get(id) ?? [])
  }
  return accountsAsked(task, recipients)?.accounts ?? [...table.values()]
}
