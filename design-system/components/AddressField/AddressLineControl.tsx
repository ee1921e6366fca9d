import { type FocusEvent, use, useEffect, useEffectEvent, useState } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import * as shell from '../../private/FieldShell.css.ts'
import type { Field } from '../../private/useField.ts'
import * as comboboxStyles from '../Combobox/ComboboxControl.css.ts'
import { ComboboxList } from '../Combobox/ComboboxList.tsx'
import type { AddressSuggestion } from './addressLookup.ts'

type AddressLineControlProps = {
  field: Field
  value: string
  onChange: (line1: string) => void
  suggestions: readonly AddressSuggestion[]
  onChoose: (suggestion: AddressSuggestion) => void
  onLeave: (event: FocusEvent) => void
  autoFocus: boolean
  /** The field was focused before its code had loaded. */
  onEarlyFocus: () => void
}

/** The input with suggestions below it, which open by themselves when there are any. */
export function AddressLineControl({
  field,
  value,
  onChange,
  suggestions,
  onChoose,
  onLeave,
  autoFocus,
}: AddressLineControlProps) {
  // The list closes on selection and keeps its options during the exit animation.
  const [chosenId, setChosenId] = useState<string | null>(null)

  return (
    <ComboBox
      aria-labelledby={field.labelId}
      {...(field.ariaProps['aria-describedby'] && {
        'aria-describedby': field.ariaProps['aria-describedby'],
      })}
      items={suggestions.map((suggestion) => ({ ...suggestion, value: suggestion.id }))}
      allowsCustomValue
      value={chosenId}
      onChange={(key) => {
        const chosen = suggestions.find(({ id }) => id === key)
        setChosenId(chosen?.id ?? null)
        if (chosen) onChoose(chosen)
      }}
      onOpenChange={(isOpen) => {
        // The same suggestion can be chosen again, because its place may have failed to load.
        if (isOpen) setChosenId(null)
      }}
      menuTrigger="manual"
      inputValue={value}
      isInvalid={field.error !== undefined}
      isDisabled={field.isDisabled}
      className={comboboxStyles.box}
    >
      <Group className={shell.control}>
        <Input
          id={field.id}
          aria-required={field.ariaProps['aria-required']}
          // The caller decides that the user came for this field.
          autoFocus={autoFocus}
          // A client's address: the browser's autofill knows only its owner's.
          autoComplete="off"
          onInput={(event) => {
            setChosenId(null)
            onChange(event.currentTarget.value)
          }}
          onBlur={onLeave}
          dir="auto"
          className={shell.input}
        />
      </Group>
      <OpenWhenFound suggestions={suggestions} />
      <ComboboxList hasDescriptions hiddenMatches={0} emptyText="" />
    </ComboBox>
  )
}

/** Suggestions arrive some time after typing, when React Aria would already have opened its list. */
function OpenWhenFound({ suggestions }: { suggestions: readonly AddressSuggestion[] }) {
  const state = use(ComboBoxStateContext)
  const open = useEffectEvent(() => {
    if (suggestions.length > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input')
  })
  useEffect(() => open(), [suggestions])
  return null
}
