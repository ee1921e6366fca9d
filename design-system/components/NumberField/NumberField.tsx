import { type ReactNode, useState } from 'react'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import * as styles from './NumberField.css.ts'

export type NumberFieldProps = FieldProps & {
  /** Null if there is no number. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  /** Called on blur, on Enter and at every step; null when cleared. */
  onChange?: ((value: number | null) => void) | undefined
  /** The minimum; 0 by default. */
  min?: number
  /** The maximum; unlimited by default. */
  max?: number | undefined
  /** The step of an arrow key or a button; 1 by default. */
  step?: number
  /** The number of decimals kept; none by default. */
  decimals?: number
  placeholder?: string
  /** After the value, inside the box: the unit. */
  unit?: ReactNode
}

/** A count, stepped by arrow keys and buttons; out-of-range values show an error and are never changed silently. */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  min = 0,
  max,
  step = 1,
  decimals = 0,
  placeholder = '',
  unit,
  errorMessage,
  ...fieldProps
}: NumberFieldProps) {
  const { locale } = useDesignSystem()
  const [number, setNumber] = useValue(value, defaultValue, onChange)
  const [wantsFocus, setWantsFocus] = useState(fieldProps.autoFocus ?? false)
  const problem = number === null ? undefined : problemOf(number, { min, max, locale })
  const field = useField({ ...fieldProps, errorMessage: errorMessage || problem })

  return (
    <FieldShell field={field}>
      <NumberFieldControl
        field={field}
        locale={locale}
        number={number}
        onCommit={(next) => {
          field.markEdited()
          setNumber(next)
        }}
        min={min}
        max={max}
        step={step}
        decimals={decimals}
        placeholder={placeholder}
        unit={unit}
        autoFocus={wantsFocus}
        onEarlyFocus={() => setWantsFocus(true)}
      />
      <FormValue field={field} value={number === null ? '' : String(number)} problem={problem} />
    </FieldShell>
  )
}

const NumberFieldControl = lazyPart(
  async () => (await import('./NumberFieldControl.tsx')).NumberFieldControl,
  {
    fallback: ({ field, locale, number, placeholder, unit, onEarlyFocus }) => (
      <div className={styles.box}>
        <input
          id={field.id}
          className={styles.input}
          value={number?.toLocaleString(locale) ?? ''}
          placeholder={placeholder}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          onChange={keepNumber}
          onFocus={onEarlyFocus}
        />
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </div>
    ),
  },
)

function keepNumber() {
  // Read-only until the control has loaded, although it looks ready.
}

type Bounds = { min: number; max: number | undefined; locale: string }

function problemOf(number: number, { min, max, locale }: Bounds): string | undefined {
  if (number < min) return `Enter ${min.toLocaleString(locale)} or more.`
  if (max !== undefined && number > max) return `Enter ${max.toLocaleString(locale)} or less.`
  return undefined
}
