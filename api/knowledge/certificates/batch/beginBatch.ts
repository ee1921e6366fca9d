import { builder } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { bundleFormats, certificateBatchKind } from './certificateBatch.ts'
import type { CertificateBatchRow } from './certificateBatch.ts'
import { planBatch } from './issueCertificateBatch.ts'

export const BundleFormatEnum = builder.enumType('CertificateBundleFormat', { values: bundleFormats })

type Begin = Pick<
  Parameters<typeof planBatch>[1],
  'accountId' | 'format' | 'reissuesBefore' | 'listFileId' | 'policyIds' | 'total'
>

/** Starts a batch on behalf of the viewer. */
export async function beginBatch(
  { agency, actor, viewer, clock }: RequestContext,
  batch: Begin,
  more: Parameters<typeof agency.commit>[1] = [],
): Promise<CertificateBatchRow> {
  const { id, changes } = planBatch(agency, { ...batch, requestedBy: viewer.id, createdAt: clock.now() })
  const committed = await agency.commit(actor, [...changes, ...more])
  const row = agency.table(certificateBatchKind).get(id)
  if (!committed.ok || !row) throw new Error(`The batch ${id} was not taken.`)
  return row
}
