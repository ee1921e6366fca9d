import { useFetcher, useDialogRoute } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { Button, CopyButton, Dialog, Stack, Text, TextField } from '@coverdesk/design-system'
import { paths } from '../paths.ts'

import { nestedValues } from '../shared/nestedValues.ts'
import type { CreateApiKeyAnswer } from './createApiKey.action.ts'
import * as styles from './settings.css.ts'

/** Creates a key and shows it, this once. */
export function CreateApiKeyDialog() {
  const dialog = useDialogRoute({
    title: 'Create API key',
    description: 'A key lets one other system send to Coverdesk.',
    beneath: paths.apiKeys(),
  })
  const fetcher = useFetcher<CreateApiKeyAnswer>()
  const isSubmitting = fetcher.state !== 'idle'
  const key = fetcher.data?.key

  if (key !== undefined) {
    return (
      <Dialog
        title="API key created"
        description="Copy the key now. It will not be shown again."
        isOpen
        // The key is not shown again: only Done closes it.
        isBusy
        onClose={dialog.onClose}
        footer={
          <Button tone="primary" onPress={dialog.onClose}>
            Done
          </Button>
        }
      >
        <Stack space="s">
          <code className={styles.key}>{key}</code>
          <div>
            <CopyButton text={key} label="Copy Key" />
          </div>
          <Text as="p" size="small" tone="muted">
            Anyone who has this key can send requests to your agency. Keep it secret.
          </Text>
        </Stack>
      </Dialog>
    )
  }
  return (
    <FormDialog
      {...dialog}
      submitLabel="Create Key"
      onSubmit={(form) =>
        void fetcher.submit(
          { label: nestedValues(form)['label'] ?? '' },
          { method: 'post', encType: 'application/json', action: paths.newApiKey() },
        )
      }
      errors={fetcher.data}
      isSubmitting={isSubmitting}
    >
      <TextField
        label="Label"
        name="label"
        description="Who uses the key, such as Client portal."
        autoComplete="off"
        isRequired
        autoFocus
      />
    </FormDialog>
  )
}
