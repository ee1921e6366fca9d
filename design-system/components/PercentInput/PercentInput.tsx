import { useState } from 'react'
import { percent } from '../../formats/percent.ts'
import * as styles from '../../private/FieldShell.css.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { useField } from '../../private/useField.ts'
import { typedShare } from './typedShare.ts'

export type PercentInputProps = FieldProps & {
  /** The share at first: 0.125 for 12.5%. */
  defaultShare?: number | undefined
  /** Called at every edit with the share; NaN while there is no number. */
  onChange?: ((share: number) => void) | undefined
  placeholder?: string | undefined
}

/** A rate, typed as a percentage and written with at most two decimals when the field is left; the form gets the share. */
export function PercentInput({
  defaultShare,
  onChange,
  placeholder = '0%',
  ...fieldProps
}: PercentInputProps) {
  const field = useField(fieldProps)
  const [text, setText] = useState(() => (defaultShare === undefined ? '' : percent(defaultShare)))
  const share = typedShare(text)

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
            onChange?.(typedShare(target.value))
          }}
          onBlur={() => {
            if (!Number.isNaN(share)) setText(percent(share))
          }}
          className={styles.input}
        />
      </div>
      <FormValue field={field} value={Number.isNaN(share) ? '' : String(share)} />
    </FieldShell>
  )
}
