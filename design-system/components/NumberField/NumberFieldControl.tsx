import type { ReactNode } from 'react'
import MinusIcon from 'lucide-react/icons/minus'
import { Button } from 'react-aria-components/Button'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { NumberField } from 'react-aria-components/NumberField'
import { PlusIcon } from '../../icons/icons.ts'
import type { Field } from '../../private/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './NumberField.css.ts'

type NumberFieldControlProps = {
  field: Field
  locale: string
  number: number | null
  onCommit: (number: number | null) => void
  min: number
  max: number | undefined
  step: number
  decimals: number
  placeholder: string
  unit: ReactNode
  autoFocus: boolean
  /** The field was focused before its code had loaded. */
  onEarlyFocus: () => void
}

/** The input of a count and its step buttons. */
export function NumberFieldControl({
  field,
  locale,
  number,
  onCommit,
  min,
  max,
  step,
  decimals,
  placeholder,
  unit,
  autoFocus,
}: NumberFieldControlProps) {
  const describedBy = field.ariaProps['aria-describedby']
  return (
    <I18nProvider locale={locale}>
      <NumberField
        id={field.id}
        aria-labelledby={field.labelId}
        {...(describedBy && { 'aria-describedby': describedBy })}
        decrementAriaLabel={`Decrease ${field.label}`}
        incrementAriaLabel={`Increase ${field.label}`}
        value={number ?? Number.NaN}
        onChange={(next) => onCommit(Number.isNaN(next) ? null : next)}
        minValue={min}
        {...(max !== undefined && { maxValue: max })}
        {...(step !== 1 && { step })}
        formatOptions={{ maximumFractionDigits: decimals }}
        commitBehavior="validate"
        validationBehavior="aria"
        // Scrolling the page must not change the fields under the pointer.
        isWheelDisabled
        isInvalid={field.error !== undefined}
        isRequired={field.isRequired}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
        // The caller decides that the user came for this field.
        autoFocus={autoFocus}
        className={styles.box}
      >
        <Input className={styles.input} placeholder={placeholder} onInput={field.markEdited} />
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
      </NumberField>
    </I18nProvider>
  )
}
