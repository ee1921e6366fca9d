import { builder, fieldError, ValidationErrors, successType } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { accountKind } from '../../accounts/accountKind.ts'
import { batchOrders, mostReissued, reissuedIds } from '../batch/batchOrders.ts'
import { beginBatch, BundleFormatEnum } from '../batch/beginBatch.ts'
import { batchSurvey } from '../batch/batchSurvey.ts'
import { CertificateChecksError, checksFailed } from '../certificateErrors.ts'
import { certificateKind } from '../certificateKind.ts'
import { CertificateBatchType } from '../batch/certificateBatchType.ts'

const ReissueCertificatesInput = builder.inputType('ReissueCertificatesInput', {
  fields: (t) => ({
    accountId: t.id({ required: true }),
    format: t.field({ type: BundleFormatEnum, required: true }),
    confirm: t.boolean({ description: 'Issue despite warnings.' }),
  }),
})

const ReissueCertificatesResult = builder.unionType('ReissueCertificatesResult', {
  types: [
    successType('ReissueCertificatesSuccess', { batch: CertificateBatchType }),
    CertificateChecksError,
    ValidationErrors,
  ],
})

builder.mutationField('reissueCertificates', (t) =>
  t.field({
    type: ReissueCertificatesResult,
    args: { input: t.arg({ type: ReissueCertificatesInput, required: true }) },
    resolve: (_, { input }, context) => reissueCertificates(context, input),
  }),
)

/** Starts revising all certificates of an account from the current policies. */
async function reissueCertificates(
  context: RequestContext,
  { accountId, format, confirm }: typeof ReissueCertificatesInput.$inferInput,
) {
  const { agency } = context
  if (!agency.table(accountKind).get(accountId))
    return fieldError('accountId', 'Choose an account from the list.')
  const reissuesBefore = agency.newId(certificateKind)
  const total = reissuedIds(agency, accountId, reissuesBefore).length
  if (total === 0) return fieldError('accountId', 'This account has no certificates yet.')
  if (total > mostReissued)
    return fieldError(
      'accountId',
      `Up to ${mostReissued} certificates can be reissued at once. This account has ${total}.`,
    )

  const source = { accountId, reissuesBefore, listFileId: null }
  const { checks } = await batchSurvey(context, batchOrders(context, '', source))
  if (checks.length > 0 && !confirm) return checksFailed(checks)
  const batch = await beginBatch(context, { ...source, format, total })
  return { __typename: 'ReissueCertificatesSuccess' as const, batch }
}
