import { type FormEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { flushSync } from 'react-dom'
import { ChevronDownIcon } from '../../icons/icons.ts'
import { ClearButton } from '../../private/ClearButton.tsx'
import { classNames } from '../../private/classNames.ts'
import * as shell from '../../private/FieldShell.css.ts'
import type { Field } from '../../private/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ComboboxControl.css.ts'
import { ComboboxInput } from './ComboboxInput.tsx'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxOption } from './comboboxOptions.ts'

/** The props every combobox control gets from its field. */
export type ComboboxControlProps = {
  field: Field
  chosen: ComboboxOption | undefined
  onChoose: (value: string | null) => void
  isClearable: boolean
  isDisabled: boolean
  isReadOnly: boolean
  placeholder: string
  autoFocus: boolean
  /** Whether the field is focused on mount: the list would cover the form, so it opens on a key or click. */
  beginsClosed: boolean
  /** The field was focused before its code had loaded. */
  onEarlyFocus: () => void
}

type ComboboxBoxProps = Omit<ComboboxControlProps, 'onEarlyFocus'> & {
  /** The list's options. */
  items: readonly ComboboxOption[]
  /** The number of matches not in the list. */
  hiddenMatches: number
  /** Why the list is empty. */
  emptyText: string
  /** Whether the list opens on focus. */
  opensOnFocus: boolean
  /** What was typed since the last selection; otherwise the input shows the selection. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Called on focus, after it was decided whether the list opens. */
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
  const [isOpenUnasked, setIsOpenUnasked] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    onType(text)
    if (text === '' && isClearable && chosen) onChoose(null)
  }

  function clear() {
    onType(undefined)
    onChoose(null)
    // Clearing the selection does not open the list, which would cover the next field.
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
      onOpenChange={(isOpen, trigger) => {
        setIsOpenUnasked(isOpen && trigger === 'input' && typed === undefined)
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
          // The caller decides that the user came for this field.
          autoFocus={autoFocus}
          onInput={handleInput}
          onKeyDown={() => setStaysClosed(false)}
          opensOnClick={opensOnFocus && !isReadOnly}
          isOpenUnasked={isOpenUnasked}
          dir="auto"
          className={shell.input}
        />
        {isClearable && chosen && !isDisabled && !isReadOnly && <ClearButton field={field} onClick={clear} />}
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
