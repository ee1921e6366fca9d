import type { Field } from './useField.ts'

type FormValueProps = {
  field: Field
  value: string
  /** Why the form may not be sent with what stands in the field. */
  problem?: string | undefined
}

/** Carries the value of a composed field into the form, where the form can find it missing or wrong. */
export function FormValue({ field, value, problem = '' }: FormValueProps) {
  if (field.name === undefined) return null
  const canChange = !field.isReadOnly
  return (
    <input
      ref={(input) => input?.setCustomValidity(canChange ? problem : '')}
      // Not `type="hidden"`, which no form ever asks for.
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
  // React wants a handler beside a value; nobody can reach the field to change it.
}
