import { useLayoutEffect, useRef, type AriaAttributes, type KeyboardEvent, type Ref } from 'react'
import { classNames } from '../../private/classNames.ts'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import { fitToText } from '../../private/fitToText.ts'
import { useField } from '../../private/useField.ts'
import { useMergedRef } from '../../private/useMergedRef.ts'
import * as styles from './TextArea.css.ts'

export type TextAreaProps = FieldProps & {
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  placeholder?: string | undefined
  /** Visible lines; 3 by default. */
  rows?: number
  /** Grows with the text from 120 to 600 px, then scrolls. */
  isAutoGrowing?: boolean
  maxLength?: number | undefined
  /** Ctrl+Enter (⌘ Enter on a Mac) submits the form. */
  isSubmittedByKey?: boolean
  inputRef?: Ref<HTMLTextAreaElement> | undefined
  /** Props for a suggestion list: ARIA attributes, key handling, and the caret position. */
  assistant?: TextAreaAssistant | undefined
}

export type TextAreaAssistant = {
  ariaProps: Pick<
    AriaAttributes,
    'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-haspopup'
  >
  /** Calls preventDefault for the keys it handles. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onCaretMove: (area: HTMLTextAreaElement) => void
  onBlur: () => void
}

/** Several lines of text. */
export function TextArea({
  value,
  defaultValue,
  onChange,
  rows = 3,
  isAutoGrowing = false,
  isSubmittedByKey = false,
  placeholder,
  maxLength,
  inputRef,
  assistant,
  ...fieldProps
}: TextAreaProps) {
  const field = useField(fieldProps)
  const area = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(area, inputRef)
  // A value set from outside, such as clearing after sending, changes the height too.
  useLayoutEffect(() => {
    if (isAutoGrowing && area.current) fitToText(area.current)
  }, [isAutoGrowing, value])

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    assistant?.onKeyDown(event)
    if (event.defaultPrevented) return
    if (!isSubmittedByKey || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <FieldShell field={field}>
      <div className={styles.box}>
        <textarea
          {...field.controlProps}
          {...assistant?.ariaProps}
          ref={mergedRef}
          rows={rows}
          dir="auto"
          readOnly={field.isReadOnly}
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder}
          maxLength={maxLength}
          onKeyDown={handleKeyDown}
          onSelect={(event) => assistant?.onCaretMove(event.currentTarget)}
          onBlur={assistant?.onBlur}
          onChange={(event) => {
            if (isAutoGrowing) fitToText(event.target)
            field.markEdited()
            onChange?.(event.target.value)
          }}
          className={classNames(styles.area, isAutoGrowing && styles.growing)}
        />
      </div>
    </FieldShell>
  )
}
