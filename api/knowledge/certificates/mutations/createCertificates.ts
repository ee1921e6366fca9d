import { z } from 'zod'
import { attached } from '../../../files/index.ts'
import {
  builder,
  fieldError,
  inputOf,
  invalidFields,
  ValidationErrors,
  successType,
} from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { replace } from '../../../platform/index.ts'
import { accountKind } from '../../accounts/accountKind.ts'
import { batchSurvey } from '../batch/batchSurvey.ts'
import { batchOrders } from '../batch/batchOrders.ts'
import { beginBatch, BundleFormatEnum } from '../batch/beginBatch.ts'
import { holderListFile } from '../batch/holderListFile.ts'
import { bundleFormats } from '../batch/certificateBatch.ts'
import { holderListHeadings, readHolderList } from '../batch/readHolderList.ts'
import type { CertificateCheck } from '../certificateChecks.ts'
import { CertificateChecksError, checksFailed } from '../certificateErrors.ts'
import { orderRules } from '../certificateRules.ts'
import { CertificateBatchType } from '../batch/certificateBatchType.ts'

const CreateCertificatesInput = inputOf(
  'CreateCertificatesInput',
  orderRules.pick({ accountId: true, policyIds: true, confirm: true }).extend({
    fileId: z
      .string()
      .describe(
        `An uploaded CSV file or Excel workbook of holders with the columns ${new Intl.ListFormat('en-US').format(holderListHeadings)}.`,
      ),
    format: z.enum(bundleFormats),
  }),
  { types: { accountId: 'ID', fileId: 'ID', format: BundleFormatEnum, policyIds: 'ID' } },
)

const CreateCertificatesResult = builder.unionType('CreateCertificatesResult', {
  types: [
    successType('CreateCertificatesSuccess', { batch: CertificateBatchType }),
    CertificateChecksError,
    ValidationErrors,
  ],
})

builder.mutationField('createCertificates', (t) =>
  t.field({
    type: CreateCertificatesResult,
    args: { input: t.arg({ type: CreateCertificatesInput, required: true }) },
    resolve: (_, { input }, context) => createCertificates(context, input),
  }),
)

/** Nobody should think that an email address on the list gets the certificate. */
function columnNotUsed(heading: string): CertificateCheck {
  return {
    code: 'COLUMN_NOT_USED',
    isBlocking: false,
    message: `What is listed under “${heading}” goes on no certificate.`,
    path: null,
    policyId: null,
  }
}

/** Starts issuing a certificate to each holder in a list. */
async function createCertificates(
  context: RequestContext,
  { accountId, fileId, format, policyIds = null, confirm }: typeof CreateCertificatesInput.$inferInput,
) {
  const { agency } = context
  if (!agency.table(accountKind).get(accountId))
    return fieldError('accountId', 'Choose an account from the list.')
  const file = await holderListFile(context, fileId)
  if (typeof file === 'string') return fieldError('fileId', file)
  const list = await readHolderList(agency, fileId)
  if (list.problems.length > 0) return invalidFields(list.problems)

  const source = { accountId, reissuesBefore: null, listFileId: fileId, policyIds }
  const survey = await batchSurvey(context, batchOrders(context, '', source))
  const checks = [...list.unused.map(columnNotUsed), ...survey.checks]
  if (checks.some(({ isBlocking }) => isBlocking || !confirm)) return checksFailed(checks)
  const keep = replace(file, attached(file.value, accountId), 'ATTACH_FILE')
  const batch = await beginBatch(context, { ...source, format, total: list.holders.length }, [keep])
  return { __typename: 'CreateCertificatesSuccess' as const, batch }
}
