import { links, useSlot } from '@coverdesk/contract'
import { ButtonLink, MailIcon, MergeIcon, PencilIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** An account's actions: other areas' entries, New Email, Edit and Merge, all visible as buttons. */
export function AccountActions({ id }: { id: string }) {
  const offered = useSlot('account.actions', { accountId: id })
  return (
    <>
      {/* First: they come later than the page, and the others keep their places at the end of the line. */}
      {offered.map(({ id: action, label, href, icon }) => (
        <ButtonLink key={action} href={href} icon={icon}>
          {label}
        </ButtonLink>
      ))}
      <ButtonLink href={links.newEmail(id)} icon={MailIcon}>
        New Email
      </ButtonLink>
      <ButtonLink href={paths.editAccount(id)} icon={PencilIcon}>
        Edit
      </ButtonLink>
      <ButtonLink href={paths.mergeAccount(id)} icon={MergeIcon}>
        Merge
      </ButtonLink>
    </>
  )
}
