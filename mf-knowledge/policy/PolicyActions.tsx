import { useSlot } from '@coverdesk/contract'
import { ButtonLink, MenuButton, PencilIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** Edit, and what other areas offer for a policy. */
export function PolicyActions({ id }: { id: string }) {
  const offered = useSlot('policy.actions', { policyId: id })
  return (
    <>
      <ButtonLink href={paths.editPolicy(id)} icon={PencilIcon}>
        Edit
      </ButtonLink>
      {offered.length > 0 && (
        <MenuButton
          label="More"
          items={offered.map(({ id: action, label, href }) => ({ id: action, label, href }))}
        />
      )}
    </>
  )
}
