import { type FormErrors, useFetcher, useLocation, usePageTitle, useDialogRoute } from '@coverdesk/contract'
import { FormDialog } from '@coverdesk/design-system/forms'
import { type ReactNode } from 'react'

export interface RunDialogProps {
  title: string
  description?: string | undefined
  /** Where Close leads when the dialog was opened by its URL. */
  beneath: string
  /** What the form submits besides its fields. */
  values: Readonly<Record<string, string>>
  isUploading: boolean
  /** Why nothing can be submitted yet. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** The dialog that creates a workspace and opens it. */
export function RunDialog({
  title,
  description,
  beneath,
  values,
  isUploading,
  disabledReason,
  children,
}: RunDialogProps) {
  const { close } = useDialogRoute(beneath)
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<FormErrors>()
  const isSubmitting = fetcher.state !== 'idle'
  usePageTitle(title)

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
      title={title}
      description={description}
      size="xl"
      submitLabel="Create Workspace"
      onClose={close}
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
