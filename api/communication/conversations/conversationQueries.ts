import { builder, connect, connectionArgs, connectionType, SortDirectionEnum } from '../../graphql/index.ts'
import { AccountType } from '../../knowledge/index.ts'
import { folded } from '../../platform/index.ts'
import type { AgencyStore, RowFilter } from '../../platform/index.ts'
import { ServiceRequestType } from '../../servicing/index.ts'
import { callKind } from '../calls/call.ts'
import type { CallRow } from '../calls/call.ts'
import { isCallWaiting } from '../calls/isCallWaiting.ts'
import { CallStatusEnum, CallType } from '../calls/callType.ts'
import { emailThreadKind } from '../emails/emailThread.ts'
import type { EmailThreadRow } from '../emails/emailThread.ts'
import { EmailThreadStateEnum, EmailThreadType, WaitingForEnum } from '../emails/emailThreadType.ts'
import { insideCalls, threadsHaving } from './conversationSearch.ts'
import { threadFilter, waitingForApproval } from './threadFilter.ts'

const EmailThreadConnection = connectionType('EmailThread', EmailThreadType)
const CallConnection = connectionType('Call', CallType)

builder.queryFields((t) => ({
  emailThread: t.field({
    type: EmailThreadType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(emailThreadKind).get(id) ?? null,
  }),
  emailThreads: t.field({
    type: EmailThreadConnection,
    description: 'Email threads, most recently active first by default.',
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({
        description:
          'Filters by subject, sender, account or state (any part, ignoring case), or by words of the messages and names of attachments (each whole or as a prefix).',
      }),
      state: t.arg({ type: EmailThreadStateEnum, description: 'All states when null.' }),
      waitingFor: t.arg({ type: WaitingForEnum }),
      hasDraft: t.arg.boolean({ description: 'True for threads with a draft waiting for approval.' }),
      isWaitingForApproval: t.arg.boolean({
        description: 'True for threads with prepared work that is waiting for approval.',
      }),
      direction: t.arg({ type: SortDirectionEnum, description: 'Sorts by last activity.' }),
    },
    resolve: async (_, { first, after, text, direction, ...wanted }, { agency, clock }) =>
      connect(
        agency.table(emailThreadKind),
        { first, after },
        {
          order: 'updated',
          direction: direction === 'ASCENDING' ? 'ascending' : 'descending',
          ...(text && (await threadsHaving(agency, text))),
          ...threadFilter(agency, wanted, clock.now()),
        },
      ),
  }),
  call: t.field({
    type: CallType,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { agency }) => agency.table(callKind).get(id) ?? null,
  }),
  calls: t.field({
    type: CallConnection,
    description: 'Calls, newest first by default.',
    args: {
      ...connectionArgs(t.arg),
      text: t.arg.string({
        description:
          'Filters by caller, number, account or status (any part, ignoring case), or by words of the transcript and summary (each whole or as a prefix).',
      }),
      status: t.arg({ type: CallStatusEnum, description: 'All statuses when null.' }),
      isWaiting: t.arg.boolean({
        description: 'True for calls that wait for the agency: a request from the call is open.',
      }),
      isWaitingForApproval: t.arg.boolean({
        description: 'True for calls with prepared work that is waiting for approval.',
      }),
      direction: t.arg({ type: SortDirectionEnum, description: 'Sorts by start time.' }),
    },
    resolve: async (_, { first, after, text, direction, ...wanted }, { agency, clock }) =>
      connect(
        agency.table(callKind),
        { first, after },
        {
          order: 'started',
          direction: direction === 'ASCENDING' ? 'ascending' : 'descending',
          ...(text && { text: folded(text), alsoHaving: await insideCalls(agency).all(text) }),
          ...callFilter(agency, wanted, clock.now()),
        },
      ),
  }),
}))

interface CallChoice {
  readonly status?: string | null | undefined
  readonly isWaiting?: boolean | null | undefined
  readonly isWaitingForApproval?: boolean | null | undefined
}

function callFilter(
  agency: AgencyStore,
  { status, isWaiting, isWaitingForApproval: isPrepared }: CallChoice,
  now: number,
): RowFilter<CallRow> {
  const due = waitingForApproval(agency, agency.table(callKind), now)
  const where = (row: CallRow) =>
    (isWaiting == null || isCallWaiting(agency, row) === isWaiting) &&
    (isPrepared == null || due.has(row.id) === isPrepared)
  return {
    ...(status && { within: { relation: 'status', key: status } }),
    ...((isWaiting != null || isPrepared != null) && { where }),
  }
}

builder.objectFields(AccountType, (t) => ({
  emailThreads: t.field({
    type: EmailThreadConnection,
    description: "The account's email threads, most recently active first.",
    args: connectionArgs(t.arg),
    resolve: ({ id }, { first, after }, { agency }) =>
      connect(
        agency.table(emailThreadKind),
        { first, after },
        { order: 'updated', direction: 'descending', within: { relation: 'account', key: id } },
      ),
  }),
  calls: t.field({
    type: CallConnection,
    description: "The account's calls, newest first.",
    args: connectionArgs(t.arg),
    resolve: ({ id }, { first, after }, { agency }) =>
      connect(
        agency.table(callKind),
        { first, after },
        { order: 'started', direction: 'descending', within: { relation: 'account', key: id } },
      ),
  }),
}))

builder.objectFields(ServiceRequestType, (t) => ({
  emailThreads: t.field({
    type: [EmailThreadType],
    resolve: ({ id }, _, { agency }): EmailThreadRow[] => [
      ...agency.table(emailThreadKind).related('serviceRequest', id),
    ],
  }),
  calls: t.field({
    type: [CallType],
    resolve: ({ id }, _, { agency }): CallRow[] => [...agency.table(callKind).related('serviceRequest', id)],
  }),
}))
