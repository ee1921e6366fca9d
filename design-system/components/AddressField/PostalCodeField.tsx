import type { ChangeEvent } from 'react'
import type { FieldProps } from '../../private/fieldProps.ts'
import * as shell from '../../private/FieldShell.css.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { useField } from '../../private/useField.ts'
import { postalCodeProblem, typedPostalCode } from './typedPostalCode.ts'

type PostalCodeFieldProps = Omit<FieldProps, 'isReadOnly'> & {
  value: string
  onChange: (postalCode: string) => void
}

/** A ZIP code field that inserts the hyphen and keeps the caret in place. */
export function PostalCodeField({ value, onChange, ...fieldProps }: PostalCodeFieldProps) {
  const field = useField(fieldProps)

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const isForward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward'
    const caret = target.selectionStart ?? target.value.length
    const typed = typedPostalCode(value, { text: target.value, caret, isForward })
    // Set on the DOM here: a value written by React moves the caret to the end.
    target.value = typed.text
    target.setSelectionRange(typed.caret, typed.caret)
    field.markEdited()
    onChange(typed.text)
  }

  return (
    <FieldShell field={field}>
      <div className={shell.control}>
        <input
          {...field.controlProps}
          ref={(input) => input?.setCustomValidity(postalCodeProblem(value))}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={handleChange}
          className={shell.input}
        />
      </div>
    </FieldShell>
  )
}
