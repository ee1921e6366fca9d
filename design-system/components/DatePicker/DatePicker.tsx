import { useRef, useState } from 'react'
import * as shell from '../../private/FieldShell.css.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FormValue } from '../../private/FormValue.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import { useValue } from '../../private/useValue.ts'

export type DatePickerProps = FieldProps & {
  /** A calendar day, `2026-11-20`; null if none is selected. */
  value?: string | null | undefined
  defaultValue?: string | null | undefined
  /** Called when a day is picked or cleared, and on blur after typing. An incomplete day is an error instead. */
  onChange?: ((value: string | null) => void) | undefined
  /** Whether the day can be cleared; true by default unless required. */
  isClearable?: boolean
}

/** A calendar day, typed or picked from a calendar. */
export function DatePicker({
  value,
  defaultValue = null,
  onChange,
  isClearable,
  errorMessage,
  ...fieldProps
}: DatePickerProps) {
  const [chosen, choose] = useValue(value, defaultValue, onChange)
  const { day, text, problem, hasLeft, ...typing } = useTypedDay(chosen, choose)
  const field = useField({ ...fieldProps, errorMessage: errorMessage || (hasLeft ? problem : undefined) })
  const [wantsFocus, setWantsFocus] = useState(fieldProps.autoFocus ?? false)

  return (
    <FieldShell field={field} isGroup>
      <DatePickerControl
        field={field}
        day={day}
        onPick={(next) => {
          field.markEdited()
          typing.pick(next)
        }}
        onClear={() => {
          field.markEdited()
          typing.clear()
        }}
        onUnfinished={(unfinished) => {
          if (unfinished !== null) field.markEdited()
          typing.setUnfinished(unfinished)
        }}
        onTyping={typing.setTyping}
        isClearable={isClearable ?? !field.isRequired}
        isDisabled={field.isDisabled}
        isReadOnly={field.isReadOnly}
        autoFocus={wantsFocus}
        onEarlyFocus={() => setWantsFocus(true)}
      />
      <FormValue field={field} value={text} problem={problem} />
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

/** The day while typing: it is committed on blur once complete, so that no intermediate value is selected. */
function useTypedDay(chosen: string | null, choose: (day: string | null) => void) {
  /** Undefined if nothing was typed since. */
  const [typed, setTyped] = useState<string | null>()
  /** The segments while they are not a valid day. */
  const [unfinished, setUnfinished] = useState<string | null>(null)
  /** A nonexistent day, which the control has replaced by an earlier one. */
  const [refused, setRefused] = useState<string | null>(null)
  const [hasLeft, setHasLeft] = useState(false)
  const isTyping = useRef(false)
  const day = typed === undefined ? chosen : typed

  function commit(next: string | null) {
    setTyped(undefined)
    if (next !== chosen) choose(next)
  }

  return {
    day,
    /** The form value: the day, or the invalid text. */
    text: refused ?? unfinished ?? day ?? '',
    problem: problemOf({ refused, unfinished }),
    hasLeft,
    pick(next: string | null) {
      // On blur the control replaces February 30 with the last day of the month, which the user did not choose.
      if (!isTyping.current && unfinished !== null && hasAllDigits(unfinished)) {
        setRefused(unfinished)
        return
      }
      setRefused(null)
      setHasLeft(false)
      if (isTyping.current) setTyped(next)
      else commit(next)
    },
    clear() {
      setRefused(null)
      setHasLeft(false)
      commit(null)
    },
    setUnfinished(text: string | null) {
      setUnfinished(text)
      if (text === null) return
      setRefused(null)
      setHasLeft(false)
    },
    setTyping(isNow: boolean) {
      isTyping.current = isNow
      if (isNow) return
      setHasLeft(true)
      if (unfinished === null && typed !== undefined) commit(typed)
    },
  }
}

function problemOf({ refused, unfinished }: { refused: string | null; unfinished: string | null }) {
  // Only the field has leading zeros, which keep its parts in place.
  if (refused !== null) return `${refused.replaceAll(/\b0(?=\d)/g, '')} is not a date.`
  return unfinished === null ? undefined : 'Enter a full date with month, day, and year.'
}

function hasAllDigits(text: string): boolean {
  return !/\p{L}/u.test(text)
}

/** `11/20/2026`, as shown by the segments that are loading. */
function typedDay(day: string | null): string {
  const [year, month, date] = day?.split('-') ?? []
  return year === undefined ? '' : [Number(month), Number(date), year].join('/')
}
