import { use, useId, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import type { FieldProps } from './fieldProps.ts'
import { formContext } from './formContext.ts'

export type Field = {
  id: string
  name: string | undefined
  label: string
  isLabelHidden: boolean
  description: ReactNode
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
  labelId: string
  descriptionId: string
  errorId: string
  /** The error to show, the caller's before the form's. */
  error: string | undefined
  /** Call on every edit. */
  markEdited: () => void
  /** For the element with the value. */
  ariaProps: {
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    'aria-required': true | undefined
  }
  /** For a native control: the ARIA attributes with its own name, id and states. */
  controlProps: Field['ariaProps'] & {
    id: string
    name: string | undefined
    required: boolean
    disabled: boolean
    autoFocus: boolean
  }
}

/** One field, from its props and the surrounding Form: ids, error, ARIA attributes and states. */
export function useField({
  id: givenId,
  name,
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
}: FieldProps): Field {
  const ownId = useId()
  const form = use(formContext)
  const id = givenId ?? ownId
  const descriptionId = `${id}-description`
  const errorId = `${id}-error`
  const error = errorMessage || (name === undefined ? undefined : form.messageAt(name))
  const describedBy = classNames(error !== undefined && errorId, Boolean(description) && descriptionId)
  const ariaProps = {
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy || undefined,
    'aria-required': isRequired || undefined,
  }
  return {
    id,
    name,
    label,
    isLabelHidden,
    description,
    isRequired,
    isDisabled,
    isReadOnly,
    labelId: `${id}-label`,
    descriptionId,
    errorId,
    error,
    markEdited: () => {
      if (name !== undefined) form.markEdited(name)
    },
    ariaProps,
    controlProps: { ...ariaProps, id, name, required: isRequired, disabled: isDisabled, autoFocus },
  }
}
