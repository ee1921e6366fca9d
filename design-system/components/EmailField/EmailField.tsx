import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { typedEmail } from './typedEmail.ts'

export type EmailFieldProps = FieldProps & {
  defaultValue?: string | undefined
  /** Called at every edit; null while there is no address. */
  onChange?: ((email: string | null) => void) | undefined
  /** `off` by default, for the address is rarely that of whoever types it; `email` where it is. */
  autoComplete?: 'off' | 'email' | undefined
  /** `name@example.com` by default. */
  placeholder?: string | undefined
}

/** An email address; one that is pasted with its name, `Marta Diaz <marta@…>`, gives the address alone. */
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
