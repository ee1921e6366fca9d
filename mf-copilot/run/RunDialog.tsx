import { type FormErrors, useFetcher, useLocation, usePageTitle, useDialogRoute } from '@coverdesk/contract'
import { Button, Dialog, Form, Stack } from '@coverdesk/design-system'
import { type ReactNode, useId } from 'react'
import { DialogMessage } from '../shared/DialogMessage.tsx'

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
  const formId = useId()
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
    <Dialog
      title={title}
      description={description}
      size="xl"
      isOpen
      onClose={close}
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={close} isDisabled={isSubmitting}>
            Close
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isLoading={isSubmitting}
            isDisabled={isUploading || disabledReason !== undefined}
            disabledReason={isUploading ? 'The files are still being uploaded.' : disabledReason}
          >
            Create Workspace
          </Button>
        </>
      }
    >
      <Stack space="m">
        <DialogMessage message={fetcher.data?.message} />
        <Form
          id={formId}
          fieldErrors={fetcher.data?.fields}
          isSubmitting={isSubmitting || isUploading}
          onSubmit={handleSubmit}
        >
          {children}
        </Form>
      </Stack>
    </Dialog>
  )
}
