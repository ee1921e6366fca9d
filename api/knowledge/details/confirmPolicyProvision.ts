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
import { partyKey } from '../policies/certificateFacts.ts'
import { isSameForm } from '../policies/provisionDoubts.ts'
import { changedFacts, mostProvisions, PolicyProvisionInput } from '../policies/updateCertificateFacts.ts'
import {
  confirmingRefusal,
  type UnconfirmedProvision,
  unconfirmedProvisions,
} from './unconfirmedProvisions.ts'

interface CannotConfirmShape {
  readonly __typename: 'CannotConfirmProvisionError'
  readonly message: string
}

const CannotConfirmError = builder
  .objectRef<CannotConfirmShape>('CannotConfirmProvisionError')
  .implement({ interfaces: [NamedError] })

const ConfirmPolicyProvisionResult = builder.unionType('ConfirmPolicyProvisionResult', {
  types: [
    successType('ConfirmPolicyProvisionSuccess', { businessPolicy: BusinessPolicyType }),
    CannotConfirmError,
    NotFoundError,
  ],
})

builder.mutationField('confirmPolicyProvision', (t) =>
  t.field({
    type: ConfirmPolicyProvisionResult,
    description:
      'Confirms one of the `unconfirmedProvisions` of a policy as its document shows it. Certificates then state it.',
    args: {
      id: t.arg.id({ required: true, description: 'The policy.' }),
      input: t.arg({ type: PolicyProvisionInput, required: true }),
    },
    resolve: (_, { id, input }, context) => confirmPolicyProvision(context, id, input),
  }),
)

async function confirmPolicyProvision(
  { agency, actor, clock }: RequestContext,
  id: string,
  input: typeof PolicyProvisionInput.$inferInput,
) {
  return await retryOrThrow(async () => {
    const policy = await agency.read(businessPolicyKind, id)
    if (!policy) return notFound('policy')
    const { certificateFacts } = wholePolicy(policy.value)
    const { provisions } = certificateFacts
    const found = (await unconfirmedProvisions(agency, id, provisions)).find((each) => isMeant(each, input))
    // Somebody else confirmed it meanwhile, or the document is gone.
    if (!found)
      return cannotConfirm('The documents of the policy don’t show this any more, or it is confirmed.')
    const refusal = confirmingRefusal(found)
    const { kind, scope, partyName, formNumber, citation } = found
    if (refusal !== null || scope === null || formNumber === null) return cannotConfirm(refusal ?? '')
    if (provisions.length >= mostProvisions)
      return cannotConfirm(`A policy may have up to ${mostProvisions} provisions.`)
    const now = clock.now()
    const confirmed = { confirmedBy: actor.id, confirmedAt: now }
    const provision = { kind, scope, partyName, formNumber, sourceFileId: citation.fileId, ...confirmed }
    const next = { ...certificateFacts, provisions: [...provisions, provision] }
    const committed = await agency.commit(
      actor,
      changedFacts(agency, policy, { certificateFacts: next, now }),
    )
    if (!committed.ok) return conflict
    return {
      __typename: 'ConfirmPolicyProvisionSuccess' as const,
      businessPolicy: listed(agency, businessPolicyKind, id),
    }
  })
}

function isMeant(
  { kind, scope, partyName, formNumber, citation }: UnconfirmedProvision,
  input: typeof PolicyProvisionInput.$inferInput,
): boolean {
  return (
    kind === input.kind &&
    scope === input.scope &&
    citation.fileId === input.sourceFileId &&
    partyKey(partyName ?? '') === partyKey(input.partyName ?? '') &&
    formNumber !== null &&
    isSameForm(formNumber, input.formNumber ?? '')
  )
}

function cannotConfirm(message: string): CannotConfirmShape {
  return { __typename: 'CannotConfirmProvisionError', message }
}
