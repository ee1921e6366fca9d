import { useLocation } from '@coverdesk/contract'
import { ButtonLink, FilesIcon, PlusIcon, RotateCwIcon } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { listSearch } from './certificateFilters.ts'

export interface CertificateActionsProps {
  accountId: string
  hasCertificates: boolean
}

/** Issues one or many certificates of an account. */
export function CertificateActions({ accountId, hasCertificates }: CertificateActionsProps) {
  const search = listSearch(useLocation().search)
  return (
    <>
      <ButtonLink href={paths.newCertificate(accountId, search)} icon={PlusIcon}>
        Add Certificate
      </ButtonLink>
      <ButtonLink href={paths.issueToHolders(accountId, search)} icon={FilesIcon}>
        Issue to Many
      </ButtonLink>
      {hasCertificates && (
        <ButtonLink href={paths.reissueCertificates(accountId, search)} icon={RotateCwIcon}>
          Reissue All
        </ButtonLink>
      )}
    </>
  )
}
