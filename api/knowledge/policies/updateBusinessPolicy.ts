import { z } from 'zod'
import {
  builder,
  invalidFields,
  notFound,
  NotFoundError,
  ValidationErrors,
  inputOf,
  successType,
} from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { conflict, replace, retryOnConflict, listed } from '../../platform/index.ts'
import { optionalLine } from '../addresses/addressRules.ts'
import { recordCorrections } from '../details/recordCorrections.ts'
import { editedVersion } from '../fields/fieldRules.ts'
import { givenTerms, termsOf, updatedPolicy, wholePolicy } from './businessPolicy.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { BusinessPolicyChangedError, businessPolicyChanged } from './businessPolicyErrors.ts'
import { policyFormTypes } from './businessPolicyInputs.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { formerTermChanges } from './formerTermChanges.ts'
import { PolicyNumberTakenError, termsOfCoverage } from './policyNumbers.ts'
import { checkedTerms, policyFormRules } from './policyRules.ts'
import { withChanges } from './policySource.ts'
import { unlessTaken } from './unlessTaken.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'

const UpdateBusinessPolicyInput = inputOf(
  'UpdateBusinessPolicyInput',
  policyFormRules.extend({
    version: editedVersion,
    updateReason: z.string().nullish().describe('Reason for the change, for the history.'),
    confirm: z.boolean().nullish().describe('Save even though the policy number already exists.'),
  }),
  { description: 'Null clears a field; absent fields are unchanged.', types: policyFormTypes },
)

type UpdateInput = typeof UpdateBusinessPolicyInput.$inferInput

export const UpdateBusinessPolicyResult = builder.unionType('UpdateBusinessPolicyResult', {
  types: [
    successType('UpdateBusinessPolicySuccess', { businessPolicy: BusinessPolicyType }),
    BusinessPolicyChangedError,
    NotFoundError,
    PolicyNumberTakenError,
    ValidationErrors,
  ],
})

builder.mutationField('updateBusinessPolicy', (t) =>
  t.field({
    type: UpdateBusinessPolicyResult,
    args: {
      id: t.arg.id({ required: true }),
      req: t.arg({ type: UpdateBusinessPolicyInput, required: true }),
    },
    resolve: (_, { id, req }, context) => updateBusinessPolicy(context, id, req),
  }),
)

/** Updates the given fields of a policy; a colleague's changes since the given version are not overwritten. */
export async function updateBusinessPolicy(context: RequestContext, id: string, req: UpdateInput) {
  const { agency, actor, clock } = context
  const answer = await retryOnConflict(async () => {
    const policy = await agency.read(businessPolicyKind, id)
    if (!policy) return notFound('policy')
    const before = wholePolicy(policy.value)
    if (req.version != null && req.version !== before.version)
      return await businessPolicyChanged(context, id, req.version)

    const checked = checkedUpdate(context, before, req)
    if ('problems' in checked) return invalidFields(checked.problems)
    const { terms, reason } = checked
    const numbered = { ...terms, path: 'policyNumber', ownIds: termsOfCoverage(agency, id) }
    const isSameNumber = terms.policyNumber === before.policyNumber && terms.carrierId === before.carrierId
    const confirm = isSameNumber || (req.confirm ?? false)
    return unlessTaken(agency, { numbered: [numbered], confirm }, async () => {
      const next = updatedPolicy(before, { terms, reason }, clock.now())
      const changes = [
        ...(next === before ? [] : [replace(policy, next, 'UPDATE_BUSINESS_POLICY')]),
        ...(await formerTermChanges(context, id, { before, next })),
        ...(next === before ? [] : await recordCorrections(context, { policyId: id, before, next })),
      ]
      if (changes.length > 0 && !(await agency.commit(actor, changes)).ok) return conflict
      return {
        __typename: 'UpdateBusinessPolicySuccess' as const,
        businessPolicy: listed(context.agency, businessPolicyKind, id),
      }
    })
  })
  return answer === conflict ? await businessPolicyChanged(context, id) : answer
}

const reasonRule = optionalLine(1_000, 'The reason')

/** The terms with the changes and their reason. */
function checkedUpdate({ agency, actor }: RequestContext, policy: BusinessPolicy, req: UpdateInput) {
  const before = termsOf(policy)
  const checked = checkedTerms(withChanges(before, givenTerms(req)), req, { agency, actor, before })
  const reason = reasonRule.safeParse(req.updateReason)
  if ('terms' in checked && reason.success) return { terms: checked.terms, reason: reason.data }
  const reasons = reason.error?.issues.map(({ message }) => ({ path: 'updateReason', message })) ?? []
  return { problems: [...('problems' in checked ? checked.problems : []), ...reasons] }
}
