import { useLocation, useParams, useDialogRoute } from '@coverdesk/contract'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import { certificateId } from './certificateId.ts'
import { reviseCertificateWords } from './reviseCertificateWords.ts'

/** The dialog while the certificate loads: it can be closed. */
export function ReviseCertificateDialogLoading() {
  const params = useParams()
  const { search } = useLocation()
  const { close } = useDialogRoute(paths.certificate(accountId(params), certificateId(params), search))
  return (
    <DialogSkeleton {...reviseCertificateWords} size="xl" label="Loading certificate..." onClose={close} />
  )
}
