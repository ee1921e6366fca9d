import { type Ref, useState } from 'react'
import { nameOf } from '../../css/nameOf.ts'
import { classNames } from '../../private/classNames.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import type { FieldProps } from '../../private/fieldProps.ts'
import { useField } from '../../private/useField.ts'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { useValue } from '../../private/useValue.ts'
import * as styles from './OneTimeCodeField.css.ts'
import { typedCode } from './typedCode.ts'

export type OneTimeCodeFieldProps = FieldProps & {
  /** The number of digits; 6 by default. */
  length?: number
  value?: string | undefined
  defaultValue?: string | undefined
  /** Called on every edit with the current digits. */
  onChange?: ((code: string) => void) | undefined
  /** Called when the last digit is entered, to submit the code. */
  onComplete?: ((code: string) => void) | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

type Selection = { start: number; end: number }

/** A one-time code: a single input with autofill, shown digit by digit. */
export function OneTimeCodeField({
  length = 6,
  value,
  defaultValue = '',
  onChange,
  onComplete,
  inputRef,
  ...fieldProps
}: OneTimeCodeFieldProps) {
  const field = useField(fieldProps)
  const [code, setCode] = useValue(value, defaultValue, onChange)
  const [selection, setSelection] = useState<Selection | null>(null)
  const problem = code !== '' && code.length < length ? `Enter all ${length} digits.` : ''
  const canChange = !field.isDisabled && !field.isReadOnly
  const ref = useMergedRef<HTMLInputElement>((input) => input?.setCustomValidity(problem), inputRef)

  function handleChange(input: HTMLInputElement) {
    const caretAt = input.selectionStart ?? input.value.length
    const { text: next, caret } = typedCode(code, { text: input.value, caret: caretAt }, length)
    // Set on the DOM here: a value written by React moves the caret to the end.
    input.value = next
    input.setSelectionRange(caret, caret)
    noteSelection(input)
    field.markEdited()
    setCode(next)
    if (next.length === length && next !== code) onComplete?.(next)
  }
  function noteSelection({ selectionStart, selectionEnd }: HTMLInputElement) {
    setSelection({ start: selectionStart ?? code.length, end: selectionEnd ?? code.length })
  }
  function isActive(at: number): boolean {
    if (selection === null || field.isDisabled) return false
    const first = Math.min(selection.start, length - 1)
    return at >= first && at < Math.max(selection.end, first + 1)
  }

  return (
    <FieldShell field={field}>
      <div className={styles.box} style={{ [nameOf(styles.length)]: length }}>
        <div aria-hidden className={styles.cells}>
          {Array.from({ length }, (_, at) => (
            <div
              key={at}
              data-active={isActive(at) || undefined}
              className={classNames(
                styles.cell,
                field.error !== undefined && styles.wrong,
                !canChange && styles.still,
              )}
            />
          ))}
        </div>
        <div className={styles.line}>
          <input
            {...field.controlProps}
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            readOnly={field.isReadOnly}
            value={code}
            onChange={({ target }) => handleChange(target)}
            onFocus={({ currentTarget }) => noteSelection(currentTarget)}
            onSelect={({ currentTarget }) => noteSelection(currentTarget)}
            onBlur={() => setSelection(null)}
            className={styles.input}
          />
        </div>
      </div>
    </FieldShell>
  )
}
