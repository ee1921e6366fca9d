import { useParams, useDialogRoute } from '@coverdesk/contract'
import { Button, Dialog, Skeleton, Stack, VisuallyHidden } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { accountId } from './accountId.ts'
import { editAccountWords } from './editAccountWords.ts'

/** The dialog while the account loads: it can be closed, but not saved. */
export function EditAccountDialogLoading() {
  const { close } = useDialogRoute(paths.accountOverview(accountId(useParams())))
  return (
    <Dialog
      {...editAccountWords}
      size="xl"
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
      <VisuallyHidden role="status">Loading account...</VisuallyHidden>
      <Stack space="m">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </Dialog>
  )
}
