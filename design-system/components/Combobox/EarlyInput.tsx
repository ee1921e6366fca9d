import * as shell from '../../private/FieldShell.css.ts'
import type { ComboboxControlProps } from './ComboboxBox.tsx'

type EarlyInputProps = Pick<
  ComboboxControlProps,
  'field' | 'chosen' | 'placeholder' | 'isDisabled' | 'onEarlyFocus'
>

/** The input until its code has loaded. */
export function EarlyInput({ field, chosen, placeholder, isDisabled, onEarlyFocus }: EarlyInputProps) {
  return (
    <div className={shell.control}>
      <input
        id={field.id}
        className={shell.input}
        value={chosen?.label ?? ''}
        placeholder={placeholder}
        disabled={isDisabled}
        readOnly
        onFocus={onEarlyFocus}
      />
    </div>
  )
}
