import { type ReactNode, useId } from 'react'
import * as styles from '../../private/choice.css.ts'

export type CheckboxProps = {
  label: ReactNode
  /** A second line below the label. */
  description?: ReactNode
  /** The name of the value in the form. */
  name?: string | undefined
  /** The form value when checked; `true` by default. */
  value?: string | undefined
  isChecked?: boolean | undefined
  isCheckedAtFirst?: boolean | undefined
  onChange?: ((isChecked: boolean) => void) | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
}

/** A single yes-or-no value. */
export function Checkbox({
  label,
  description,
  name,
  value = 'true',
  isChecked,
  isCheckedAtFirst,
  onChange,
  isDisabled = false,
  isRequired = false,
}: CheckboxProps) {
  const id = useId()
  const hasHint = description !== undefined
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isChecked}
        defaultChecked={isCheckedAtFirst}
        disabled={isDisabled}
        required={isRequired}
        aria-labelledby={`${id}-label`}
        aria-describedby={hasHint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange?.(target.checked)}
        className={styles.box}
      />
      <span id={`${id}-label`} className={styles.words}>
        {label}
      </span>
      {hasHint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {description}
        </span>
      )}
    </label>
  )
}
