import { GraphQLError } from 'graphql'
import { builder, typenameOfKind } from '../graphql/index.ts'
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
    nodeId: t.exposeID('id'),
    subjectId: t.exposeID('subjectId'),
    typename: t.string({ resolve: ({ kind }) => typenameOfKind(kind) ?? kind }),
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
      const isShown = ({ kind }: LedgerEntry) => typenameOfKind(kind) !== null
      return liveEntries(agency.follow(position), { isShown, onSessionEnd })
    },
    resolve: (entry) => entry,
  }),
)

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
