import type { ReactNode } from 'react'
import MinusIcon from 'lucide-react/icons/minus'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { PlusIcon } from '../../icons/icons.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'
import { useDesignSystem } from '../DesignSystemProvider/DesignSystemProvider.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './NumberField.css.ts'

export type NumberFieldProps = FieldProps & {
  /** Null while there is no number. */
  value?: number | null | undefined
  defaultValue?: number | null | undefined
  /** Called when the field is left, on Enter and at every step; null when it is emptied. */
  onChange?: ((value: number | null) => void) | undefined
  /** The least that may be sent; 0 by default. */
  min?: number
  /** The most that may be sent; no bound by default. */
  max?: number | undefined
  /** What an arrow key or a button adds; 1 by default. */
  step?: number
  /** How many decimals are kept; none by default. */
  decimals?: number
  placeholder?: string | undefined
  /** After the value, inside the box: what is counted. */
  unit?: ReactNode
}

/** A count, stepped by arrow keys and buttons; what is out of bounds is said, never changed silently. */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  min = 0,
  max,
  step = 1,
  decimals = 0,
  placeholder,
  unit,
  errorMessage,
  ...fieldProps
}: NumberFieldProps) {
  const { locale } = useDesignSystem()
  const [number, setNumber] = useValue(value, defaultValue, onChange)
  const problem = number === null ? undefined : problemOf(number, { min, max, locale })
  const field = useField({ ...fieldProps, errorMessage: errorMessage || problem })
  const describedBy = field.ariaProps['aria-describedby']

  return (
    <FieldShell field={field}>
      <I18nProvider locale={locale}>
        <AriaNumberField
          id={field.id}
          aria-labelledby={field.labelId}
          decrementAriaLabel={`Decrease ${field.label}`}
          incrementAriaLabel={`Increase ${field.label}`}
          {...(describedBy && { 'aria-describedby': describedBy })}
          value={number ?? Number.NaN}
          onChange={(next) => {
            field.markEdited()
            setNumber(Number.isNaN(next) ? null : next)
          }}
          minValue={min}
          {...(max !== undefined && { maxValue: max })}
          {...(step !== 1 && { step })}
          formatOptions={{ maximumFractionDigits: decimals }}
          commitBehavior="validate"
          validationBehavior="aria"
          // A page that is scrolled must not change what it passes.
          isWheelDisabled
          isInvalid={field.error !== undefined}
          isRequired={field.isRequired}
          isDisabled={field.isDisabled}
          isReadOnly={field.isReadOnly}
          // The caller knows that the field is what the person came for.
          autoFocus={field.controlProps.autoFocus}
          className={styles.box}
        >
          <Input
            className={styles.input}
            {...(placeholder !== undefined && { placeholder })}
            onInput={field.markEdited}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          {!field.isReadOnly && (
            <>
              <Button slot="decrement" className={styles.step}>
                <Icon icon={MinusIcon} size="small" />
              </Button>
              <Button slot="increment" className={styles.step}>
                <Icon icon={PlusIcon} size="small" />
              </Button>
            </>
          )}
        </AriaNumberField>
      </I18nProvider>
      <FormValue field={field} value={number === null ? '' : String(number)} problem={problem} />
    </FieldShell>
  )
}

type Bounds = { min: number; max: number | undefined; locale: string }

function problemOf(number: number, { min, max, locale }: Bounds): string | undefined {
  if (number < min) return `Enter ${min.toLocaleString(locale)} or more.`
  if (max !== undefined && number > max) return `Enter ${max.toLocaleString(locale)} or less.`
  return undefined
}
