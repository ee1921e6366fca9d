import { type FormEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { flushSync } from 'react-dom'
import { ChevronDownIcon, XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import * as shell from '../../private/FieldShell.css.ts'
import type { Field } from '../../private/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ComboboxControl.css.ts'
import { ComboboxInput } from './ComboboxInput.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './comboboxOptions.ts'

/** What every combobox's control is given by its field. */
export type ComboboxControlProps = {
  field: Field
  chosen: ComboboxOption | undefined
  onChoose: (value: string | null) => void
  isClearable: boolean
  isDisabled: boolean
  isReadOnly: boolean
  placeholder: string
  autoFocus: boolean
  /** Whether the focus is there as the form appears: the list, which would lie over it, waits for a key or a press. */
  beginsClosed: boolean
  /** The field got the focus before its behaviour was there. */
  onEarlyFocus: () => void
}

type ComboboxBoxProps = Omit<ComboboxControlProps, 'onEarlyFocus'> & {
  /** What the list shows. */
  items: readonly ComboboxOption[]
  /** Matches beyond those in the list. */
  hiddenMatches: number
  /** Why the list is empty. */
  emptyText: string
  /** Whether the list opens as soon as the field is entered. */
  opensOnFocus: boolean
  /** What was typed since the last choice; without it the input shows the choice. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The field was entered; whether the list opens was decided before. */
  onEnter?: (() => void) | undefined
}

/** The input with its list. */
export function ComboboxBox({
  field,
  chosen,
  onChoose,
  isClearable,
  isDisabled,
  isReadOnly,
  placeholder,
  autoFocus,
  beginsClosed,
  items,
  hiddenMatches,
  emptyText,
  opensOnFocus,
  typed,
  onType,
  onOpenChange,
  onEnter,
}: ComboboxBoxProps) {
  const [staysClosed, setStaysClosed] = useState(beginsClosed)
  const inputRef = useRef<HTMLInputElement>(null)

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    onType(text)
    if (text === '' && isClearable && chosen) onChoose(null)
  }

  function clear() {
    onType(undefined)
    onChoose(null)
    // Whoever takes a choice back does not ask for the list, which would lie over what comes next.
    flushSync(() => setStaysClosed(true))
    inputRef.current?.focus()
    setStaysClosed(false)
  }

  return (
    <ComboBox
      aria-labelledby={field.labelId}
      {...(field.ariaProps['aria-describedby'] && {
        'aria-describedby': field.ariaProps['aria-describedby'],
      })}
      items={items}
      value={chosen?.value ?? null}
      onChange={(key) => {
        if (key === null) return
        onType(undefined)
        onChoose(String(key))
      }}
      inputValue={typed ?? chosen?.label ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) onType(undefined)
        onOpenChange?.(isOpen)
      }}
      onFocus={() => onEnter?.()}
      onBlur={() => onType(undefined)}
      menuTrigger={opensOnFocus && !staysClosed ? 'focus' : 'input'}
      allowsEmptyCollection
      isInvalid={field.error !== undefined}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={styles.box}
    >
      <Group className={classNames(shell.control, styles.group)}>
        <ComboboxInput
          ref={inputRef}
          id={field.id}
          placeholder={placeholder}
          aria-required={field.ariaProps['aria-required']}
          // The caller knows that the field is what the person came for.
          autoFocus={autoFocus}
          onInput={handleInput}
          onKeyDown={() => setStaysClosed(false)}
          opensOnPress={opensOnFocus && staysClosed}
          dir="auto"
          className={shell.input}
        />
        {isClearable && chosen && !isDisabled && !isReadOnly && (
          <button
            type="button"
            id={`${field.id}-clear`}
            aria-label="Clear"
            // A dialog has several of these: each says what it clears.
            aria-labelledby={`${field.id}-clear ${field.labelId}`}
            className={styles.button}
            onClick={clear}
          >
            <Icon icon={XIcon} size="small" />
          </button>
        )}
        <Button aria-label="Show options" className={styles.button}>
          <Icon icon={ChevronDownIcon} size="small" />
        </Button>
      </Group>
      <ComboboxList
        hasDescriptions={items.some(({ description }) => description !== undefined)}
        hiddenMatches={hiddenMatches}
        emptyText={emptyText}
      />
    </ComboBox>
  )
}
