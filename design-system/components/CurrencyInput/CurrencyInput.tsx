import type { ReactNode } from 'react'
import { usd } from '../../formats/money.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { type Money, typedMoney } from './typedMoney.ts'

export type CurrencyInputProps = FieldProps & {
  /** The amount until it is edited, in whole cents. */
  defaultCents?: number | undefined
  /** Called at every edit; both numbers are NaN while there is no amount (spec 1 §5). */
  onChange?: ((money: Money) => void) | undefined
  placeholder?: string | undefined
  /** After the value, inside the box. */
  suffix?: ReactNode
}

/** An amount in US dollars, written out with two decimals when the field is left; the form gets whole cents. */
export function CurrencyInput({
  defaultCents,
  onChange,
  placeholder = '$0.00',
  ...fieldProps
}: CurrencyInputProps) {
  return (
    <TypedField
      {...fieldProps}
      inputMode="decimal"
      placeholder={placeholder}
      givenText={defaultCents === undefined ? '' : usd(defaultCents / 100)}
      read={readMoney}
      onType={onChange && ((text) => onChange(typedMoney(text)))}
    />
  )
}

function readMoney(text: string): Reading {
  const { cents, dollars } = typedMoney(text)
  return Number.isNaN(cents) ? { value: '' } : { value: String(cents), written: usd(dollars) }
}
