import { useState } from 'react'
import * as shell from '../../private/FieldShell.css.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'

export type DatePickerProps = FieldProps & {
  /** A calendar day, `2026-11-20`; null when none is chosen. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  onChange?: ((value: string | null) => void) | undefined
  /** Whether the day may be taken back; on by default, off when it is required. */
  isClearable?: boolean
}

/** A calendar day, typed or picked from a month. */
export function DatePicker({
  value,
  defaultValue = null,
  onChange,
  isClearable,
  ...fieldProps
}: DatePickerProps) {
  const field = useField(fieldProps)
  const [day, setDay] = useValue(value, defaultValue, onChange)
  const [wantsFocus, setWantsFocus] = useState(fieldProps.autoFocus ?? false)

  return (
    <FieldShell field={field} isGroup>
      <DatePickerControl
        field={field}
        day={day}
        onPick={(next) => {
          field.markEdited()
          setDay(next)
        }}
        isClearable={isClearable ?? !field.isRequired}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
        autoFocus={wantsFocus}
        onEarlyFocus={() => setWantsFocus(true)}
      />
      <FormValue field={field} value={day ?? ''} />
    </FieldShell>
  )
}

const DatePickerControl = lazyPart(async () => (await import('./DatePickerControl.tsx')).DatePickerControl, {
  fallback: ({ field, day, isDisabled, onEarlyFocus }) => (
    <div className={shell.control}>
      <input
        aria-labelledby={field.labelId}
        className={shell.input}
        value={typedDay(day)}
        disabled={isDisabled}
        readOnly
        onFocus={onEarlyFocus}
      />
    </div>
  ),
})

/** `11/20/2026`, as the segments show it that are on their way. */
function typedDay(day: string | null): string {
  const [year, month, date] = day?.split('-') ?? []
  return year === undefined ? '' : [Number(month), Number(date), year].join('/')
}
