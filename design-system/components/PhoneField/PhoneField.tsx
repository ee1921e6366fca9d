import { phone } from '../../formats/phone.ts'
import { type Phone, typedPhone } from '../../formats/typedPhone.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'

export type PhoneFieldProps = FieldProps & {
  /** The initial number, as submitted by a form or in any notation. */
  defaultValue?: string | undefined
  /** Called on every edit; null if there is no number. */
  onChange?: ((phone: Phone | null) => void) | undefined
  /** `off` by default, as the number is rarely the user's own; `tel` where it is. */
  autoComplete?: 'off' | 'tel' | undefined
  /** `(207) 555-0142` by default. */
  placeholder?: string | undefined
}

/** A phone number, formatted the US way on blur; the form gets `+12075550142`, or `+12075550142;ext=204`. */
export function PhoneField({
  defaultValue = '',
  onChange,
  placeholder = '(207) 555-0142',
  ...fieldProps
}: PhoneFieldProps) {
  return (
    <TypedField
      {...fieldProps}
      type="tel"
      isLeftToRight
      placeholder={placeholder}
      givenText={typedPhone(defaultValue) ? phone(defaultValue) : defaultValue}
      read={readPhone}
      onType={onChange && ((text) => onChange(typedPhone(text)))}
    />
  )
}

function readPhone(text: string): Reading {
  const typed = text.trim()
  const read = typedPhone(typed)
  if (read === null) return { value: typed, problem: typed === '' ? undefined : problemOf(typed) }
  const { number, extension } = read
  // RFC 3966, so that `tel:` plus the value is a link.
  return { value: extension === null ? number : `${number};ext=${extension}`, written: phone(typed) }
}

function problemOf(text: string): string {
  const isLocal = /^\d{7}$/.test(text.replaceAll(/[\s.-]/g, ''))
  return isLocal
    ? 'Enter the area code too, like (207) 555-0142.'
    : 'Enter a phone number with its area code, like (207) 555-0142.'
}
