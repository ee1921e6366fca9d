import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { LogEntry } from './logItems.ts'

// A wheel's last step may stop short of the end.
const nearEndPx = 40

type Place = {
  scroller: RefObject<HTMLElement | null>
  content: RefObject<HTMLElement | null>
  entries: readonly LogEntry[]
  /** The entry to show from its top: what waits for the user may be taller than the screen. */
  waitingId: string | undefined
}

/**
 * Stays pinned to the end while the user is there, but not past the top of what waits for them. Counts new entries
 * while the user is scrolled up.
 */
export function useStickToEnd({ scroller, content, entries, waitingId }: Place) {
  // The number of entries when the user left the end.
  const [leftAt, setLeftAt] = useState<number>()
  const [knownCount, setKnownCount] = useState(entries.length)
  // Kept in a ref, since a height may change before the state updates.
  const isReading = useRef(false)
  const lastTop = useRef(0)
  // The waiting entry that the user has scrolled away from.
  const seenId = useRef<string>(undefined)

  if (entries.length !== knownCount) {
    setKnownCount(entries.length)
    // Users who send a message want to see it.
    if (entries.length > knownCount && entries.at(-1)?.author === 'user') setLeftAt(undefined)
  }

  function goToEnd() {
    isReading.current = false
    seenId.current = waitingId
    setLeftAt(undefined)
  }

  function handleScroll() {
    if (!scroller.current) return
    const isAtEnd = isNearEnd(scroller.current)
    const hasLeft = hasScrolledUp(scroller.current)
    if (scroller.current.scrollTop !== lastTop.current) seenId.current = waitingId
    lastTop.current = scroller.current.scrollTop
    if (isAtEnd) {
      isReading.current = false
      setLeftAt(undefined)
    } else if (hasLeft) {
      isReading.current = true
      setLeftAt((before) => before ?? entries.length)
    }
  }

  // Only the user scrolls up; content changes only move the end down.
  function hasScrolledUp(element: HTMLElement) {
    return !isNearEnd(element) && element.scrollTop < lastTop.current
  }

  const stick = useEffectEvent(() => {
    // Before the first message there is only an introduction, which reads from its top.
    if (entries.length === 0) return
    // A scroll the browser has not reported yet still counts.
    if (!scroller.current || isReading.current || hasScrolledUp(scroller.current)) return
    scrollToEnd(scroller.current)
    // Users who send a message want to see it.
    const isHeld = waitingId !== seenId.current && entries.at(-1)?.author !== 'user'
    const waiting = isHeld && entryElement(content.current, waitingId)
    if (waiting) showTop(scroller.current, waiting)
    lastTop.current = scroller.current.scrollTop
  })

  useLayoutEffect(() => {
    isReading.current = leftAt !== undefined
  }, [leftAt])
  useLayoutEffect(() => stick(), [leftAt, entries, waitingId])

  // Streaming text, pictures, a growing composer: anything that changes the height.
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

function entryElement(content: HTMLElement | null, id: string | undefined): Element | undefined {
  return [...(content?.children ?? [])].find(
    (element) => element instanceof HTMLElement && element.dataset['entry'] === id,
  )
}

/** Scrolls up to the element's top if it is out of view. */
function showTop(scroller: HTMLElement, element: Element) {
  const above = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top
  if (above > 0) scroller.scrollTop -= above
}
