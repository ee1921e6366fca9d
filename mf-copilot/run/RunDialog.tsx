import { type FormErrors, useDialog, useFetcher, useLocation } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { type ReactNode } from 'react'

export interface RunDialogProps {
  /** The preset's words; by default those of the entrypoint. */
  words?: { title: string; description: string }
  /** What the form submits besides its fields. */
  values: Readonly<Record<string, string>>
  isUploading: boolean
  /** Why nothing can be submitted yet. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** The dialog that creates a workspace and opens it. */
export function RunDialog({ words, values, isUploading, disabledReason, children }: RunDialogProps) {
  const dialog = useDialog(words)
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<FormErrors>()
  const isSubmitting = fetcher.state !== 'idle'

  function handleSubmit(form: FormData) {
    for (const [name, value] of Object.entries(values)) form.set(name, value)
    void fetcher.submit(form, {
      method: 'post',
      encType: 'multipart/form-data',
      action: `${pathname}${search}`,
    })
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Create Workspace"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isSubmitting={isSubmitting}
      isWaiting={isUploading}
      isDisabled={disabledReason !== undefined}
      disabledReason={isUploading ? 'The files are still being uploaded.' : disabledReason}
    >
      {children}
    </FormDialog>
  )
}
