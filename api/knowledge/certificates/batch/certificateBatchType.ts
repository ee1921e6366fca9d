import { fileKind, FileType } from '../../../files/index.ts'
import { builder, Node, nodeRef } from '../../../graphql/index.ts'
import { jobKind } from '../../../platform/index.ts'
import { certificateKind } from '../certificateKind.ts'
import { certificateBatchKind } from './certificateBatch.ts'
import type { BatchRefusal } from './certificateBatch.ts'

const Refusal = builder.objectRef<BatchRefusal>('CertificateBatchRefusal').implement({
  fields: (t) => ({ holderName: t.exposeString('holderName'), message: t.exposeString('message') }),
})

export const CertificateBatchType = nodeRef('CertificateBatch', certificateBatchKind).implement({
  description: 'Certificates of one account that are issued together. Poll it for progress.',
  interfaces: [Node],
  fields: (t) => ({
    state: t.field({
      type: builder.enumType('CertificateBatchState', { values: ['RUNNING', 'DONE', 'FAILED'] as const }),
      resolve({ jobId, endedAt }, _, { agency }) {
        if (endedAt !== null) return 'DONE' as const
        const job = agency.table(jobKind).get(jobId)
        return job && job.state !== 'FAILED' ? ('RUNNING' as const) : ('FAILED' as const)
      },
    }),
    total: t.exposeInt('total', { description: 'Number of certificates in the batch.' }),
    issuedCount: t.int({
      description: 'Number issued so far.',
      resolve: ({ id }, _, { agency }) => agency.table(certificateKind).countRelated('batch', id),
    }),
    refusals: t.field({
      type: [Refusal],
      description:
        'Certificates that could not be issued, once the batch is done; only the first ones if there are many.',
      resolve: ({ refusals }) => [...refusals],
    }),
    file: t.field({
      type: FileType,
      nullable: true,
      description: 'All issued certificates as one PDF or ZIP; null until done.',
      resolve: ({ bundleFileId }, _, { agency }) =>
        bundleFileId === null ? null : (agency.table(fileKind).get(bundleFileId) ?? null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})
