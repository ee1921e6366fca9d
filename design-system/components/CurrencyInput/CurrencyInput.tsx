import type { ReactNode } from 'react'
import { usd } from '../../formats/money.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { type Money, typedMoney } from './typedMoney.ts'

export type CurrencyInputProps = FieldProps & {
  /** The amount until it is edited, in whole cents. */
  defaultCents?: number | undefined
  /** What an entry that is no amount becomes when the field is left; it stays as it was typed by default. */
  fallbackCents?: number | undefined
  /** Called at every edit; both numbers are NaN while there is no amount (spec 1 §5). */
  onChange?: ((money: Money) => void) | undefined
  placeholder?: string | undefined
  /** After the value, inside the box. */
  suffix?: ReactNode
}

/** An amount in US dollars, written out with two decimals when the field is left; the form gets whole cents. */
export function CurrencyInput({
  defaultCents,
  fallbackCents,
  onChange,
  placeholder = '$0.00',
  ...fieldProps
}: CurrencyInputProps) {
  const given = givenMoney(defaultCents)
  return (
    <TypedField
      {...fieldProps}
      inputMode="decimal"
      placeholder={placeholder}
      givenText={given.text}
      givenValue={given.value}
      read={(text) => readMoney(text, fallbackCents)}
      onType={onChange && ((text) => onChange(text === given.text ? given.money : typedMoney(text)))}
    />
  )
}

/** An amount that nobody has edited keeps its sign, which no typed one has. */
function givenMoney(cents = Number.NaN) {
  const money: Money = { dollars: cents / 100, cents }
  return Number.isFinite(cents)
    ? { money, text: usd(money.dollars), value: String(cents) }
    : { money: typedMoney(''), text: '', value: '' }
}

function readMoney(text: string, fallbackCents = Number.NaN): Reading {
  const { cents: typedCents } = typedMoney(text)
  const cents = Number.isNaN(typedCents) ? fallbackCents : typedCents
  return Number.isNaN(cents) ? { value: '' } : { value: String(cents), written: usd(cents / 100) }
}
