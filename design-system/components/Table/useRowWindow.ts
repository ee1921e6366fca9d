import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSameWindow, nextWindow, type RowWindow, rowWindow } from './rowWindow.ts'

/** The last measured row height. */
let lastRowHeight: number | undefined

/** The minimum top of the first row: below the frame's bar, the page title and the table's header. */
const likelyBodyTop = 160

/** Tracks the visible rows in `bodyRef`, whichever element scrolls. */
export function useRowWindow(bodyRef: RefObject<HTMLElement | null>, rowCount: number): RowWindow {
  const [shown, setShown] = useState(() => {
    const screenHeight = globalThis.innerHeight
    const sight = { rowCount, rowHeight: likelyRowHeight(), bodyTop: likelyBodyTop, screenHeight }
    return rowWindow(sight, { overscan: 0 })
  })

  /** The last requested window; a frame renders only part of it. */
  const wanted = useRef<RowWindow>(undefined)
  const comeNearer = useEffectEvent(() => {
    setShown((current) => {
      const next = wanted.current ? nextWindow(current, wanted.current) : current
      return isSameWindow(current, next) ? current : next
    })
  })
  useEffect(() => {
    if (!wanted.current || isSameWindow(shown, wanted.current)) return undefined
    const frame = requestAnimationFrame(comeNearer)
    return () => cancelAnimationFrame(frame)
  }, [shown])

  const isMounted = useRef(false)
  useLayoutEffect(() => {
    const body = bodyRef.current
    if (!body) return
    let lastTop: number | undefined
    let towards: 'start' | 'end' | undefined
    let isPrinting = false

    function look() {
      if (!body || isPrinting) return
      const bodyTop = body.getBoundingClientRect().top
      // The window keeps its direction after scrolling, so that an update at rest discards no rows.
      towards = directionOf(bodyTop - (lastTop ?? bodyTop)) ?? towards
      lastTop = bodyTop
      const sight = {
        rowCount,
        rowHeight: measuredRowHeight(body),
        bodyTop,
        screenHeight: globalThis.innerHeight,
      }
      wanted.current = rowWindow(sight, { towards })
      comeNearer()
    }
    // Without flushSync the rows would render one frame after the scroll that revealed them.
    function handleScroll() {
      flushSync(look)
    }
    // Print shows all loaded rows.
    function handleBeforePrint() {
      isPrinting = true
      wanted.current = undefined
      flushSync(() => setShown((current) => ({ ...current, start: 0, end: rowCount })))
    }
    function handleAfterPrint() {
      isPrinting = false
      look()
    }

    // The observer takes the first measurement after layout; measuring now would force a layout.
    if (isMounted.current) look()
    isMounted.current = true
    const resized = new ResizeObserver(look)
    // Of the border box: the padding that stands in for unrendered rows changes with each step.
    resized.observe(body, { box: 'border-box' })
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    globalThis.addEventListener('resize', look)
    globalThis.addEventListener('beforeprint', handleBeforePrint)
    globalThis.addEventListener('afterprint', handleAfterPrint)
    return () => {
      resized.disconnect()
      document.removeEventListener('scroll', handleScroll, { capture: true })
      globalThis.removeEventListener('resize', look)
      globalThis.removeEventListener('beforeprint', handleBeforePrint)
      globalThis.removeEventListener('afterprint', handleAfterPrint)
    }
  }, [bodyRef, rowCount])

  return shown
}

function directionOf(moved: number): 'start' | 'end' | undefined {
  if (moved === 0) return undefined
  return moved < 0 ? 'end' : 'start'
}

function measuredRowHeight(body: HTMLElement): number {
  const height = body.firstElementChild?.getBoundingClientRect().height
  if (height) lastRowHeight = height
  return likelyRowHeight()
}

// Until measured, a one-line row of the current density (`size.row`).
function likelyRowHeight(): number {
  return lastRowHeight ?? (document.documentElement.dataset['density'] === 'compact' ? 32 : 40)
}
