import { GraphQLError } from 'graphql'
import { builder, typenameOf, typenameOfKind } from '../graphql/index.ts'
import type { LedgerEntry } from '../platform/index.ts'
import { liveEntries } from './liveEntries.ts'

const AgencyChange = builder.objectRef<LedgerEntry>('AgencyChange').implement({
  description:
    "A change in the viewer's agency, with what a live screen needs to tell whether it is affected.",
  fields: (t) => ({
    actorId: t.id({
      description: 'The agency user who made the change.',
      nullable: true,
      resolve: ({ actor }) => (actor.type === 'AGENCY_USER' ? actor.id : null),
    }),
    at: t.expose('at', { type: 'DateTime' }),
    cursor: t.string({ resolve: ({ seq }) => String(seq) }),
    nodeId: t.id({ resolve: nodeIdOf }),
    subjectId: t.exposeID('subjectId'),
    typename: t.string({ resolve: (entry) => typenameOf(nodeIdOf(entry)) ?? entry.kind }),
    updateTypes: t.stringList({ resolve: ({ updateTypes }) => [...updateTypes] }),
  }),
})

builder.subscriptionField('watchAgency', (t) =>
  t.field({
    description: "All changes in the viewer's agency after the cursor, or from now on without one.",
    type: AgencyChange,
    args: { after: t.arg.string() },
    subscribe(_, { after }, { agency, onSessionEnd }) {
      const position = after == null ? agency.head : readCursor(after, agency.head)
      const isShown = (entry: LedgerEntry) => typenameOf(nodeIdOf(entry)) !== null
      return liveEntries(agency.follow(position), { isShown, onSessionEnd })
    },
    resolve: (entry) => entry,
  }),
)

/** A change of a part that has no type of its own, such as an email, is one of what it is part of: its thread. */
function nodeIdOf({ kind, id, subjectId }: LedgerEntry): string {
  return typenameOfKind(kind) === null ? subjectId : id
}

function readCursor(cursor: string, head: number): number {
  const position = /^\d{1,15}$/.test(cursor) ? Number(cursor) : Number.NaN
  // A cursor from the future belongs to a ledger that was since restored to an earlier state.
  if (Number.isNaN(position) || position > head) {
    throw new GraphQLError('This cursor does not belong to the ledger. Reload and watch from there.', {
      extensions: { code: 'UNKNOWN_CURSOR' },
    })
  }
  return position
}
