import { useFetcher, usePageTitle, useDialogRoute } from '@coverdesk/contract'
import { Button, CopyButton, Dialog, Form, Stack, Text, TextField } from '@coverdesk/design-system'
import { useId } from 'react'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import { nestedValues } from '../shared/nestedValues.ts'
import type { CreateApiKeyAnswer } from './createApiKey.action.ts'
import * as styles from './settings.css.ts'

/** Creates a key and shows it, this once. */
export function CreateApiKeyDialog() {
  const { close } = useDialogRoute(paths.apiKeys())
  const fetcher = useFetcher<CreateApiKeyAnswer>()
  const formId = useId()
  const isSubmitting = fetcher.state !== 'idle'
  const key = fetcher.data?.key
  usePageTitle('Create API key')

  if (key !== undefined) {
    return (
      <Dialog
        title="API key created"
        description="Copy the key now. It will not be shown again."
        isOpen
        onClose={close}
        footer={
          <Button tone="primary" onPress={close}>
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
    <Dialog
      title="Create API key"
      description="A key lets one other system send to Coverdesk."
      isOpen
      onClose={close}
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={close} isDisabled={isSubmitting}>
            Close
          </Button>
          <Button tone="primary" type="submit" form={formId} isLoading={isSubmitting}>
            Create Key
          </Button>
        </>
      }
    >
      <Stack space="m">
        <DialogMessage message={fetcher.data?.message} />
        <Form
          id={formId}
          fieldErrors={fetcher.data?.fields}
          isSubmitting={isSubmitting}
          onSubmit={(form) =>
            void fetcher.submit(
              { label: nestedValues(form)['label'] ?? '' },
              { method: 'post', encType: 'application/json', action: paths.newApiKey() },
            )
          }
        >
          <TextField
            label="Label"
            name="label"
            description="Who uses the key, such as Client portal."
            autoComplete="off"
            isRequired
            autoFocus
          />
        </Form>
      </Stack>
    </Dialog>
  )
}
