import { useState } from 'react'
import { useAnswer } from '../../private/useAnswer.ts'
import { ComboboxBox, type ComboboxControlProps } from '../Combobox/ComboboxBox.tsx'
import type { ComboboxOption } from '../Combobox/comboboxOptions.ts'

/** Milliseconds without a stroke before the words are sent. */
const typingPause = 180

type SearchControlProps = Omit<ComboboxControlProps, 'onChoose'> & {
  search: (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>
  minQueryLength: number
  noneText: string
  onChoose: (option: ComboboxOption | null) => void
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
  onFailure,
  ...control
}: SearchControlProps) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const [found, setFound] = useState<Found | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const query = (typed ?? '').trim()
  const isLongEnough = query.length >= minQueryLength
  const items = isLongEnough ? (found?.options ?? []) : []

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
      onChoose={(value) => onChoose(items.find((option) => option.value === value) ?? null)}
      items={items}
      hiddenMatches={0}
      emptyText={emptyText()}
      opensOnFocus={minQueryLength === 0}
      typed={typed}
      onType={setTyped}
      onOpenChange={setIsOpen}
    />
  )
}
