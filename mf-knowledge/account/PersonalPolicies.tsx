import { EmptyState, ShieldCheckIcon } from '@coverdesk/design-system'

/** Shown for individuals instead of policies (spec of accounts, section 2). */
export function PersonalPolicies() {
  return (
    <EmptyState
      icon={ShieldCheckIcon}
      title="Personal policies"
      description="Personal policies are not supported yet, reach out to the support team."
    />
  )
}
