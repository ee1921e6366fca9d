import type { ReactNode } from 'react'

/** What every field takes. */
export type FieldProps = {
  label: string
  /** Keeps the label for readers only, where the place says what the field is. */
  isLabelHidden?: boolean | undefined
  /** The name of the value in the form, and the path of the server's messages about it. */
  name?: string | undefined
  /** A hint beneath the control. */
  description?: ReactNode
  /** A message of the caller; inside a Form the server's message for `name` shows by itself. */
  errorMessage?: string | null | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  id?: string | undefined
}
