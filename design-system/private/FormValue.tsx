import type { Field } from './useField.ts'

type FormValueProps = {
  field: Field
  value: string
  /** Why the form cannot be submitted with the field's current value. */
  problem?: string | undefined
}

/** Adds a composed field's value to the form, with required and validity checks. */
export function FormValue({ field, value, problem = '' }: FormValueProps) {
  if (field.name === undefined) return null
  const canChange = !field.isReadOnly
  return (
    <input
      ref={(input) => input?.setCustomValidity(canChange ? problem : '')}
      // Not `type="hidden"`, which browsers never validate.
      type="text"
      hidden
      name={field.name}
      aria-label={field.label}
      value={value}
      required={field.isRequired && canChange}
      disabled={field.isDisabled}
      onChange={keepValue}
    />
  )
}

function keepValue() {
  // React requires a change handler; users cannot reach the field.
}
