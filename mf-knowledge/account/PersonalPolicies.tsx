import { EmptyState, ShieldCheckIcon } from '@coverdesk/design-system'

/** What individuals' accounts show in place of policies (spec of accounts, section 2). */
export function PersonalPolicies() {
  return (
    <EmptyState
      icon={ShieldCheckIcon}
      title="Personal policies"
      description="Personal policies are not supported yet, reach out to the support team."
    />
  )
}
