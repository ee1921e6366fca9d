import { useParams, useDialogRoute } from '@coverdesk/contract'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { paths } from '../paths.ts'
import { editPolicyWords } from './editPolicyWords.ts'
import { policyId } from './policyId.ts'

/** The dialog while the policy loads. */
export function EditPolicyDialogLoading() {
  const { close } = useDialogRoute(paths.policyOverview(policyId(useParams())))
  return (
    <DialogSkeleton
      {...editPolicyWords}
      size="3xl"
      label="Loading policy..."
      fields={Array.from({ length: 6 }, () => 'control')}
      onClose={close}
    />
  )
}
