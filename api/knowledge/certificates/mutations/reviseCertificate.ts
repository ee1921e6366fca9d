import { orderOf } from '../certificate.ts'
import {
  builder,
  invalidInput,
  notFound,
  NotFoundError,
  ValidationErrors,
  successType,
} from '../../../graphql/index.ts'
import type { RequestContext } from '../../../graphql/index.ts'
import { agencyToday } from '../../../identity/index.ts'
import { present } from '../../accounts/accountRules.ts'
import { checksWithDocuments } from '../provisionsInDocuments.ts'
import {
  alreadyRevised,
  CertificateChecksError,
  CertificateRevisedError,
  checksFailed,
} from '../certificateErrors.ts'
import { certificateBasis } from '../certificateBasis.ts'
import { ReviseCertificateInput } from '../certificateInputs.ts'
import { certificateKind } from '../certificateKind.ts'
import { orderRules } from '../certificateRules.ts'
import { issueCertificate } from '../issueCertificate.ts'
import { currentTermIds } from '../currentTermIds.ts'
import { CertificateType } from '../certificateType.ts'
import { listed } from '../../../platform/index.ts'

const ReviseCertificateResult = builder.unionType('ReviseCertificateResult', {
  types: [
    successType('ReviseCertificateSuccess', { certificate: CertificateType }),
    CertificateChecksError,
    CertificateRevisedError,
    NotFoundError,
    ValidationErrors,
  ],
})

builder.mutationField('reviseCertificate', (t) =>
  t.field({
    type: ReviseCertificateResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ReviseCertificateInput, required: true }),
    },
    resolve: (_, { id, input }, context) => reviseCertificate(context, id, input),
  }),
)

/** Issues the next revision of a certificate with the changes; the previous revision is kept. */
async function reviseCertificate(
  context: RequestContext,
  id: string,
  input: typeof ReviseCertificateInput.$inferInput,
) {
  const { agency, viewer, clock } = context
  const before = await agency.read(certificateKind, id)
  if (!before) return notFound('certificate')
  if (before.value.revisedById !== null) return alreadyRevised(newestOf(context, before.value.number))
  const today = agencyToday(agency, clock.now())
  const policyIds = currentTermIds(agency, before.value.policyIds, today)
  const checked = orderRules.safeParse({ ...orderOf(before.value), policyIds, ...present(input) })
  if (!checked.success) return invalidInput(checked.error)
  const { confirm, ...stated } = checked.data
  const order = { ...stated, additionalInsuredLines: before.value.additionalInsuredLines ?? null }

  const basis = await certificateBasis({ agency, viewer, now: clock.now() }, order)
  if (!basis) return notFound('account')
  const { checks } = await checksWithDocuments(context, order, basis)
  if (checks.some(({ isBlocking }) => isBlocking || !confirm)) return checksFailed(checks)

  const revisionId = await issueCertificate(context, { order, basis, before })
  if (revisionId === null) return alreadyRevised(newestOf(context, before.value.number))
  return {
    __typename: 'ReviseCertificateSuccess' as const,
    certificate: listed(context.agency, certificateKind, revisionId),
  }
}

function newestOf({ agency }: RequestContext, number: string) {
  const newest = agency.table(certificateKind).related('number', number).at(-1)
  if (!newest) throw new Error(`No revision of certificate ${number} is listed.`)
  return newest
}
