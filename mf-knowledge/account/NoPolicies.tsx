import { links } from '@coverdesk/contract'
import { ButtonLink, EmptyState, PlusIcon, ShieldCheckIcon } from '@coverdesk/design-system'

export interface NoPoliciesProps {
  accountId: string
  /** What a policy is wanted for. */
  description: string
}

/** A business without policies, and the way to its first one. */
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
