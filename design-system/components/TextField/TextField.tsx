import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react'
import type { FieldProps } from '../../private/fieldProps.ts'
import { FieldShell } from '../../private/FieldShell.tsx'
import * as styles from '../../private/FieldShell.css.ts'
import { useField } from '../../private/useField.ts'

export type TextFieldProps = FieldProps & {
  /** `text` by default. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'number'
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number | undefined
  pattern?: string | undefined
  spellCheck?: boolean | undefined
  /** Before the value, inside the box: a currency sign, an icon. */
  prefix?: ReactNode
  /** After the value, inside the box: a unit, a small button. */
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One line of text. */
export function TextField({
  type = 'text',
  value,
  defaultValue,
  onChange,
  prefix,
  suffix,
  onBlur,
  placeholder,
  autoComplete,
  inputMode,
  maxLength,
  pattern,
  spellCheck,
  inputRef,
  ...fieldProps
}: TextFieldProps) {
  const field = useField(fieldProps)
  return (
    <FieldShell field={field}>
      <div className={styles.control}>
        {prefix}
        <input
          {...field.controlProps}
          ref={inputRef}
          type={type}
          readOnly={field.isReadOnly}
          value={value}
          defaultValue={defaultValue}
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={maxLength}
          pattern={pattern}
          spellCheck={spellCheck}
          onBlur={onBlur}
          onChange={(event) => {
            field.markEdited()
            onChange?.(event.target.value)
          }}
          className={styles.input}
        />
        {suffix}
      </div>
    </FieldShell>
  )
}
