import { use, useId } from 'react'
import { classNames } from './classNames.ts'
import type { FieldProps } from './fieldProps.ts'
import { formContext } from './formContext.ts'

export type Field = {
  id: string
  name: string | undefined
  labelId: string
  descriptionId: string
  errorId: string
  /** The message to show, the caller's before the form's. */
  error: string | undefined
  /** To call at every edit. */
  markEdited: () => void
  /** For the element that carries the value. */
  ariaProps: {
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
    'aria-required': true | undefined
  }
}

/** The ids, the message and the ARIA wiring of one field, from its props and the Form around it. */
export function useField({ id, name, description, errorMessage, isRequired }: Partial<FieldProps>): Field {
  const ownId = useId()
  const form = use(formContext)
  const controlId = id ?? ownId
  const descriptionId = `${controlId}-description`
  const errorId = `${controlId}-error`
  const error = errorMessage || (name === undefined ? undefined : form.messageAt(name))
  const describedBy = classNames(error !== undefined && errorId, Boolean(description) && descriptionId)
  return {
    id: controlId,
    name,
    labelId: `${controlId}-label`,
    descriptionId,
    errorId,
    error,
    markEdited: () => {
      if (name !== undefined) form.markEdited(name)
    },
    ariaProps: {
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy || undefined,
      'aria-required': isRequired || undefined,
    },
  }
}
