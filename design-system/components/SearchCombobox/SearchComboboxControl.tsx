import { useState } from 'react'
import { useAnswer } from '../../private/useAnswer.ts'
import { ComboboxBox, type ComboboxControlProps } from '../Combobox/ComboboxBox.tsx'
import type { ComboboxOption } from '../Combobox/comboboxOptions.ts'

/** Milliseconds without a stroke before the words are sent. */
const typingPause = 180

/** The value of the last option, which is none of those that were found. */
const added = '\u0000add'

type SearchControlProps = Omit<ComboboxControlProps, 'onChoose'> & {
  search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  minQueryLength: number
  noneText: string
  onChoose: (option: ComboboxOption | null) => void
  onAdd: ((words: string) => void) | undefined
  onFailure: (message: string | null) => void
}

interface Found {
  query: string
  options: readonly ComboboxOption[]
}

/** The input over options that the server finds. */
export function SearchComboboxControl({
  search,
  minQueryLength,
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
  // Whoever comes back from adding does not ask for the list, which would lie over what comes next.
  const [isAdding, setIsAdding] = useState(false)

  const query = (typed ?? '').trim()
  const isLongEnough = query.length >= minQueryLength
  const matches = isLongEnough ? (found?.options ?? []) : []
  const canAdd = onAdd !== undefined && query !== '' && found?.query === query && !isCalled(query, matches)
  const items = canAdd ? [...matches, { value: added, label: `Add “${query}”` }] : matches

  function choose(value: string | null) {
    if (value !== added) {
      const option = matches.find((match) => match.value === value)
      // A choice is told once more when the field is left, though a later list may not have it.
      if (option || value === null) onChoose(option ?? null)
      return
    }
    setIsAdding(true)
    onAdd?.(query)
  }

  useAnswer(isOpen && isLongEnough ? query : null, {
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
    if (!isLongEnough) return `Type at least ${minQueryLength} letters to search`
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
      opensOnFocus={minQueryLength === 0 && !isAdding}
      onEnter={() => setIsAdding(false)}
      typed={typed}
      onType={setTyped}
      onOpenChange={setIsOpen}
    />
  )
}

/** Whether one of the options has this very name. */
function isCalled(name: string, options: readonly ComboboxOption[]): boolean {
  const wanted = name.toLocaleLowerCase()
  return options.some(({ label }) => label.toLocaleLowerCase() === wanted)
}
