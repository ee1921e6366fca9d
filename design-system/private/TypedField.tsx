import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
  useState,
} from 'react'
import * as shell from './FieldShell.css.ts'
import { FieldShell } from './FieldShell.tsx'
import type { FieldProps } from './fieldProps.ts'
import { FormValue } from './FormValue.tsx'
import * as styles from './TypedField.css.ts'
import { useField } from './useField.ts'

/** The result of parsing a field's text. */
export type Reading = {
  /** The form value; empty if there is none. */
  value: string
  /** The text formatted on blur; unchanged by default. */
  written?: string | undefined
  /** The error of a text that cannot be submitted. */
  problem?: string | undefined
}

export type TypedFieldProps = FieldProps & {
  type?: 'text' | 'tel' | 'email'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  placeholder?: string | undefined
  /** Texts that the browser offers to choose from. */
  suggestions?: readonly string[]
  /** After the value, inside the box. */
  suffix?: ReactNode
  /** Keeps the direction of a value that runs left to right in every language. */
  isLeftToRight?: boolean
  /** Shown until edited: a computed total updates it. */
  givenText: string
  /** The form value of the initial text; parsed by `read` by default, if the text is the whole value. */
  givenValue?: string | undefined
  read: (text: string) => Reading
  /** Called with the text on every edit. */
  onType?: ((text: string) => void) | undefined
}

/** A free-text input parsed as a domain value and formatted on blur. */
export function TypedField({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
  suggestions = [],
  suffix,
  isLeftToRight = false,
  givenText,
  givenValue,
  read,
  onType,
  errorMessage,
  ...fieldProps
}: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const listId = useId()
  const text = typed ?? givenText
  const [wasLeft, setWasLeft] = useState(false)
  const { value, written, problem } = readingOf()
  const field = useField({ ...fieldProps, errorMessage: errorMessage || (wasLeft ? problem : undefined) })

  function readingOf(): Reading {
    const reading = read(text)
    // A stored value stays unchanged and is not an error for users who edit other fields of the record.
    return text === givenText ? { value: givenValue ?? reading.value } : reading
  }

  return (
    <FieldShell field={field}>
      <div className={shell.control}>
        <input
          {...field.ariaProps}
          id={field.id}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          // The caller decides that the user came for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={field.controlProps.autoFocus}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          placeholder={placeholder}
          list={suggestions.length > 0 ? listId : undefined}
          value={text}
          onChange={({ target }) => {
            field.markEdited()
            setWasLeft(false)
            setTyped(target.value)
            onType?.(target.value)
          }}
          onBlur={() => {
            setWasLeft(!field.isReadOnly)
            if (typed !== null && written !== undefined) setTyped(written)
          }}
          className={isLeftToRight ? styles.leftToRight : shell.input}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((suggestion) => (
              <option key={suggestion}>{suggestion}</option>
            ))}
          </datalist>
        )}
        {suffix}
      </div>
      <FormValue field={field} value={value} problem={problem} />
    </FieldShell>
  )
}
