import { builder, fieldError, invalidInput, ValidationErrors, successType } from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { checksWithDocuments } from '../provisionsInDocuments.ts'
import { CertificateChecksError, checksFailed } from '../certificateErrors.ts'
import { certificateBasis } from '../certificateBasis.ts'
import { CreateCertificateInput } from '../certificateInputs.ts'
import { orderRules } from '../certificateRules.ts'
import { issueCertificate } from '../issueCertificate.ts'
import { CertificateType } from '../certificateType.ts'
import { listed } from '../../../platform/index.ts'
import { certificateKind } from '../certificateKind.ts'

const CreateCertificateResult = builder.unionType('CreateCertificateResult', {
  types: [
    successType('CreateCertificateSuccess', { certificate: CertificateType }),
    CertificateChecksError,
    ValidationErrors,
  ],
})

builder.mutationField('createCertificate', (t) =>
  t.field({
    type: CreateCertificateResult,
    args: { input: t.arg({ type: CreateCertificateInput, required: true }) },
    resolve: (_, { input }, context) => createCertificate(context, input),
  }),
)

/** Issues a certificate of an account's insurance to a holder, unless a check blocks it. */
async function createCertificate(context: RequestContext, input: typeof CreateCertificateInput.$inferInput) {
  const { agency, viewer, clock } = context
  const checked = orderRules.safeParse(input)
  if (!checked.success) return invalidInput(checked.error)
  const { confirm, ...order } = checked.data

  const basis = await certificateBasis({ agency, viewer, now: clock.now() }, order)
  if (!basis) return fieldError('accountId', 'Choose an account from the list.')
  const { checks } = await checksWithDocuments(context, order, basis)
  if (checks.some(({ isBlocking }) => isBlocking || !confirm)) return checksFailed(checks)

  const id = await issueCertificate(context, { order, basis, before: null })
  if (id === null) throw new Error('A first revision has nothing before it that could have changed.')
  return {
    __typename: 'CreateCertificateSuccess' as const,
    certificate: listed(context.agency, certificateKind, id),
  }
}
