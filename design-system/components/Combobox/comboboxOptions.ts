import { soughtText } from '../../private/soughtText.ts'

/** One choice of a Combobox. */
export type ComboboxOption = {
  label: string
  value: string
  /** A second line, searched too: an address, a title. */
  description?: string | undefined
  /** A mark at its end: 'Suggested'. */
  badgeText?: string | undefined
}

export type ListRule = {
  /** So many matches show whatever was typed, and never more than these. */
  maxOptions: number
  /** From so many letters on the first `maxOptions` show however many match; 0 shows them at once. */
  minQueryLength: number
}

/** The options that have every word of the query somewhere in their label, value or description. */
export function matchingOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const words = soughtText(query).split(/\s+/)
  return options.filter(({ label, value, description = '' }) => {
    const text = soughtText(`${label}\n${value}\n${description}`)
    return words.every((word) => text.includes(word))
  })
}

/** Whether the list may show: few enough matches, or a query long enough. */
export function showsList(matches: number, query: string, { maxOptions, minQueryLength }: ListRule): boolean {
  return matches <= maxOptions || query.trim().length >= minQueryLength
}
