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
  label,
  isLabelHidden,
  name,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus,
  id,
  type = 'text',
  value,
  defaultValue,
  onChange,
  prefix,
  suffix,
  inputRef,
  ...rest
}: TextFieldProps) {
  const field = useField({ id, name, description, errorMessage, isRequired })
  return (
    <FieldShell
      field={field}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      isRequired={isRequired}
    >
      <div className={styles.control}>
        {prefix}
        <input
          {...rest}
          {...field.ariaProps}
          ref={inputRef}
          id={field.id}
          name={name}
          type={type}
          value={value}
          defaultValue={defaultValue}
          required={isRequired}
          disabled={isDisabled}
          readOnly={isReadOnly}
          // The caller knows that the field is what the person came for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
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
