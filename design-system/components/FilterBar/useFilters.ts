import { startTransition, useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import type { AddressFilters } from './addressFilters.ts'

const typingPause = 180

export interface FilteredAddress {
  /** The query part of the address that is shown. */
  search: string
  /** Goes to the list with another query part; ends when the list is there. */
  go: (search: string, options: { replace: boolean }) => void | Promise<void>
}

/** A list's filters as the screen uses them: what useFilters answers. */
export interface Filters<Values> {
  /** What is chosen and typed, at once. */
  values: Values
  /** Whether the address and the rows are still following. */
  isAhead: boolean
  /** Changes a filter, with an entry in the history. */
  choose: (change: Partial<Values>) => void
  /** Changes a filter at each stroke; the address follows at the next pause, in place. */
  type: (change: Partial<Values>) => void
  /** Takes everything back that hides rows; left out of use when nothing does. */
  clear: () => void
  /** Whether there is something to clear. */
  isFiltered: boolean
}

/**
 * The filters of an address, and ways to change them; typing replaces the history entry, a choice adds one. What was
 * chosen shows at once, while the address and the rows follow.
 */
export function useFilters<Values extends object>(
  filters: AddressFilters<Values>,
  { search, go }: FilteredAddress,
): Filters<Values> {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isAhead, startFollowing] = useTransition()
  const [chosen, showAtOnce] = useOptimistic(filters.read(search))
  const [typed, setTyped] = useState<Partial<Values> | null>(null)
  const values = { ...chosen, ...typed }

  useEffect(() => () => clearTimeout(pause.current), [])

  function follow(next: Values, replace: boolean) {
    clearTimeout(pause.current)
    startFollowing(async () => {
      showAtOnce(next)
      await go(filters.write(next), { replace })
      // Words typed since then are still on their way to the address.
      startTransition(() => setTyped((words) => (isPartOf(words, next) ? null : words)))
    })
  }

  function choose(change: Partial<Values>) {
    follow({ ...values, ...change }, false)
  }

  function type(change: Partial<Values>) {
    clearTimeout(pause.current)
    const words = { ...typed, ...change }
    setTyped(words)
    pause.current = setTimeout(() => follow({ ...chosen, ...words }, true), typingPause)
  }

  function clear() {
    setTyped(null)
    follow(filters.cleared(values), false)
  }

  const isFiltered = filters.write(values) !== filters.write(filters.cleared(values))
  return { values, isAhead, choose, type, clear, isFiltered }
}

function isPartOf<Values extends object>(words: Partial<Values> | null, values: Values): boolean {
  return Object.entries(words ?? {}).every(([name, word]) => values[name as keyof Values] === word)
}
