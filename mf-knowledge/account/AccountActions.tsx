import { useSlot } from '@coverdesk/contract'
import { ButtonLink, MenuButton, PencilIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** Edit, and what other areas offer for an account. */
export function AccountActions({ id }: { id: string }) {
  const offered = useSlot('account.actions', { accountId: id })
  return (
    <>
      <ButtonLink href={paths.editAccount(id)} icon={PencilIcon}>
        Edit
      </ButtonLink>
      <MenuButton
        label="More"
        items={[
          ...offered.map(({ id: action, label, href }) => ({ id: action, label, href })),
          { id: 'merge', label: 'Merge with another account', href: paths.mergeAccount(id) },
        ]}
      />
    </>
  )
}
