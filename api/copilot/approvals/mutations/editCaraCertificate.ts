import type { z } from 'zod'
import {
  builder,
  invalidInput,
  NotFoundError,
  notFound,
  type RequestContext,
  ValidationErrors,
} from '../../../graphql/index.ts'
import { orderOf, orderRules, present, ReviseCertificateInput } from '../../../knowledge/index.ts'
import { conflict, retryOrThrow } from '../../../platform/index.ts'
import { retitled } from '../../skills/issueCertificate/certificateEmail.ts'
import type { issueCertificateOfInsurance } from '../../tools/issueCertificateOfInsurance.ts'
import { replaceEdited } from '../nextVersion.ts'
import { certificateIn } from '../preparedReply.ts'
import { decisionRefusal, proposalKind, proposalState } from '../proposal.ts'
import { CannotDecideError, decisionSuccess } from './decideCaraProposal.ts'

const EditCaraCertificateResult = builder.unionType('EditCaraCertificateResult', {
  types: [decisionSuccess('EditCaraCertificateSuccess'), CannotDecideError, NotFoundError, ValidationErrors],
})

builder.mutationField('editCaraCertificate', (t) =>
  t.field({
    description:
      'Replaces a pending proposal with one that issues the edited certificate. The new one needs its own approval.',
    type: EditCaraCertificateResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ReviseCertificateInput, required: true, description: 'Absent fields are kept.' }),
    },
    resolve: (_, { id, input }, context) => editCertificate(context, id, input),
  }),
)

async function editCertificate(
  context: RequestContext,
  id: string,
  input: typeof ReviseCertificateInput.$inferInput,
) {
  const { agency, clock } = context
  return await retryOrThrow(async () => {
    const before = await agency.read(proposalKind, id)
    const proposed = before && certificateIn(before.value)
    if (!before || !proposed) return notFound('prepared certificate')
    const checked = orderRules.safeParse({ ...orderOf(proposed), ...present(input) })
    if (!checked.success) return invalidInput(checked.error)
    const refusal = decisionRefusal(proposalState(before.value, clock.now()))
    if (refusal !== null) return { __typename: 'CannotDecideError' as const, message: refusal }
    const { confirm: _, ...order } = checked.data
    const edited = await replaceEdited(context, before, {
      argumentsJson: JSON.stringify(withHolderName({ ...proposed, ...order }, proposed.holder.name)),
      what: 'certificate',
    })
    if (edited === conflict) return conflict
    return 'refusal' in edited
      ? { __typename: 'CannotDecideError' as const, message: edited.refusal }
      : { __typename: 'EditCaraCertificateSuccess' as const, ...edited }
  })
}

/** The email that brings the certificate calls the holder by its new name. */
function withHolderName(
  order: z.output<typeof issueCertificateOfInsurance.input>,
  from: string,
): z.output<typeof issueCertificateOfInsurance.input> {
  const names = { from, to: order.holder.name }
  const { reply, email } = order
  return {
    ...order,
    reply: reply && { ...reply, ...retitled(reply, names) },
    email: email && { ...email, ...retitled(email, names) },
  }
}
