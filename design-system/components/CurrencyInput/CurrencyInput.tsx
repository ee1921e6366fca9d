import { type ReactNode, useState } from 'react'
import { usd } from '../../formats/money.ts'
import * as styles from '../../private/FieldShell.css.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { useField } from '../../private/useField.ts'
import { type Money, typedMoney } from './typedMoney.ts'

export type CurrencyInputProps = FieldProps & {
  /** The amount at first, in whole cents. */
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
  suffix,
  ...fieldProps
}: CurrencyInputProps) {
  const field = useField(fieldProps)
  const [text, setText] = useState(() => (defaultCents === undefined ? '' : usd(defaultCents / 100)))
  const { cents } = typedMoney(text)

  return (
    <FieldShell field={field}>
      <div className={styles.control}>
        <input
          {...field.ariaProps}
          id={field.id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            field.markEdited()
            setText(target.value)
            onChange?.(typedMoney(target.value))
          }}
          onBlur={() => {
            if (!Number.isNaN(cents)) setText(usd(cents / 100))
          }}
          className={styles.input}
        />
        {suffix}
      </div>
      <FormValue field={field} value={Number.isNaN(cents) ? '' : String(cents)} />
    </FieldShell>
  )
}
