import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { LogEntry } from './logItems.ts'

// More than a tall screen shows; rendering a thousand at once takes a second on an average laptop.
const entriesAtOnce = 40

type Place = {
  scroller: RefObject<HTMLElement | null>
  entries: readonly LogEntry[]
}

/** Renders the latest entries, and earlier ones on scroll without moving the text being read. */
export function useShownEntries({ scroller, entries }: Place) {
  const [firstId, setFirstId] = useState<string>()
  // Entries revealed by scrolling are old and not announced.
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
    // Its day separator may move, so its own position is the anchor.
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
