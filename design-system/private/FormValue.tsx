import type { Field } from './useField.ts'

type FormValueProps = { field: Field; value: string }

/** Carries the value of a composed field into the form, where the form can find it missing. */
export function FormValue({ field, value }: FormValueProps) {
  if (field.name === undefined) return null
  return (
    <input
      // Not `type="hidden"`, which no form ever asks for.
      type="text"
      hidden
      name={field.name}
      aria-label={field.label}
      value={value}
      required={field.isRequired}
      disabled={field.isDisabled}
      onChange={keepValue}
    />
  )
}

function keepValue() {
  // React wants a handler beside a value; nobody can reach the field to change it.
}
