import { fileKind, FileType } from '../../../files/index.ts'
import { builder, Node, nodeRef } from '../../../graphql/index.ts'
import { jobKind } from '../../../platform/index.ts'
import { timelineExportKind } from './timelineExport.ts'

export const TimelineExportType = nodeRef('AccountTimelineExport', timelineExportKind).implement({
  description: "An export of an account's timeline and documents to one file. Poll it for progress.",
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
      description: 'Number of documents in the export; null until counted.',
    }),
    packedCount: t.exposeInt('packedCount', { description: 'Number of documents packed so far.' }),
    file: t.field({
      type: FileType,
      nullable: true,
      description: 'A ZIP file of the timeline as a PDF and the documents; null until done.',
      resolve: ({ fileId }, _, { agency }) =>
        fileId === null ? null : (agency.table(fileKind).get(fileId) ?? null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
