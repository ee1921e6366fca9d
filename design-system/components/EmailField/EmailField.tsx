import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { typedEmail } from './typedEmail.ts'

export type EmailFieldProps = FieldProps & {
  defaultValue?: string | undefined
  /** Called on every edit; null if it is not an address. */
  onChange?: ((email: string | null) => void) | undefined
  /** `off` by default, as the address is rarely the user's own; `email` where it is. */
  autoComplete?: 'off' | 'email' | undefined
  /** `name@example.com` by default. */
  placeholder?: string | undefined
}

/** An email address; one pasted with its name, `Marta Diaz <marta@…>`, keeps only the address. */
export function EmailField({
  defaultValue = '',
  onChange,
  placeholder = 'name@example.com',
  ...fieldProps
}: EmailFieldProps) {
  return (
    <TypedField
      {...fieldProps}
      type="email"
      isLeftToRight
      placeholder={placeholder}
      givenText={defaultValue}
      read={readEmail}
      onType={onChange && ((text) => onChange(typedEmail(text)))}
    />
  )
}

function readEmail(text: string): Reading {
  const typed = text.trim()
  const email = typedEmail(typed)
  if (email !== null) return { value: email, written: email }
  return { value: typed, problem: typed === '' ? undefined : problemOf(typed) }
}

function problemOf(text: string): string {
  const isSeveral = text.split('@').length > 2 && /[,;\s]/.test(text)
  return isSeveral ? 'Enter one email address only.' : 'Enter an email address, like name@example.com.'
}
