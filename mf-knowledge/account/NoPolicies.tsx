import { links } from '@coverdesk/contract'
import { ButtonLink, EmptyState, PlusIcon, ShieldCheckIcon } from '@coverdesk/design-system'

export interface NoPoliciesProps {
  accountId: string
  /** What the policy is needed for. */
  description: string
}

/** The empty state of a business without policies, with a link to log one. */
export function NoPolicies({ accountId, description }: NoPoliciesProps) {
  return (
    <EmptyState
      icon={ShieldCheckIcon}
      title="No policies"
      description={description}
      action={
        <ButtonLink href={links.newPolicy(accountId)} icon={PlusIcon}>
          Add Policy
        </ButtonLink>
      }
    />
  )
}
