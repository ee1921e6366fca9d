import { useLocation } from '@coverdesk/contract'
import { ButtonLink, MenuButton, PlusIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { listSearch } from './certificateFilters.ts'

export interface CertificateActionsProps {
  accountId: string
  hasCertificates: boolean
}

/** Issues a certificate of an account's insurance, or many at once. */
export function CertificateActions({ accountId, hasCertificates }: CertificateActionsProps) {
  const search = listSearch(useLocation().search)
  const toList = {
    id: 'list',
    label: 'Issue to a list of holders',
    href: paths.issueToHolders(accountId, search),
  }
  const again = {
    id: 'reissue',
    label: 'Reissue all certificates',
    href: paths.reissueCertificates(accountId, search),
  }
  return (
    <>
      <ButtonLink href={paths.newCertificate(accountId, search)} icon={PlusIcon}>
        Add Certificate
      </ButtonLink>
      <MenuButton label="Many certificates" items={hasCertificates ? [again, toList] : [toList]} />
    </>
  )
}
