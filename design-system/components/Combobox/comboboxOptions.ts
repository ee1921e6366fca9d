import { soughtText } from '../../private/soughtText.ts'

/** An option of a Combobox. */
export type ComboboxOption = {
  label: string
  value: string
  /** A second line, also searched: an address, a title. */
  description?: string | undefined
  /** A badge at the end: 'Suggested'. */
  badgeText?: string | undefined
  /** Whether what was typed is another spelling of its name, so that it is not added again. */
  isCalled?: boolean | undefined
}

export type ListRule = {
  /** Matches show once there are at most this many, and never more than this. */
  maxOptions: number
  /** From this query length on, the first `maxOptions` matches always show; 0 shows them immediately. */
  minQueryLength: number
}

/** The options that contain every word of the query in their label, value or description. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const words = soughtText(query).split(/\s+/)
  return options.filter(({ label, value, description = '' }) => {
    const text = soughtText(`${label}\n${value}\n${description}`)
    return words.every((word) => text.includes(word))
  })
}

/** Whether the list may open: few enough matches, or a long enough query. */
export function showsList(matches: number, query: string, { maxOptions, minQueryLength }: ListRule): boolean {
  return matches <= maxOptions || query.trim().length >= minQueryLength
}
