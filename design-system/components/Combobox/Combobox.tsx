import { useState } from 'react'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'
import type { ComboboxOption, ListRule } from './comboboxOptions.ts'
import { EarlyInput } from './EarlyInput.tsx'

export type ComboboxProps = FieldProps &
  Partial<ListRule> & {
    options: ReadonlyArray<ComboboxOption>
    /** The selected option's value, or null. */
    value?: string | null | undefined
    defaultValue?: string | null | undefined
    onChange?: ((value: string | null) => void) | undefined
    /** Whether the selection can be cleared; true by default unless required. */
    isClearable?: boolean
    placeholder?: string | undefined
  }

/** Selects one of many options by typing part of it. */
export function Combobox({
  options,
  value,
  defaultValue = null,
  onChange,
  minQueryLength = 3,
  maxOptions = 50,
  isClearable,
  placeholder = '',
  ...fieldProps
}: ComboboxProps) {
  const field = useField(fieldProps)
  const [chosen, setChosen] = useValue(value, defaultValue, onChange)
  const [wantsFocus, setWantsFocus] = useState(fieldProps.autoFocus ?? false)

  return (
    <FieldShell field={field}>
      <ComboboxControl
        field={field}
        options={options}
        chosen={options.find((option) => option.value === chosen)}
        onChoose={(next) => {
          field.markEdited()
          setChosen(next)
        }}
        rule={{ minQueryLength, maxOptions }}
        isClearable={isClearable ?? !field.isRequired}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
        placeholder={placeholder}
        autoFocus={wantsFocus}
        beginsClosed={fieldProps.autoFocus ?? false}
        onEarlyFocus={() => setWantsFocus(true)}
      />
      <FormValue field={field} value={chosen ?? ''} />
    </FieldShell>
  )
}

const ComboboxControl = lazyPart(async () => (await import('./ComboboxControl.tsx')).ComboboxControl, {
  fallback: EarlyInput,
})
