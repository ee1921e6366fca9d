import { useLocation, useParams, useDialogRoute } from '@coverdesk/contract'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { accountId } from '../account/accountId.ts'
import { paths } from '../paths.ts'
import { createCertificateWords } from './createCertificateWords.ts'

/** The dialog while loading: it can be closed. */
export function CreateCertificateDialogLoading() {
  const { search } = useLocation()
  const { close } = useDialogRoute(paths.accountCertificates(accountId(useParams()), search))
  return <DialogSkeleton {...createCertificateWords} size="xl" label="Loading policies..." onClose={close} />
}
