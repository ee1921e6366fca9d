import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { LogEntry } from './logItems.ts'

// More than a tall screen holds; a thousand at once would take a second on a middling laptop.
const entriesAtOnce = 40

type Place = {
  scroller: RefObject<HTMLElement | null>
  entries: readonly LogEntry[]
}

/** Draws the latest entries, and earlier ones as the reader comes near them, without moving what they read. */
export function useShownEntries({ scroller, entries }: Place) {
  const [firstId, setFirstId] = useState<string>()
  // What came in sight by scrolling was there before: readers are not told of it as news.
  const [oldCount, setOldCount] = useState(0)
  const firstShown = useRef<HTMLDivElement>(null)
  const held = useRef<{ element: Element; top: number }>(null)

  let start = entries.findIndex(({ id }) => id === firstId)
  if (start === -1) {
    start = Math.max(0, entries.length - entriesAtOnce)
    const first = entries[start]
    if (first) {
      setFirstId(first.id)
      setOldCount(entries.length)
    }
  }

  function showEarlier() {
    const earlier = entries[Math.max(0, start - entriesAtOnce)]
    // Its day may leave it, so its own top is held.
    const element = firstShown.current?.lastElementChild
    if (!earlier || start === 0) return
    if (element) held.current = { element, top: element.getBoundingClientRect().top }
    setFirstId(earlier.id)
  }

  useLayoutEffect(() => {
    if (!held.current || !scroller.current) return
    const { element, top } = held.current
    held.current = null
    scrollBy(scroller.current, element.getBoundingClientRect().top - top)
  }, [firstId, scroller])

  function handleScroll() {
    if (scroller.current && scroller.current.scrollTop < scroller.current.clientHeight) showEarlier()
  }

  return { start, firstShown, oldCount, showEarlier, handleScroll }
}

function scrollBy(element: HTMLElement, distance: number) {
  element.scrollTop += distance
}
