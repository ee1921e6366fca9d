import {
  type HTMLInputAutoCompleteAttribute,
  type InputHTMLAttributes,
  type ReactNode,
  useState,
} from 'react'
import * as shell from './FieldShell.css.ts'
import { FieldShell } from './FieldShell.tsx'
import type { FieldProps } from './fieldProps.ts'
import { FormValue } from './FormValue.tsx'
import * as styles from './TypedField.css.ts'
import { useField } from './useField.ts'

/** What a field makes of the text that stands in it. */
export type Reading = {
  /** What the form gets; empty when there is nothing to give. */
  value: string
  /** How the field writes it out when it is left; as it was typed by default. */
  written?: string | undefined
  /** What is said of a text that cannot be sent. */
  problem?: string | undefined
}

export type TypedFieldProps = FieldProps & {
  type?: 'text' | 'tel' | 'email'
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  placeholder?: string | undefined
  /** After the value, inside the box. */
  suffix?: ReactNode
  /** Keeps the order of a value that is written from left to right in every language. */
  isLeftToRight?: boolean
  /** What stands there until somebody edits it: a total that is reckoned elsewhere follows it. */
  givenText: string
  /** What the form gets of that text; what `read` makes of it by default, wherever the text says all of the value. */
  givenValue?: string | undefined
  read: (text: string) => Reading
  /** Called with the text at every edit. */
  onType?: ((text: string) => void) | undefined
}

/** A line that is typed freely, read as a value of the trade, and written out neatly when it is left. */
export function TypedField({
  type = 'text',
  inputMode,
  autoComplete = 'off',
  placeholder,
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
  const text = typed ?? givenText
  const [wasLeft, setWasLeft] = useState(false)
  const { value, written, problem } = readingOf()
  const field = useField({ ...fieldProps, errorMessage: errorMessage || (wasLeft ? problem : undefined) })

  function readingOf(): Reading {
    const reading = read(text)
    // What a record held already stays as it was, and is no fault of whoever edits another field of it.
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
          // The caller knows that the field is what the person came for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={field.controlProps.autoFocus}
          disabled={field.isDisabled}
          readOnly={field.isReadOnly}
          placeholder={placeholder}
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
        {suffix}
      </div>
      <FormValue field={field} value={value} problem={problem} />
    </FieldShell>
  )
}
