import type { FieldProblem } from '../../graphql/index.ts'
import { isCalendarDay } from '../../platform/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { givenTerms } from './businessPolicy.ts'
import type { PolicyDraft } from './businessPolicy.ts'
import { policyDefaults } from './policyDefaults.ts'
import type { PolicyDeps } from './policyProblems.ts'
import { checkedTerms } from './policyRules.ts'
import type { CalculatedAmounts } from './policyRules.ts'
import type { PolicyTerms } from './policyTerms.ts'

interface NewPolicyDeps extends Omit<PolicyDeps, 'before'> {
  /** The calendar day in the agency's time zone. */
  readonly today: string
}

/** A new policy's terms with defaults applied, or all field errors. */
export function checkedNewPolicy(
  asked: PolicyDraft & CalculatedAmounts,
  { agency, actor, today }: NewPolicyDeps,
): { readonly terms: PolicyTerms } | { readonly problems: readonly FieldProblem[] } {
  const { inforceAt } = asked
  const defaults = policyDefaults(today, inforceAt && isCalendarDay(inforceAt) ? inforceAt : undefined)
  return checkedTerms({ ...defaults, ...givenTerms(asked) }, asked, { agency, actor, before: null })
}

/** Why no policy can be added to the account, in plain words; null if one can. */
export function insuredProblem(agency: Pick<AgencyStore, 'table'>, accountId: string): string | null {
  const account = agency.table(accountKind).get(accountId)
  if (!account) return 'Choose an account from the list.'
  return account.type === 'BUSINESS'
    ? null
    : 'Personal policies are not supported yet, reach out to the support team.'
}
