import type { ReactNode } from 'react'
import { usd } from '../../formats/money.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { type Reading, TypedField } from '../../private/TypedField.tsx'
import { type Money, typedMoney } from './typedMoney.ts'

export interface CurrencyWords {
  readonly value: string
  readonly label: string
}

export type CurrencyInputProps = FieldProps & {
  /** The initial amount, in whole cents. */
  defaultCents?: number | undefined
  /** What may be entered in place of an amount, by its label; the form gets its value. */
  words?: readonly CurrencyWords[]
  /** The initial value among `words`. */
  defaultWords?: string | null | undefined
  /** Called on every edit; both numbers are NaN if the input is not an amount (spec 1 §5). */
  onChange?: ((money: Money) => void) | undefined
  placeholder?: string | undefined
  /** After the value, inside the box. */
  suffix?: ReactNode
}

/** An amount in US dollars, formatted with two decimals on blur; the form gets whole cents. */
export function CurrencyInput({
  defaultCents,
  words = [],
  defaultWords,
  onChange,
  placeholder = '$0.00',
  ...fieldProps
}: CurrencyInputProps) {
  const stated = words.find(({ value }) => value === defaultWords)
  const given = stated
    ? { ...givenMoney(), text: stated.label, value: stated.value }
    : givenMoney(defaultCents)
  return (
    <TypedField
      {...fieldProps}
      inputMode={words.length > 0 ? 'text' : 'decimal'}
      suggestions={words.map(({ label }) => label)}
      placeholder={placeholder}
      givenText={given.text}
      givenValue={given.value}
      read={(text) => readMoney(text, words)}
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

function readMoney(text: string, words: readonly CurrencyWords[]): Reading {
  if (text.trim() === '') return { value: '' }
  const meant = wordsMeant(text, words)
  if (meant) return { value: meant.value, written: meant.label }
  const { cents } = typedMoney(text)
  if (!Number.isNaN(cents)) return { value: String(cents), written: usd(cents / 100) }
  const problem = /^\s*[-−(]/.test(text)
    ? 'Enter an amount without a minus sign.'
    : words.length === 0
      ? 'Enter an amount like 1,250.00.'
      : `Enter an amount like 1,250.00, or ${anyOf.format(words.map(({ label }) => label))}.`
  // Submits what was typed, so that the server rejects it too.
  return { value: text, problem }
}

const anyOf = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The words that a text begins, or abbreviates by their initials: `excl`, `ALS`. */
function wordsMeant(text: string, words: readonly CurrencyWords[]): CurrencyWords | undefined {
  const typed = text.trim().replace(/\.$/, '').toLowerCase()
  return words.find(({ label }) => {
    const whole = label.toLowerCase()
    const initials = whole.split(' ').map((word) => word.charAt(0))
    return (
      (typed.length > 2 && whole.startsWith(typed)) || (initials.length > 1 && typed === initials.join(''))
    )
  })
}
