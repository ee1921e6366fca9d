import { useParams, useDialogRoute } from '@coverdesk/contract'
import { Button, Dialog } from '@coverdesk/design-system'
import { FormSkeleton } from '@coverdesk/design-system/forms'
import { paths } from '../paths.ts'
import { editPolicyWords } from './editPolicyWords.ts'
import { policyId } from './policyId.ts'

/** The dialog while the policy loads: it can be closed, but not saved. */
export function EditPolicyDialogLoading() {
  const { close } = useDialogRoute(paths.policyOverview(policyId(useParams())))
  return (
    <Dialog
      {...editPolicyWords}
      size="3xl"
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close}>Close</Button>
          <Button tone="primary" isDisabled>
            Save Changes
          </Button>
        </>
      }
    >
      <FormSkeleton label="Loading policy..." fields={fields} hasActions={false} />
    </Dialog>
  )
}

const fields = Array.from({ length: 6 }, () => 'control' as const)
