import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSameWindow, nextWindow, type RowWindow, rowWindow } from './rowWindow.ts'

/** What a row was last measured to be high. */
let lastRowHeight: number | undefined

/** Where the first row begins at the earliest: beneath the frame's bar, the page's title and the table's headings. */
const likelyBodyTop = 160

/** Follows what the screen shows of the rows in `bodyRef`, whichever element scrolls. */
export function useRowWindow(bodyRef: RefObject<HTMLElement | null>, rowCount: number): RowWindow {
  const [shown, setShown] = useState(() => {
    const screenHeight = globalThis.innerHeight
    const sight = { rowCount, rowHeight: likelyRowHeight(), bodyTop: likelyBodyTop, screenHeight }
    return rowWindow(sight, { overscan: 0 })
  })

  /** What the last look asked for; a frame makes only a part of it. */
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
      // A window keeps leaning where the last scroll went, so that a look at rest throws no row away.
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
    // Without flushSync the rows would come one frame after the scroll that uncovered them.
    function handleScroll() {
      flushSync(look)
    }
    // Paper shows all that is loaded.
    function handleBeforePrint() {
      isPrinting = true
      wanted.current = undefined
      flushSync(() => setShown((current) => ({ ...current, start: 0, end: rowCount })))
    }
    function handleAfterPrint() {
      isPrinting = false
      look()
    }

    // At first the observer looks, once the page has been laid out: asking now would lay it out for the answer alone.
    if (isMounted.current) look()
    isMounted.current = true
    const resized = new ResizeObserver(look)
    // Of the border box: the padding that holds the window's place changes with each step of a scroll.
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

// Before any was measured, a one-line row of the density that is chosen (`size.row`).
function likelyRowHeight(): number {
  return lastRowHeight ?? (document.documentElement.dataset['density'] === 'compact' ? 32 : 40)
}
