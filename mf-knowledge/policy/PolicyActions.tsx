import { graphql, useFragment, useSlot } from '@coverdesk/contract'
import { Button, ButtonLink, PencilIcon, RotateCwIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PolicyActions_policy$key } from './__generated__/PolicyActions_policy.graphql.ts'

/** Renew, edit, and what other areas offer for a policy. */
export function PolicyActions({ policy }: { policy: PolicyActions_policy$key }) {
  const { id, viewerCanRenew } = useFragment(
    graphql`
      fragment PolicyActions_policy on BusinessPolicy {
        id
        viewerCanRenew {
          isAllowed
          reason
        }
      }
    `,
    policy,
  )
  const offered = useSlot('policy.actions', { policyId: id })
  return (
    <>
      {/* First: they come later than the page, and the others keep their places at the end of the line. */}
      {offered.map(({ id: action, label, href, icon }) => (
        <ButtonLink key={action} href={href} icon={icon}>
          {label}
        </ButtonLink>
      ))}
      {viewerCanRenew.isAllowed ? (
        <ButtonLink href={paths.renewPolicy(id)} icon={RotateCwIcon}>
          Renew
        </ButtonLink>
      ) : (
        <Button icon={RotateCwIcon} isDisabled disabledReason={viewerCanRenew.reason}>
          Renew
        </Button>
      )}
      <ButtonLink href={paths.editPolicy(id)} icon={PencilIcon}>
        Edit
      </ButtonLink>
    </>
  )
}
