import { useState } from 'react'
import { ComboboxBox, type ComboboxControlProps } from './ComboboxBox.tsx'
import { type ComboboxOption, type ListRule, matchingOptions, showsList } from './comboboxOptions.ts'

type OptionsControlProps = ComboboxControlProps & {
  options: readonly ComboboxOption[]
  rule: ListRule
}

/** The input for options that are all loaded. */
export function ComboboxControl({ options, rule, ...control }: OptionsControlProps) {
  const [typed, setTyped] = useState<string>()
  const query = typed ?? ''
  const matches = matchingOptions(options, query)
  const isShown = showsList(matches.length, query, rule)

  return (
    <ComboboxBox
      {...control}
      items={isShown ? matches.slice(0, rule.maxOptions) : []}
      hiddenMatches={isShown ? Math.max(0, matches.length - rule.maxOptions) : 0}
      emptyText={isShown ? 'No matches' : `Type at least ${rule.minQueryLength} letters to search`}
      opensOnFocus={rule.minQueryLength === 0}
      typed={typed}
      onType={setTyped}
    />
  )
}
