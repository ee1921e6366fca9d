import { useLocation } from '@coverdesk/contract'
import { ButtonLink, PlusIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { policiesWords } from './policiesWords.ts'

/** Opens the dialog over the list as it is filtered. */
export function AddPolicyLink() {
  const { search } = useLocation()
  return (
    <ButtonLink href={paths.newPolicy(search)} tone="primary" icon={PlusIcon}>
      {policiesWords.create}
    </ButtonLink>
  )
}
