import type { ReactNode } from 'react'

/** The props every field accepts. */
export type FieldProps = {
  label: string
  /** Shows the label only to screen readers, where the context identifies the field. */
  isLabelHidden?: boolean | undefined
  /** The value's name in the form, and the path of the server's errors about it. */
  name?: string | undefined
  /** A hint below the control. */
  description?: ReactNode
  /** The caller's error; inside a Form the server's error for `name` shows automatically. */
  errorMessage?: string | null | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  isReadOnly?: boolean | undefined
  autoFocus?: boolean | undefined
  id?: string | undefined
}
