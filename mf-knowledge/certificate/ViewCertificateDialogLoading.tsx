import { useLocation, useParams, useDialogRoute } from '@coverdesk/contract'
import { Dialog, PanelSkeleton, Skeleton } from '@coverdesk/design-system'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'

/** The dialog while the certificate loads: it can be closed. */
export function ViewCertificateDialogLoading() {
  const { search } = useLocation()
  const { close } = useDialogRoute(paths.accountCertificates(accountId(useParams()), search))
  return (
    <Dialog
      title="View certificate"
      size="4xl"
      isOpen
      onClose={close}
      footer={<Skeleton shape="control" width="s" />}
    >
      <PanelSkeleton rows={8} />
    </Dialog>
  )
}
