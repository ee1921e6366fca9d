type FormValueProps = {
  name: string | undefined
  value: string
  label: string
  isRequired: boolean
  isDisabled: boolean
}

/** Carries the value of a composed field into the form, where the form can find it missing. */
export function FormValue({ name, value, label, isRequired, isDisabled }: FormValueProps) {
  if (name === undefined) return null
  return (
    <input
      // Not `type="hidden"`, which no form ever asks for.
      type="text"
      hidden
      name={name}
      aria-label={label}
      value={value}
      required={isRequired}
      disabled={isDisabled}
      onChange={keepValue}
    />
  )
}

function keepValue() {
  // React wants a handler beside a value; nobody can reach the field to change it.
}
