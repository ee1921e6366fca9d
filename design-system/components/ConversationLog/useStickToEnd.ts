import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { LogEntry } from './logItems.ts'

// A wheel's last step may stop short of the end.
const nearEndPx = 40

type Place = {
  scroller: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  entries: readonly LogEntry[]
}

/** Keeps the end in sight while the reader is there, and counts what comes while they read further up. */
export function useStickToEnd({ scroller, content, entries }: Place) {
  // How many entries there were when the reader left the end.
  const [leftAt, setLeftAt] = useState<number>()
  const [knownCount, setKnownCount] = useState(entries.length)
  // Known at once, as a height may change before the state of the reader's step is there.
  const isReading = useRef(false)
  const lastTop = useRef(0)

  if (entries.length !== knownCount) {
    setKnownCount(entries.length)
    // Whoever sends a message wants to see it.
    if (entries.length > knownCount && entries.at(-1)?.author === 'user') setLeftAt(undefined)
  }

  function goToEnd() {
    isReading.current = false
    setLeftAt(undefined)
  }

  function handleScroll() {
    if (!scroller.current) return
    const isAtEnd = isNearEnd(scroller.current)
    const hasLeft = hasScrolledUp(scroller.current)
    lastTop.current = scroller.current.scrollTop
    if (isAtEnd) {
      isReading.current = false
      setLeftAt(undefined)
    } else if (hasLeft) {
      isReading.current = true
      setLeftAt((before) => before ?? entries.length)
    }
  }

  // Only the reader scrolls up; the end itself moves away downwards.
  function hasScrolledUp(element: HTMLElement) {
    return !isNearEnd(element) && element.scrollTop < lastTop.current
  }

  const stick = useEffectEvent(() => {
    // A step that the browser has not told yet is one all the same.
    if (!scroller.current || isReading.current || hasScrolledUp(scroller.current)) return
    scrollToEnd(scroller.current)
    lastTop.current = scroller.current.scrollTop
  })

  useLayoutEffect(() => {
    isReading.current = leftAt !== undefined
  }, [leftAt])
  useLayoutEffect(() => stick(), [leftAt, entries])

  // Words that are still being written, pictures, a composer that grows: whatever changes a height.
  useEffect(() => {
    const observer = new ResizeObserver(() => stick())
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, content])

  const newCount = leftAt === undefined ? 0 : Math.max(0, entries.length - leftAt)
  return { newCount, goToEnd, handleScroll }
}

function isNearEnd({ scrollTop, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollHeight - clientHeight - scrollTop <= nearEndPx
}

function scrollToEnd(element: HTMLElement) {
  element.scrollTop = element.scrollHeight
}
