import { Icon } from '../components/Icon/Icon.tsx'
import { XIcon } from '../icons/icons.ts'
import { button } from './fieldButton.css.ts'
import type { Field } from './useField.ts'

/** Empties a field, in its box. */
export function ClearButton({ field, onClick }: { field: Field; onClick: () => void }) {
  const id = `${field.id}-clear`
  return (
    <button
      type="button"
      id={id}
      aria-label="Clear"
      // A dialog has several of these, so each names what it clears.
      aria-labelledby={`${id} ${field.labelId}`}
      className={button}
      onClick={onClick}
    >
      <Icon icon={XIcon} size="small" />
    </button>
  )
}
