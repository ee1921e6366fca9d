import { useSlot } from '@coverdesk/contract'
import { ButtonLink, MergeIcon, PencilIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** Edit, what other areas offer for an account, and merge: each by its name, none behind a menu. */
export function AccountActions({ id }: { id: string }) {
  const offered = useSlot('account.actions', { accountId: id })
  return (
    <>
      <ButtonLink href={paths.editAccount(id)} icon={PencilIcon}>
        Edit
      </ButtonLink>
      {offered.map(({ id: action, label, href }) => (
        <ButtonLink key={action} href={href}>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink href={paths.mergeAccount(id)} icon={MergeIcon}>
        Merge
      </ButtonLink>
    </>
  )
}
