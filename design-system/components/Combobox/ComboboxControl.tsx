import { type FormEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { flushSync } from 'react-dom'
import { ChevronDownIcon, XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import * as shell from '../../private/FieldShell.css.ts'
import type { Field } from '../../private/useField.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ComboboxControl.css.ts'
import { ComboboxList } from './ComboboxList.tsx'
import { type ComboboxOption, type ListRule, matchingOptions, showsList } from './comboboxOptions.ts'

type ComboboxControlProps = {
  field: Field
  options: readonly ComboboxOption[]
  chosen: ComboboxOption | undefined
  onChoose: (value: string | null) => void
  rule: ListRule
  isClearable: boolean
  isDisabled: boolean
  isReadOnly: boolean
  placeholder: string
  autoFocus: boolean
  /** The field got the focus before its behaviour was there. */
  onEarlyFocus: () => void
}

/** The input with its list. */
export function ComboboxControl({
  field,
  options,
  chosen,
  onChoose,
  rule,
  isClearable,
  isDisabled,
  isReadOnly,
  placeholder,
  autoFocus,
}: ComboboxControlProps) {
  // What was typed since the last choice; without it the input shows the choice, and the list everything.
  const [typed, setTyped] = useState<string>()
  const [isCleared, setIsCleared] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)

  const query = typed ?? ''
  const matches = matchingOptions(options, query)
  const isShown = showsList(matches.length, query, rule)

  function handleInput(event: FormEvent<HTMLInputElement>) {
    const text = event.currentTarget.value
    setTyped(text)
    if (text === '' && isClearable && chosen) onChoose(null)
  }

  function clear() {
    setTyped(undefined)
    onChoose(null)
    // Whoever takes a choice back does not ask for the list, which would lie over what comes next.
    flushSync(() => setIsCleared(true))
    inputRef.current?.focus()
    setIsCleared(false)
  }

  return (
    <ComboBox
      aria-labelledby={field.labelId}
      {...(field.ariaProps['aria-describedby'] && {
        'aria-describedby': field.ariaProps['aria-describedby'],
      })}
      items={isShown ? matches.slice(0, rule.maxOptions) : []}
      value={chosen?.value ?? null}
      onChange={(key) => {
        if (key === null) return
        setTyped(undefined)
        onChoose(String(key))
      }}
      inputValue={typed ?? chosen?.label ?? ''}
      onOpenChange={(isOpen) => {
        if (!isOpen) setTyped(undefined)
      }}
      onBlur={() => setTyped(undefined)}
      menuTrigger={rule.minQueryLength === 0 && !isCleared ? 'focus' : 'input'}
      allowsEmptyCollection
      isInvalid={field.error !== undefined}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={styles.box}
    >
      <Group className={classNames(shell.control, styles.group)}>
        <Input
          ref={inputRef}
          id={field.id}
          placeholder={placeholder}
          aria-required={field.ariaProps['aria-required']}
          // The caller knows that the field is what the person came for.
          autoFocus={autoFocus}
          onInput={handleInput}
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
        hasDescriptions={matches.some(({ description }) => description !== undefined)}
        hiddenMatches={isShown ? Math.max(0, matches.length - rule.maxOptions) : 0}
        emptyText={isShown ? 'No matches' : `Type at least ${rule.minQueryLength} letters to search`}
      />
    </ComboBox>
  )
}
