import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { NativeSelect } from '../../private/NativeSelect.tsx'
import { useField } from '../../private/useField.ts'

export type SelectOption = {
  label: string
  value: string
  /** Why it is disabled, shown after its label: 'not supported yet'. */
  disabledReason?: string | undefined
}

export type SelectProps = Omit<FieldProps, 'isReadOnly'> & {
  options: ReadonlyArray<SelectOption>
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** The label of the empty option; without it there is none. */
  placeholder?: string | undefined
}

/** Selects one of a few options in the browser's native list. */
export function Select({ options, value, defaultValue, onChange, placeholder, ...fieldProps }: SelectProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <NativeSelect
        {...field.controlProps}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => {
          field.markEdited()
          onChange?.(event.target.value)
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabledReason !== undefined}>
            {option.disabledReason === undefined
              ? option.label
              : `${option.label} (${option.disabledReason})`}
          </option>
        ))}
      </NativeSelect>
    </FieldShell>
  )
}
