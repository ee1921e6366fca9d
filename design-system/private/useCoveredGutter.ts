import { useLayoutEffect } from 'react'
import { coveredGutter } from './coveredGutter.css.ts'

/** The page keeps its width while a dialog over it reaches the edge of the window, over the scroll bar's place. */
export function useCoveredGutter(isOpen: boolean) {
  useLayoutEffect(() => {
    const root = document.documentElement
    // Not `clientWidth`: where nothing scrolls, it does not leave the gutter out.
    const gutter = innerWidth - root.getBoundingClientRect().width
    if (!isOpen || gutter <= 0 || root.hasAttribute(coveredGutter)) return
    root.setAttribute(coveredGutter, '')
    root.style.paddingInlineEnd = `${gutter}px`
    return () => {
      root.removeAttribute(coveredGutter)
      root.style.paddingInlineEnd = ''
    }
  }, [isOpen])
}
