import { startTransition, useEffect, useOptimistic, useRef, useState, useTransition } from 'react'
import type { AddressFilters } from './addressFilters.ts'

const typingPause = 180

export interface FilteredAddress {
  /** The query string of the current URL. */
  search: string
  /** The path the user is on or has just chosen: when it changes, typed words that are not in the URL yet are dropped. */
  path?: string
  /** Navigates to the list with another query string; resolves when the list has loaded. */
  go: (search: string, options: { replace: boolean }) => void | Promise<void>
}

/** A list's filters, as returned by useFilters. */
export interface Filters<Values> {
  /** The current values, updated immediately. */
  values: Values
  /** Whether the URL and the rows are still updating. */
  isAhead: boolean
  /** Changes a filter and adds a history entry. */
  choose: (change: Partial<Values>) => void
  /** Changes a filter while typing; the URL is replaced after a pause. */
  type: (change: Partial<Values>) => void
  /** Clears everything that hides rows; unused when nothing does. */
  clear: () => void
  /** Whether there is anything to clear. */
  isFiltered: boolean
}

/**
 * The filters of a URL, and functions to change them; typing replaces the history entry, a selection adds one. Changes
 * show immediately; the URL and the rows follow.
 */
export function useFilters<Values extends object>(
  filters: AddressFilters<Values>,
  { search, path, go }: FilteredAddress,
): Filters<Values> {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isAhead, startFollowing] = useTransition()
  const [chosen, showAtOnce] = useOptimistic(filters.read(search))
  const [typed, setTyped] = useState<Partial<Values> | null>(null)
  const values = { ...chosen, ...typed }

  useEffect(
    () => () => {
      clearTimeout(pause.current)
      setTyped(null)
    },
    [path],
  )

  function follow(next: Values, replace: boolean) {
    clearTimeout(pause.current)
    startFollowing(async () => {
      showAtOnce(next)
      await go(filters.write(next), { replace })
      // Words typed since then are not in the URL yet.
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
