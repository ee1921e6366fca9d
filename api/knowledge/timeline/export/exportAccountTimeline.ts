import { builder, notFound, NotFoundError, successType } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { agencyUserKind, securityEvent } from '../../../identity/index.ts'
import { accountKind } from '../../accounts/accountKind.ts'
import type { TimelineFilter } from '../accountTimeline.ts'
import { TimelineSubjectEnum } from '../timelineType.ts'
import { planTimelineExport } from './packTimelineExport.ts'
import { timelineExportKind } from './timelineExport.ts'
import { TimelineExportType } from './timelineExportType.ts'

const ExportAccountTimelineSuccess = successType('ExportAccountTimelineSuccess', {
  export: TimelineExportType,
})

const ExportAccountTimelineInput = builder.inputType('ExportAccountTimelineInput', {
  description: 'Which part of the timeline to export; all of it by default.',
  fields: (t) => ({
    subjects: t.field({ type: [TimelineSubjectEnum], description: 'All subjects when null.' }),
    initiatorId: t.id({ description: 'Only events by this agency user.' }),
    from: t.field({ type: 'DateTime' }),
    to: t.field({ type: 'DateTime', description: 'Only events before this time.' }),
  }),
})

builder.mutationField('exportAccountTimeline', (t) =>
  t.field({
    type: builder.unionType('ExportAccountTimelineResult', {
      types: [ExportAccountTimelineSuccess, NotFoundError],
    }),
    args: {
      accountId: t.arg.id({ required: true }),
      input: t.arg({ type: ExportAccountTimelineInput, required: true }),
    },
    resolve: (_, { accountId, input }, context) => exportAccountTimeline(context, accountId, input),
  }),
)

/** Starts exporting an account's timeline and documents to one file. */
async function exportAccountTimeline(
  { agency, actor, viewer, clock, origin }: RequestContext,
  accountId: string,
  { subjects = null, initiatorId = null, from = null, to = null }: TimelineFilter,
) {
  const account = agency.table(accountKind).get(accountId)
  if (!account) return notFound('account')
  // An empty file would look as if nothing had ever happened.
  if (initiatorId !== null && !agency.table(agencyUserKind).get(initiatorId)) return notFound('colleague')
  const { id, changes } = planTimelineExport(agency, {
    accountId,
    filter: { subjects, initiatorId, from, to },
    requestedBy: viewer.id,
    createdAt: clock.now(),
  })
  const exported = securityEvent(agency, clock, {
    type: 'EXPORT',
    userId: viewer.id,
    origin,
    detail: `Timeline of ${account.detail.name}`,
  })
  const committed = await agency.commit(actor, [...changes, exported])
  const row = agency.table(timelineExportKind).get(id)
  if (!committed.ok || !row) throw new Error(`The export ${id} was not taken.`)
  return { __typename: 'ExportAccountTimelineSuccess' as const, export: row }
}
