import { z } from 'zod'
import {
  builder,
  invalidFields,
  NamedError,
  notFound,
  NotFoundError,
  ValidationErrors,
  inputOf,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, create, replace, retryOnConflict, listed } from '../../platform/index.ts'
import {
  openedPolicy,
  refusalToRenew,
  renewalTerms,
  givenTerms,
  termsOf,
  wholePolicy,
  withNextTerm,
} from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { BusinessPolicyChangedError, businessPolicyChanged } from './businessPolicyErrors.ts'
import { policyFormTypes } from './businessPolicyInputs.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { PolicyNumberTakenError, termsOfCoverage } from './policyNumbers.ts'
import { checkedTerms, policyFormRules } from './policyRules.ts'
import { withChanges } from './policySource.ts'
import { unlessTaken } from './unlessTaken.ts'

const RenewBusinessPolicyInput = inputOf(
  'RenewBusinessPolicyInput',
  policyFormRules.extend({
    version: z.int().nullish().describe('The version to renew; fails if there is a newer one.'),
    confirm: z.boolean().nullish().describe('Renew even though the policy number already exists.'),
  }),
  { description: 'What differs from the previous term; absent fields are copied.', types: policyFormTypes },
)

interface NotRenewable {
  readonly __typename: 'NotRenewableError'
  readonly message: string
  readonly businessPolicy: BusinessPolicyRow
}

const NotRenewableError = builder.objectRef<NotRenewable>('NotRenewableError').implement({
  description: "The policy can't be renewed. If it has been, `renewedBy` is the renewal.",
  interfaces: [NamedError],
  fields: (t) => ({ businessPolicy: t.expose('businessPolicy', { type: BusinessPolicyType }) }),
})

const RenewBusinessPolicyResult = builder.unionType('RenewBusinessPolicyResult', {
  types: [
    successType('RenewBusinessPolicySuccess', { businessPolicy: BusinessPolicyType }),
    BusinessPolicyChangedError,
    NotFoundError,
    NotRenewableError,
    PolicyNumberTakenError,
    ValidationErrors,
  ],
})

builder.mutationField('renewBusinessPolicy', (t) =>
  t.field({
    type: RenewBusinessPolicyResult,
    description: 'Copies a policy to its next term and returns the new one.',
    args: { id: t.arg.id({ required: true }), req: t.arg({ type: RenewBusinessPolicyInput }) },
    resolve: (_, { id, req }, context) => renewBusinessPolicy(context, id, req ?? {}),
  }),
)

/** Creates the next term of a policy, linked in both directions. */
async function renewBusinessPolicy(
  context: RequestContext,
  id: string,
  req: typeof RenewBusinessPolicyInput.$inferInput,
) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const policy = await agency.read(businessPolicyKind, id)
    if (!policy) return notFound('policy')
    const before = wholePolicy(policy.value)
    const refusal = refusalToRenew(before)
    if (refusal !== null) return notRenewable(context, id, refusal)
    if (req.version != null && req.version !== before.version)
      return await businessPolicyChanged(context, id, req.version)

    const asked = withChanges(renewalTerms(before), givenTerms(req))
    const checked = checkedTerms(asked, req, { agency, actor, before: termsOf(before) })
    if ('problems' in checked) return invalidFields(checked.problems)
    const { terms } = checked
    const numbered = { ...terms, path: 'policyNumber', ownIds: termsOfCoverage(agency, id) }
    return unlessTaken(agency, { numbered: [numbered], confirm: req.confirm ?? false }, async () => {
      const now = clock.now()
      const renewedById = agency.newId(businessPolicyKind)
      const next: BusinessPolicy = { ...openedPolicy(before.accountId, terms, now), renewalOfId: id }
      const committed = await agency.commit(actor, [
        create(businessPolicyKind, renewedById, next, 'CREATE_BUSINESS_POLICY'),
        replace(policy, withNextTerm(before, renewedById, now), 'RENEW_BUSINESS_POLICY'),
      ])
      if (!committed.ok) return conflict
      return {
        __typename: 'RenewBusinessPolicySuccess' as const,
        businessPolicy: listed(context.agency, businessPolicyKind, renewedById),
      }
    })
  })
  return answer === conflict ? await businessPolicyChanged(context, id) : answer
}

function notRenewable(context: RequestContext, id: string, message: string): NotRenewable {
  return {
    __typename: 'NotRenewableError',
    message,
    businessPolicy: listed(context.agency, businessPolicyKind, id),
  }
}
