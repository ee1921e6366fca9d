import {
  builder,
  NamedError,
  notFound,
  NotFoundError,
  type RequestContext,
  successType,
} from '../../graphql/index.ts'
import { conflict, listed, retryOrThrow } from '../../platform/index.ts'
import { wholePolicy } from '../policies/businessPolicy.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { AggregatePerEnum, ClaimsBasisEnum } from '../policies/certificateFactsType.ts'
import { changedFacts } from '../policies/updateCertificateFacts.ts'

const AlreadyConfirmedError = builder
  .objectRef<{ readonly __typename: 'BoxAlreadyConfirmedError'; readonly message: string }>(
    'BoxAlreadyConfirmedError',
  )
  .implement({ interfaces: [NamedError] })

const CertificateBoxInput = builder.inputType('CertificateBoxInput', {
  description: 'One of these.',
  fields: (t) => ({
    claimsBasis: t.field({ type: ClaimsBasisEnum }),
    aggregatePer: t.field({ type: AggregatePerEnum }),
  }),
})

const ConfirmCertificateBoxResult = builder.unionType('ConfirmCertificateBoxResult', {
  types: [
    successType('ConfirmCertificateBoxSuccess', { businessPolicy: BusinessPolicyType }),
    AlreadyConfirmedError,
    NotFoundError,
  ],
})

builder.mutationField('confirmCertificateBox', (t) =>
  t.field({
    type: ConfirmCertificateBoxResult,
    description: 'Checks a box that certificates leave empty for a policy; what is already answered stays.',
    args: {
      id: t.arg.id({ required: true, description: 'The policy.' }),
      input: t.arg({ type: CertificateBoxInput, required: true }),
    },
    resolve: (_, { id, input }, context) => confirmCertificateBox(context, id, input),
  }),
)

async function confirmCertificateBox(
  { agency, actor, clock }: RequestContext,
  id: string,
  { claimsBasis, aggregatePer }: typeof CertificateBoxInput.$inferInput,
) {
  return await retryOrThrow(async () => {
    const policy = await agency.read(businessPolicyKind, id)
    if (!policy) return notFound('policy')
    const { certificateFacts } = wholePolicy(policy.value)
    const isAnswered =
      (claimsBasis != null && certificateFacts.claimsBasis !== null) ||
      (aggregatePer != null && certificateFacts.aggregatePer !== null)
    if (isAnswered)
      return {
        __typename: 'BoxAlreadyConfirmedError' as const,
        message: 'This is already answered under Certificate facts.',
      }
    const next = {
      ...certificateFacts,
      claimsBasis: claimsBasis ?? certificateFacts.claimsBasis,
      aggregatePer: aggregatePer ?? certificateFacts.aggregatePer,
    }
    const changes = changedFacts(agency, policy, { certificateFacts: next, now: clock.now() })
    const committed = await agency.commit(actor, changes)
    if (!committed.ok) return conflict
    return {
      __typename: 'ConfirmCertificateBoxSuccess' as const,
      businessPolicy: listed(agency, businessPolicyKind, id),
    }
  })
}
