import { useState } from 'react'
import { useAnswer } from '../../private/useAnswer.ts'
import { ComboboxBox, type ComboboxControlProps } from '../Combobox/ComboboxBox.tsx'
import type { ComboboxOption } from '../Combobox/comboboxOptions.ts'

/** Debounce before searching, in milliseconds. */
const typingPause = 180

/** The value of the last option, which is not a search result. */
const added = '\u0000add'

type SearchControlProps = Omit<ComboboxControlProps, 'onChoose'> & {
  search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  noneText: string
  onChoose: (option: ComboboxOption | null) => void
  onAdd: ((words: string) => void) | undefined
  onFailure: (message: string | null) => void
}

interface Found {
  query: string
  options: readonly ComboboxOption[]
}

/** The input for options that the server searches. */
export function SearchComboboxControl({
  search,
  noneText,
  onChoose,
  onAdd,
  onFailure,
  ...control
}: SearchControlProps) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  // After adding, the list stays closed, since it would cover the next field.
  const [isAdding, setIsAdding] = useState(false)

  const query = (typed ?? '').trim()
  const matches = withChosen(found?.options ?? [], typed === undefined ? control.chosen : undefined)
  const canAdd = onAdd !== undefined && query !== '' && found?.query === query && !isCalled(query, matches)
  const items = canAdd ? [...matches, { value: added, label: `Add “${query}”` }] : matches

  function choose(value: string | null) {
    if (value !== added) {
      const option = matches.find((match) => match.value === value)
      // React Aria reports the selection again on blur, when a later list may not contain it.
      if (option || value === null) onChoose(option ?? null)
      return
    }
    setIsAdding(true)
    onAdd?.(query)
  }

  useAnswer(isOpen ? query : null, {
    ask: search,
    delay: query === '' ? 0 : typingPause,
    onAnswer(options) {
      setFound({ query, options })
      setHasFailed(false)
      onFailure(null)
    },
    onFailure(error) {
      setFound(null)
      setHasFailed(true)
      onFailure(error instanceof Error ? error.message : 'The server could not be reached.')
    },
  })

  function emptyText(): string {
    if (hasFailed) return 'Could not be loaded'
    if (found?.query !== query) return 'Searching...'
    return query === '' ? noneText : 'No matches'
  }

  return (
    <ComboboxBox
      {...control}
      onChoose={choose}
      items={items}
      hiddenMatches={0}
      emptyText={emptyText()}
      opensOnFocus={!isAdding}
      onEnter={() => setIsAdding(false)}
      typed={typed}
      onType={setTyped}
      onOpenChange={setIsOpen}
    />
  )
}

/** Without the selection among its options, a list opens again as often as it is closed. */
function withChosen(
  options: readonly ComboboxOption[],
  chosen: ComboboxOption | undefined,
): readonly ComboboxOption[] {
  return chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options
}

/** Whether an option has this name, exactly or as its source spells it. */
function isCalled(name: string, options: readonly ComboboxOption[]): boolean {
  const wanted = name.toLocaleLowerCase()
  return options.some((option) => option.isCalled || option.label.toLocaleLowerCase() === wanted)
}
