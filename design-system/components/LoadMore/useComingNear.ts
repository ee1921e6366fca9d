import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ComingNear {
  isOn: boolean
  /** The number shown: each page is a reason to check again whether the end is near. */
  shownCount: number
  onNear: (() => void) | undefined
}

/** Calls back once when the element comes within a screen's height of the viewport. */
export function useComingNear(
  element: RefObject<Element | null>,
  { isOn, shownCount, onNear }: ComingNear,
): void {
  const isWanted = isOn && onNear !== undefined
  const tell = useEffectEvent(() => onNear?.())

  useEffect(() => {
    const watched = element.current
    if (!watched || !isWanted) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        tell()
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, isWanted, shownCount])
}
