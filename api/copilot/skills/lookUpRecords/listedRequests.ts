import { agencyToday, agencyUserKind } from '../../../identity/index.ts'
import type { AccountRow } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { isOverdue, serviceRequestKind, typeLabels } from '../../../servicing/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { earliestIn, type Period, periodIn } from './periodIn.ts'
import { linkTo, recordTable } from './recordTable.ts'

/** Maximum number of requests listed in an answer. */
const most = 50

const asksForRequests =
  /\brequests?\b|\b(?:open|outstanding|pending|overdue) (?:items?|work|tasks?|tickets?|issues?)\b|\bwhat (?:does|do|did) .{2,60} (?:need|want|ask(?:ed)? for)\b|\b(?:waiting for|assigned to|due (?:for|from)) (?:me|us)\b|\bon my (?:plate|desk|list)\b|\bwhat(?:['’]s| is) (?:overdue|due today)\b|\bwhat (?:do|should|must) I (?:(?:have|need|still have) to )?(?:do|work on|get done) (?:today|tomorrow|this (?:morning|afternoon|week))\b|\bmy (?:to-?do list|tasks?|work ?load)\b/i
const ofAgency =
  /\b(?:we|our|us|my|me|i|all|everyone|agency|overdue|unassigned|how many|came in|come in|opened|created|received)\b/i

const ofUser = /\b(?:my|me|mine)\b|\b(?:do|have|am) I\b|\bI (?:have|own|handle)\b/i

const asksWhenOpened = /\b(?:opened|came in|come in|created|new|received)\b/i
const asksWhenDue = /\bdue\b/i

type RequestType = keyof typeof typeLabels
/** Words for the types of requests. */
const typeWords: Readonly<Partial<Record<RequestType, RegExp>>> = {
  CREATE_CERTIFICATE: /\bcert(?:ificate)?s?\b|\bcois?\b/i,
  CANCEL_POLICY: /\bcancel\w*\b/i,
  ENDORSE_POLICY: /\bendors\w*\b|\bpolicy changes?\b/i,
  QUOTE_REQUEST: /\bquotes?\b/i,
  ADD_ADDITIONAL_INSURED: /\badditional insureds?\b/i,
  DOCUMENT_REQUEST: /\bdocument requests?\b/i,
}

/** Whether a message asks what clients want, or what is left to do. */
export function isAboutRequests(text: string): boolean {
  return asksForRequests.test(text)
}

/** Whether it asks about the whole agency or the user, not one client. */
export function isAboutAllRequests(text: string): boolean {
  return isAboutRequests(text) && ofAgency.test(text)
}

/** The open service requests that a message asks for: of an account, the user or the agency; by type, overdue or unassigned. */
export function listedRequests(task: Task, account: AccountRow | null): Reply {
  const { agency, request, today, workspace } = task
  const isMine = account === null && ofUser.test(request.replace(/\b(?:show|give|tell|list) me\b/i, ''))
  const asksOverdue = /\boverdue\b/i.test(request)
  const isUnassigned = /\b(?:unassigned|nobody|no one)\b/i.test(request)
  const age = earliestIn(request, today)
  const opened = asksWhenOpened.test(request) ? periodIn(`made ${request}`, today) : null
  const due = asksWhenDue.test(request) && !asksOverdue ? periodIn(request, today) : null
  const isIn = (day: string, { from, to }: Period) => day >= from && day <= to
  const types = (Object.keys(typeWords) as RequestType[]).filter((type) => typeWords[type]?.test(request))
  const table = agency.table(serviceRequestKind)
  const found = (account ? table.related('account', account.id) : table.related('state', 'OPEN'))
    .filter(
      ({ state, type, assigneeId, dueAt, createdAt }) =>
        state === 'OPEN' &&
        (types.length === 0 || types.includes(type)) &&
        (!isMine || assigneeId === workspace.agencyUserId) &&
        (!isUnassigned || assigneeId === null) &&
        (!asksOverdue || isOverdue({ state, dueAt }, today)) &&
        (!age || agencyToday(agency, createdAt) <= age) &&
        (!opened || isIn(agencyToday(agency, createdAt), opened)) &&
        (!due || (dueAt !== null && isIn(dueAt, due))),
    )
    .toSorted((a, b) => (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9') || b.createdAt - a.createdAt)
  const kind = [
    asksOverdue ? 'overdue' : 'open',
    types.length > 0 ? `${types.map((type) => typeLabels[type]).join(' or ')} requests` : 'requests',
  ].join(' ')
  const whose = account ? linkTo(account) : isMine ? 'You' : 'The agency'
  const has = isMine ? 'have' : 'has'
  const when = ({ from, to }: Period) =>
    from === to ? `on ${dayInWords(from)}` : `from ${dayInWords(from)} to ${dayInWords(to)}`
  const suffix = [
    ...(isUnassigned ? [' that nobody is assigned to'] : isMine ? [' assigned to you'] : []),
    ...(age ? [` opened on or before ${dayInWords(age)}`] : []),
    ...(opened ? [` opened ${when(opened)}`] : []),
    ...(due ? [` due ${when(due)}`] : []),
  ].join('')
  if (found.length === 0) return { text: `${whose} ${has} no ${kind}${suffix}.` }
  const count = found.length === 1 ? `one ${kind.replace(/requests$/, 'request')}` : `${found.length} ${kind}`
  const cut = found.length > most ? ` These are the first ${most}` : ''
  const users = agency.table(agencyUserKind)
  const rows = found.slice(0, most).map(({ id, type, customerName, assigneeId, dueAt }) => {
    const link = `[${typeLabels[type]}](/app/servicing/${encodeURIComponent(id)}/overview)`
    return [
      link,
      customerName ?? '–',
      (assigneeId && users.get(assigneeId)?.name) || '–',
      dueAt ? dayInWords(dueAt) : '–',
    ]
  })
  return {
    text: [
      `${whose} ${has} ${count}${suffix}${cut === '' ? ':' : `.${cut}:`}`,
      '',
      ...recordTable(['Request', 'Client', 'Assignee', 'Due'], rows),
      ...(cut === '' ? [] : ['', `${found.length - most} more are in [Servicing](/app/servicing).`]),
    ].join('\n'),
  }
}
