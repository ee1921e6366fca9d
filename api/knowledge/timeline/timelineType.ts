import {
  badCursor,
  builder,
  connectionArgs,
  connectionType,
  InitiatorTypeEnum,
  loadNode,
  Node,
  pageSizeOf,
} from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import { AccountType } from '../accounts/accountType.ts'
import { accountTimeline } from './accountTimeline.ts'
import type { TimelineEvent } from './accountTimeline.ts'
import { timelineSubjects } from './timelineSubject.ts'

export const TimelineSubjectEnum = builder.enumType('AccountTimelineSubject', { values: timelineSubjects })

/** Fields that change with every change, and say nothing. */
const bookkeeping = new Set(['createdAt', 'updatedAt', 'version'])

const TimelineEventType = builder.objectRef<TimelineEvent>('AccountTimelineEvent').implement({
  description: 'One thing that happened to an account, or to what belongs to it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ entry }) => entry.at }),
    subject: t.expose('subject', { type: TimelineSubjectEnum }),
    title: t.exposeString('title', { description: 'What happened, in the words of the trade.' }),
    about: t.exposeString('about', {
      nullable: true,
      description:
        'What the record that it happened to is called: a file’s name, a policy’s line and number.',
    }),
    page: t.field({
      type: Node,
      nullable: true,
      description: 'The record on whose page it is: the policy of a document. Null when that has gone.',
      resolve: ({ pageId }, _, context) => loadNode(context, pageId),
    }),
    updateTypes: t.stringList({ resolve: ({ entry }) => [...entry.updateTypes] }),
    changedFields: t.stringList({
      description: 'The fields of the record that were set or cleared.',
      resolve: ({ entry }) => Object.keys(entry.changed).filter((field) => !bookkeeping.has(field)),
    }),
    initiatorType: t.field({ type: InitiatorTypeEnum, resolve: ({ entry }) => entry.actor.type }),
    initiator: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The agency user behind it; null when started by a non-user.',
      resolve: ({ entry }, _, context) => userOf(context, entry.actor.id),
    }),
    node: t.field({
      type: Node,
      nullable: true,
      description:
        'What it happened to, as screens show it: the request of a comment. Null when that has gone.',
      resolve: ({ nodeId }, _, context) => loadNode(context, nodeId),
    }),
  }),
})

const TimelineConnection = connectionType('AccountTimelineEvent', TimelineEventType)

builder.objectField(AccountType, 'timeline', (t) =>
  t.field({
    type: TimelineConnection,
    description: 'Everything that happened to the account and to what belongs to it, the newest first.',
    args: {
      ...connectionArgs(t.arg),
      subjects: t.arg({ type: [TimelineSubjectEnum], description: 'All subjects when null.' }),
      initiatorId: t.arg.id({ description: 'Only what this agency user did.' }),
      from: t.arg({ type: 'DateTime' }),
      to: t.arg({ type: 'DateTime', description: 'What happened before this moment.' }),
    },
    async resolve({ id }, { first, after, ...filter }, { agency }) {
      const size = pageSizeOf(first)
      const position = after == null ? null : positionOf(id, after)
      const timeline = await accountTimeline(agency, id, filter)
      return { page: await timeline.page({ first: size, after: position }), totalCount: timeline.count }
    },
  }),
)

/** The place in the ledger that a cursor of this account's timeline stands for. */
function positionOf(accountId: string, cursor: string): number {
  const seq = cursor.startsWith(`${accountId}:`) ? Number(cursor.slice(accountId.length + 1)) : NaN
  if (!Number.isSafeInteger(seq)) throw badCursor()
  return seq
}
