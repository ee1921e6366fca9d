import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ComingNear {
  isOn: boolean
  /** How many are shown: each answer is a new reason to look whether the end is still near. */
  shownCount: number
  onNear: (() => void) | undefined
}

/** Calls once as the element comes within a screen's height of the screen. */
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
