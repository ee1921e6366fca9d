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

/** Fields that change with every update and carry no information. */
const bookkeeping = new Set(['createdAt', 'updatedAt', 'version'])

const TimelineEventType = builder.objectRef<TimelineEvent>('AccountTimelineEvent').implement({
  description: "An event in an account's timeline.",
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.field({ type: 'DateTime', resolve: ({ entry }) => entry.at }),
    subject: t.expose('subject', { type: TimelineSubjectEnum }),
    title: t.exposeString('title', { description: 'What happened, as shown to users.' }),
    about: t.exposeString('about', {
      nullable: true,
      description: "Display name of the affected record: a file's name, a policy's line and number.",
    }),
    page: t.field({
      type: Node,
      nullable: true,
      description: 'The record whose page shows it: for a document, its policy. Null if it no longer exists.',
      resolve: ({ pageId }, _, context) => loadNode(context, pageId),
    }),
    updateTypes: t.stringList({ resolve: ({ entry }) => [...entry.updateTypes] }),
    changedFields: t.stringList({
      description: 'Fields that were set or cleared.',
      resolve: ({ entry }) => Object.keys(entry.changed).filter((field) => !bookkeeping.has(field)),
    }),
    initiatorType: t.field({ type: InitiatorTypeEnum, resolve: ({ entry }) => entry.actor.type }),
    initiator: t.field({
      type: AgencyUserType,
      nullable: true,
      description: 'The agency user responsible; null when not started by a user.',
      resolve: ({ entry }, _, context) => userOf(context, entry.actor.id),
    }),
    node: t.field({
      type: Node,
      nullable: true,
      description:
        'The affected record, as screens show it: for a comment, its request. Null if it no longer exists.',
      resolve: ({ nodeId }, _, context) => loadNode(context, nodeId),
    }),
  }),
})

const TimelineConnection = connectionType('AccountTimelineEvent', TimelineEventType)

builder.objectField(AccountType, 'timeline', (t) =>
  t.field({
    type: TimelineConnection,
    description: 'Everything that happened to the account and its records, newest first.',
    args: {
      ...connectionArgs(t.arg),
      subjects: t.arg({ type: [TimelineSubjectEnum], description: 'All subjects when null.' }),
      initiatorId: t.arg.id({ description: 'Only events by this agency user.' }),
      from: t.arg({ type: 'DateTime' }),
      to: t.arg({ type: 'DateTime', description: 'Only events before this time.' }),
    },
    async resolve({ id }, { first, after, ...filter }, { agency }) {
      const size = pageSizeOf(first)
      const position = after == null ? null : positionOf(id, after)
      const timeline = await accountTimeline(agency, id, filter)
      return { page: await timeline.page({ first: size, after: position }), totalCount: timeline.count }
    },
  }),
)

/** The ledger position of a cursor of this account's timeline. */
function positionOf(accountId: string, cursor: string): number {
  const seq = cursor.startsWith(`${accountId}:`) ? Number(cursor.slice(accountId.length + 1)) : NaN
  if (!Number.isSafeInteger(seq)) throw badCursor()
  return seq
}
