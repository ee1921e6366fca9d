import type { AgencyStore, Row, RowFilter, Table } from '../../platform/index.ts'
import { requestsWaitingForApproval } from '../../servicing/index.ts'
import { emailThreadKind, type EmailThreadRow } from '../emails/emailThread.ts'
import { turnOf } from '../emails/emailThreadType.ts'

interface ThreadChoice {
  readonly state?: string | null | undefined
  readonly waitingFor?: string | null | undefined
  readonly hasDraft?: boolean | null | undefined
  readonly isWaitingForApproval?: boolean | null | undefined
}

/** What selects threads by state, turn and prepared work, for lists and for Cara. */
export function threadFilter(
  agency: AgencyStore,
  { state, waitingFor, hasDraft, isWaitingForApproval: isWaiting }: ThreadChoice,
  now: number,
): RowFilter<EmailThreadRow> {
  const due = waitingForApproval(agency, agency.table(emailThreadKind), now)
  const where = (row: EmailThreadRow) =>
    (!state || row.state === state) &&
    (!waitingFor || turnOf(row, due.has(row.id)) === waitingFor) &&
    (hasDraft == null || row.hasDraft === hasDraft) &&
    (isWaiting == null || due.has(row.id) === isWaiting)
  if (waitingFor) {
    // What the client was answered may wait for us all the same.
    const also = waitingFor === 'AGENT' && { also: due }
    return { within: { relation: 'waitingFor', key: waitingFor, ...also }, where }
  }
  if (state) return { within: { relation: 'state', key: state }, where }
  return hasDraft == null && isWaiting == null ? {} : { where }
}

/** The IDs of the conversations with prepared work that waits for approval: few, found without testing every row. */
export function waitingForApproval(
  agency: AgencyStore,
  conversations: Pick<Table<Row>, 'related'>,
  now: number,
): ReadonlySet<string> {
  const requestIds = [...requestsWaitingForApproval(agency, now)]
  return new Set(requestIds.flatMap((id) => conversations.related('serviceRequest', id).map((row) => row.id)))
}
