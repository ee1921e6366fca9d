import { use, useEffect, useEffectEvent, useState } from 'react'
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
  autoFocus: boolean
  /** The field got the focus before its behaviour was there. */
  onEarlyFocus: () => void
}

/** The input with the suggestions beneath it, which open by themselves when there are some. */
export function AddressLineControl({
  field,
  value,
  onChange,
  suggestions,
  onChoose,
  autoFocus,
}: AddressLineControlProps) {
  // The list closes upon a choice, and still shows what there was to choose from while it goes.
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
        // What was chosen before may be chosen again: its place may have been lost on the way.
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
          // The caller knows that the field is what the person came for.
          autoFocus={autoFocus}
          // The address of a client: what the browser knows of its owner is of no use.
          autoComplete="off"
          onInput={(event) => {
            setChosenId(null)
            onChange(event.currentTarget.value)
          }}
          dir="auto"
          className={shell.input}
        />
      </Group>
      <OpenWhenFound suggestions={suggestions} />
      <ComboboxList hasDescriptions hiddenMatches={0} emptyText="" />
    </ComboBox>
  )
}

/** Suggestions come a while after the typing, at which React Aria would open its list. */
function OpenWhenFound({ suggestions }: { suggestions: readonly AddressSuggestion[] }) {
  const state = use(ComboBoxStateContext)
  const open = useEffectEvent(() => {
    if (suggestions.length > 0 && state?.isFocused && !state.isOpen) state.open(null, 'input')
  })
  useEffect(() => open(), [suggestions])
  return null
}
