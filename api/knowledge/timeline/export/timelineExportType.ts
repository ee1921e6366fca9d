import { fileKind, FileType } from '../../../files/index.ts'
import { builder, Node, nodeRef } from '../../../graphql/index.ts'
import { jobKind } from '../../../platform/index.ts'
import { timelineExportKind } from './timelineExport.ts'

export const TimelineExportType = nodeRef('AccountTimelineExport', timelineExportKind).implement({
  description: 'An account’s timeline with its documents as one file; ask again to see how far it is.',
  interfaces: [Node],
  fields: (t) => ({
    state: t.field({
      type: builder.enumType('AccountTimelineExportState', {
        values: ['RUNNING', 'DONE', 'FAILED'] as const,
      }),
      resolve({ jobId, endedAt }, _, { agency }) {
        if (endedAt !== null) return 'DONE' as const
        const job = agency.table(jobKind).get(jobId)
        return job && job.state !== 'FAILED' ? ('RUNNING' as const) : ('FAILED' as const)
      },
    }),
    documentCount: t.exposeInt('documentCount', {
      nullable: true,
      description: 'How many documents go with it; null until they are counted.',
    }),
    packedCount: t.exposeInt('packedCount', { description: 'How many of them are packed so far.' }),
    file: t.field({
      type: FileType,
      nullable: true,
      description: 'A ZIP of the timeline as a PDF and of the documents, once all is done.',
      resolve: ({ fileId }, _, { agency }) =>
        fileId === null ? null : (agency.table(fileKind).get(fileId) ?? null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
