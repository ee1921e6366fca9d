import { ChoiceGroup } from '../../private/ChoiceGroup.tsx'
import type { ChoiceOption } from '../../private/choiceOption.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'

export type CheckboxGroupProps<Value extends string> = Omit<FieldProps, 'isRequired' | 'isReadOnly'> & {
  options: ReadonlyArray<ChoiceOption<Value>>
  value?: readonly Value[] | undefined
  defaultValue?: readonly Value[] | undefined
  /** Called with all checked values in option order. */
  onChange?: ((value: readonly Value[]) => void) | undefined
}

/** Any of a few options of one kind; the form gets each checked value under the same name. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  defaultValue = [],
  onChange,
  ...fieldProps
}: CheckboxGroupProps<Value>) {
  const field = useField(fieldProps)
  const [checked, setChecked] = useValue<readonly Value[]>(value, defaultValue, onChange)

  function handleChange(changed: Value, isChecked: boolean) {
    field.markEdited()
    const isIn = (option: Value) => (option === changed ? isChecked : checked.includes(option))
    setChecked(options.map((option) => option.value).filter(isIn))
  }

  return (
    <ChoiceGroup field={field} role="group">
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          description={option.disabledReason ?? option.description}
          name={field.name}
          value={option.value}
          isChecked={checked.includes(option.value)}
          isDisabled={field.isDisabled || option.disabledReason !== undefined}
          onChange={(isChecked) => handleChange(option.value, isChecked)}
        />
      ))}
    </ChoiceGroup>
  )
}
