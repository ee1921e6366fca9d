import { type FormErrors, useDialogRoute, useFetcher, usePageTitle } from '@coverdesk/contract'
import { Button, Dialog, Form, Stack, TextField } from '@coverdesk/design-system'
import { EmailField } from '@coverdesk/design-system/forms'
import { useId } from 'react'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import { nestedValues } from '../shared/nestedValues.ts'

/** Adds a colleague, who can sign in at once. */
export function AddUserDialog() {
  const { close } = useDialogRoute(paths.users())
  const fetcher = useFetcher<FormErrors>()
  const formId = useId()
  const isSubmitting = fetcher.state !== 'idle'
  usePageTitle('Add user')

  function handleSubmit(form: FormData) {
    const { name = '', email = '' } = nestedValues(form)
    void fetcher.submit(
      { name, email },
      { method: 'post', encType: 'application/json', action: paths.addUser() },
    )
  }

  return (
    <Dialog
      title="Add user"
      description="They can see and change everything in your agency."
      isOpen
      onClose={close}
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={close} isDisabled={isSubmitting}>
            Close
          </Button>
          <Button tone="primary" type="submit" form={formId} isLoading={isSubmitting}>
            Add User
          </Button>
        </>
      }
    >
      <Stack space="m">
        <DialogMessage message={fetcher.data?.fields.length ? null : fetcher.data?.message} />
        <Form
          id={formId}
          fieldErrors={fetcher.data?.fields}
          isSubmitting={isSubmitting}
          onSubmit={handleSubmit}
        >
          <TextField label="Name" name="name" autoComplete="off" isRequired autoFocus />
          <EmailField
            label="Email"
            name="email"
            description="Sign-in codes are sent to this address."
            isRequired
          />
        </Form>
      </Stack>
    </Dialog>
  )
}
