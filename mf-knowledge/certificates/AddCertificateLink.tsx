import { ButtonLink, PlusIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

/** Opens the dialog that issues a certificate of an account's insurance. */
export function AddCertificateLink({ accountId }: { accountId: string }) {
  return (
    <ButtonLink href={paths.newCertificate(accountId)} icon={PlusIcon}>
      Add Certificate
    </ButtonLink>
  )
}
