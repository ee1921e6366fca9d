import type { ReactNode } from 'react'
import { usd } from '../../formats/money.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { type Money, typedMoney } from './typedMoney.ts'

export type CurrencyInputProps = FieldProps & {
  /** The initial amount, in whole cents. */
  defaultCents?: number | undefined
  /** Called on every edit; both numbers are NaN if the input is not an amount (spec 1 §5). */
  onChange?: ((money: Money) => void) | undefined
  placeholder?: string | undefined
  /** After the value, inside the box. */
  suffix?: ReactNode
}

/** An amount in US dollars, formatted with two decimals on blur; the form gets whole cents. */
export function CurrencyInput({
  defaultCents,
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
      read={readMoney}
      onType={onChange && ((text) => onChange(text === given.text ? given.money : typedMoney(text)))}
    />
  )
}

/** An unedited amount keeps its sign; a typed amount has none. */
function givenMoney(cents = Number.NaN) {
  const money: Money = { dollars: cents / 100, cents }
  return Number.isFinite(cents)
    ? { money, text: usd(money.dollars), value: String(cents) }
    : { money: typedMoney(''), text: '', value: '' }
}

function readMoney(text: string): Reading {
  if (text.trim() === '') return { value: '' }
  const { cents } = typedMoney(text)
  if (!Number.isNaN(cents)) return { value: String(cents), written: usd(cents / 100) }
  const problem = /^\s*[-−(]/.test(text)
    ? 'Enter an amount without a minus sign.'
    : 'Enter an amount like 1,250.00.'
  // Submits what was typed, so that the server rejects it too.
  return { value: text, problem }
}
