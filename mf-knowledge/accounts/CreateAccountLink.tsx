import { useLocation } from '@coverdesk/contract'
import { ButtonLink, PlusIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { accountsWords } from './accountsWords.ts'

/** Opens the dialog over the list as it is filtered. */
export function CreateAccountLink() {
  const { search } = useLocation()
  return (
    <ButtonLink href={paths.newAccount(search)} tone="primary" icon={PlusIcon}>
      {accountsWords.create}
    </ButtonLink>
  )
}
