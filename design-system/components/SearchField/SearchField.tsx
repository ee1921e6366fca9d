import { useRef, type KeyboardEvent, type Ref } from 'react'
import { SearchIcon, XIcon } from '../../icons/icons.ts'
import * as shell from '../../private/FieldShell.css.ts'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { useValue } from '../../private/useValue.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Kbd } from '../Kbd/Kbd.tsx'
import * as styles from './SearchField.css.ts'

export type SearchFieldProps = {
  /** The accessible name, such as 'Filter service requests'. */
  label: string
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** 'Start typing to filter...' by default. */
  placeholder?: string
  name?: string | undefined
  /** The shortcut that focuses the field, shown while it is empty; the screen handles it. */
  shortcut?: string | undefined
  /** Called for the down arrow, which moves on to what the field filters. */
  onDown?: (() => void) | undefined
  isDisabled?: boolean
  autoFocus?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Filters what is on screen while typing; Escape or the clear button empties it. */
export function SearchField({
  label,
  value,
  defaultValue = '',
  onChange,
  placeholder = 'Start typing to filter...',
  name,
  shortcut,
  onDown,
  isDisabled = false,
  autoFocus,
  inputRef,
}: SearchFieldProps) {
  const [shown, change] = useValue(value, defaultValue, onChange)
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, inputRef)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' && onDown) {
      event.preventDefault()
      onDown()
    }
    if (event.key !== 'Escape' || shown === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    // Keeps the dialog around the field open.
    event.stopPropagation()
    change('')
  }

  return (
    <div className={shell.control} role="search" aria-label={label}>
      <span className={styles.icon}>
        <Icon icon={SearchIcon} />
      </span>
      <input
        ref={mergedRef}
        type="search"
        enterKeyHint="search"
        name={name}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={shown}
        disabled={isDisabled}
        // The caller decides that the user came for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={autoFocus}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
        className={styles.input}
      />
      {shown !== '' && !isDisabled && (
        <button
          type="button"
          aria-label="Clear"
          className={styles.clear}
          onClick={() => {
            change('')
            input.current?.focus()
          }}
        >
          <Icon icon={XIcon} size="small" />
        </button>
      )}
      {shown === '' && shortcut !== undefined && (
        <span className={styles.shortcut}>
          <Kbd>{shortcut}</Kbd>
        </span>
      )}
    </div>
  )
}
