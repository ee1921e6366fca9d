import { defineBelonging } from '../accounts/belonging.ts'
import type { BusinessPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import { policyTitle } from './specialtyOf.ts'

defineBelonging({
  kind: businessPolicyKind,
  subject: 'POLICY',
  words: {
    CREATE_BUSINESS_POLICY: 'Policy logged',
    MOVE_BUSINESS_POLICY: 'Policy moved to another account',
    REINSTATE_BUSINESS_POLICY: ({ updateReason }: Partial<BusinessPolicy>) =>
      updateReason ? `Policy reinstated: ${updateReason.text}` : 'Policy reinstated',
    RENEW_BUSINESS_POLICY: 'Policy renewed',
    UPDATE_BUSINESS_POLICY: 'Policy changed',
  },
  called: policyTitle,
  under: (policy, { id }) => ({ ...policy, accountId: id }),
  updateType: 'MOVE_BUSINESS_POLICY',
})
