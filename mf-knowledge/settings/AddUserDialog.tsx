import { type FormErrors, useDialogRoute, useFetcher } from '@coverdesk/contract'
import { TextField } from '@coverdesk/design-system'
import { EmailField, FormDialog } from '@coverdesk/design-system/forms'
import { paths } from '../paths.ts'

import { nestedValues } from '../shared/nestedValues.ts'

/** Adds a colleague, who can sign in at once. */
export function AddUserDialog() {
  const dialog = useDialogRoute({
    title: 'Add user',
    description: 'They can see and change everything in your agency.',
    beneath: paths.users(),
  })
  const fetcher = useFetcher<FormErrors>()
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    const { name = '', email = '' } = nestedValues(form)
    void fetcher.submit(
      { name, email },
      { method: 'post', encType: 'application/json', action: paths.addUser() },
    )
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Add User"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isSubmitting={isSubmitting}
    >
      <TextField label="Name" name="name" autoComplete="off" isRequired autoFocus />
      <EmailField
        label="Email"
        name="email"
        description="Sign-in codes are sent to this address."
        isRequired
      />
    </FormDialog>
  )
}
