import { type ReactNode, useId } from 'react'
import type { FieldError } from '../../private/fieldError.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogSize } from '../Dialog/Dialog.tsx'
import { Form } from '../Form/Form.tsx'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './FormDialog.css.ts'

export type FormDialogProps = {
  title: string
  /** One sentence below the title. */
  description?: ReactNode
  /** `lg` (512 px) by default, as of Dialog. */
  size?: DialogSize
  /** The action: 'Create Account'. */
  submitLabel: string
  /** `Close` by default; `Cancel` where closing discards a decision. */
  closeLabel?: 'Close' | 'Cancel'
  onClose: () => void
  /** Called with the values, as of Form. */
  onSubmit: (values: FormData, form: HTMLFormElement) => void
  /** The server's errors: a message above the fields, and one for each field. */
  errors?: { readonly message?: string | null; readonly fields: readonly FieldError[] } | null | undefined
  /** Whether the server also rejects everything the form finds, as of Form. */
  isCheckedByServer?: boolean
  isSubmitting: boolean
  /** Whether what is typed is there again after leaving, as of Form. */
  isDraftKept?: boolean
  /** Whether something that the form needs is under way, such as an upload: nothing is submitted meanwhile. */
  isWaiting?: boolean
  isDisabled?: boolean
  /** Why the action is disabled. */
  disabledReason?: string | null | undefined
  /** Shown above the fields. */
  lead?: ReactNode
  /** What the fields are filled in from, beside them where there is room. */
  aside?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A dialog with one form and its two actions. */
export function FormDialog({
  title,
  description,
  size = 'lg',
  submitLabel,
  closeLabel = 'Close',
  onClose,
  onSubmit,
  errors,
  isCheckedByServer = false,
  isSubmitting,
  isDraftKept = false,
  isWaiting = false,
  isDisabled = false,
  disabledReason,
  lead,
  aside,
  children,
}: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      title={title}
      description={description}
      size={size}
      isOpen
      onClose={onClose}
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSubmitting}>
            {closeLabel}
          </Button>
          <Button
            tone="primary"
            type="submit"
            form={formId}
            isLoading={isSubmitting}
            isDisabled={isDisabled || isWaiting}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className={aside ? styles.withAside : undefined}>
        <Stack space="m">
          {lead}
          <Form
            id={formId}
            message={errors?.message}
            fieldErrors={errors?.fields}
            isCheckedByServer={isCheckedByServer}
            isSubmitting={isSubmitting || isWaiting}
            isDraftKept={isDraftKept}
            onSubmit={onSubmit}
          >
            {children}
          </Form>
        </Stack>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </Dialog>
  )
}
