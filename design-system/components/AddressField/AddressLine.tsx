import { type FocusEvent, useState } from 'react'
import type { FieldProps } from '../../private/fieldProps.ts'
import * as shell from '../../private/FieldShell.css.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { FormValue } from '../../private/FormValue.tsx'
import { lazyPart } from '../../private/lazyPart.tsx'
import { useField } from '../../private/useField.ts'
import type { AddressLookup, AddressSuggestion } from './addressLookup.ts'
import { useAnswer } from '../../private/useAnswer.ts'

type AddressLineProps = FieldProps & {
  value: string
  onChange: (line1: string) => void
  lookup: AddressLookup
  onChoose: (suggestion: AddressSuggestion) => void
  onLeave: (event: FocusEvent) => void
  /** The error of a suggestion. */
  note: string | undefined
}

/** Fewer letters are too ambiguous to look up. */
const fewestLetters = 3

/** Debounce before a lookup, in milliseconds. */
const pause = 200

/** Line 1 of an address, with suggestions for whole addresses. */
export function AddressLine({
  value,
  onChange,
  lookup,
  onChoose,
  onLeave,
  note,
  ...fieldProps
}: AddressLineProps) {
  const [typed, setTyped] = useState('')
  const [suggestions, setSuggestions] = useState(noSuggestions)
  const [hasFailed, setHasFailed] = useState(false)
  const [wantsFocus, setWantsFocus] = useState(fieldProps.autoFocus ?? false)

  const query = isWorthAsking(typed) ? typed : null
  useAnswer(query, {
    ask: (asked, signal) => lookup.suggest(asked, signal),
    delay: pause,
    onAnswer(found) {
      setSuggestions(found)
      setHasFailed(false)
    },
    onFailure() {
      setSuggestions(noSuggestions)
      setHasFailed(true)
    },
  })

  const failure = note ?? (hasFailed ? 'No suggestions right now. Type the address.' : undefined)
  const field = useField({ ...fieldProps, description: failure ?? fieldProps.description })

  return (
    <FieldShell field={field}>
      <AddressLineControl
        field={field}
        value={value}
        onChange={(line1) => {
          field.markEdited()
          setTyped(line1)
          if (!isWorthAsking(line1)) setSuggestions(noSuggestions)
          onChange(line1)
        }}
        suggestions={suggestions}
        onChoose={(suggestion) => {
          field.markEdited()
          setTyped('')
          onChoose(suggestion)
        }}
        onLeave={onLeave}
        autoFocus={wantsFocus}
        onEarlyFocus={() => setWantsFocus(true)}
      />
      <FormValue field={field} value={value} />
    </FieldShell>
  )
}

function isWorthAsking(typed: string): boolean {
  return typed.trim().length >= fewestLetters
}

const noSuggestions: readonly AddressSuggestion[] = []

const AddressLineControl = lazyPart(
  async () => (await import('./AddressLineControl.tsx')).AddressLineControl,
  {
    fallback: ({ field, value, onChange, onLeave, onEarlyFocus }) => (
      <div className={shell.control}>
        <input
          {...field.ariaProps}
          id={field.id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          disabled={field.isDisabled}
          autoComplete="off"
          onFocus={onEarlyFocus}
          onBlur={onLeave}
          className={shell.input}
        />
      </div>
    ),
  },
)
