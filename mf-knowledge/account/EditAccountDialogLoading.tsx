import { useParams, useDialogRoute } from '@coverdesk/contract'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import { accountId } from './accountId.ts'
import { editAccountWords } from './editAccountWords.ts'

/** The dialog while the account loads. */
export function EditAccountDialogLoading() {
  const { close } = useDialogRoute(paths.accountOverview(accountId(useParams())))
  return (
    <DialogSkeleton
      {...editAccountWords}
      size="xl"
      label="Loading account..."
      fields={['control', 'control', 'control', 'control']}
      onClose={close}
    />
  )
}
