import { useLocation, useDialogRoute } from '@coverdesk/contract'
import { DialogSkeleton } from '@coverdesk/design-system/frames'
import { createPolicyWords } from './createPolicyWords.ts'
import { newPolicyBeneath } from './newPolicyBeneath.ts'

/** The dialog while the accounts load. */
export function CreatePolicyDialogLoading() {
  const { search } = useLocation()
  const { close } = useDialogRoute(newPolicyBeneath(search))
  return (
    <DialogSkeleton
      {...createPolicyWords}
      size="3xl"
      label="Loading accounts..."
      fields={['control']}
      onClose={close}
    />
  )
}
