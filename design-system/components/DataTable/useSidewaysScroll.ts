import { type RefObject, useLayoutEffect, useState } from 'react'

/** Syncs the sideways scrolling of header and rows, and returns whether they are scrolled. */
export function useSidewaysScroll(frame: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setIsScrolled] = useState(false)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    function handleScroll({ target }: Event) {
      if (!(target instanceof Element) || !target.matches('thead, tbody')) return
      for (const part of parts(element)) if (part !== target) part.scrollLeft = target.scrollLeft
      setIsScrolled(target.scrollLeft !== 0)
    }
    element.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    return () => element.removeEventListener('scroll', handleScroll, { capture: true })
  }, [frame])

  return isScrolled
}

function parts(frame: HTMLElement | null): Iterable<Element> {
  return frame?.querySelectorAll('thead, tbody') ?? []
}
