import { useId } from 'react'
import * as styles from '../../private/choice.css.ts'
import { ChoiceGroup } from '../../private/ChoiceGroup.tsx'
import type { ChoiceOption } from '../../private/choiceOption.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { useField } from '../../private/useField.ts'

export type RadioGroupProps<Value extends string> = FieldProps & {
  options: ReadonlyArray<ChoiceOption<Value>>
  value?: Value | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
}

/** One of a few options, all visible with their explanations. */
export function RadioGroup<Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  ...fieldProps
}: RadioGroupProps<Value>) {
  const field = useField(fieldProps)
  const ownName = useId()
  return (
    <ChoiceGroup field={field} role="radiogroup">
      {options.map((option) => {
        const id = `${field.id}-${option.value}`
        const hint = option.disabledReason ?? option.description
        return (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={field.name ?? ownName}
              value={option.value}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              disabled={field.isDisabled || option.disabledReason !== undefined}
              required={field.isRequired}
              aria-labelledby={`${id}-label`}
              aria-describedby={hint === undefined ? undefined : `${id}-hint`}
              onChange={() => {
                field.markEdited()
                onChange?.(option.value)
              }}
              className={styles.box}
            />
            <span id={`${id}-label`} className={styles.words}>
              {option.label}
            </span>
            {hint !== undefined && (
              <span id={`${id}-hint`} className={styles.hint}>
                {hint}
              </span>
            )}
          </label>
        )
      })}
    </ChoiceGroup>
  )
}
