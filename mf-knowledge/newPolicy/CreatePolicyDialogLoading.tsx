import { useLocation, useDialogRoute } from '@coverdesk/contract'
import { Button, Dialog } from '@coverdesk/design-system'
import { FormSkeleton } from '@coverdesk/design-system/forms'
import { createPolicyWords } from './createPolicyWords.ts'
import { newPolicyBeneath } from './newPolicyBeneath.ts'

/** The dialog while loading: it can be closed, but not submitted. */
export function CreatePolicyDialogLoading() {
  const { search } = useLocation()
  const { close } = useDialogRoute(newPolicyBeneath(search))
  return (
    <Dialog
      {...createPolicyWords}
      size="3xl"
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close}>Close</Button>
          <Button tone="primary" isDisabled>
            Create Policy
          </Button>
        </>
      }
    >
      <FormSkeleton label="Loading accounts..." fields={['control']} hasActions={false} />
    </Dialog>
  )
}
