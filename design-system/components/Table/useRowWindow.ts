import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSameWindow, type RowWindow, rowWindow } from './rowWindow.ts'

/** Before the first row has been measured: the height of a one-line row (`size.row`). */
const assumedRowHeight = 40

/** Follows what the screen shows of the rows in `bodyRef`, whichever element scrolls. */
export function useRowWindow(bodyRef: RefObject<HTMLElement | null>, rowCount: number): RowWindow {
  const [shown, setShown] = useState(() =>
    rowWindow({ rowCount, rowHeight: assumedRowHeight, bodyTop: 0, screenHeight: globalThis.innerHeight }),
  )

  useLayoutEffect(() => {
    const body = bodyRef.current
    if (!body) return

    function look() {
      if (!body) return
      const next = rowWindow({
        rowCount,
        rowHeight: heightOfRow(body) ?? assumedRowHeight,
        bodyTop: body.getBoundingClientRect().top,
        screenHeight: globalThis.innerHeight,
      })
      setShown((current) => (isSameWindow(current, next) ? current : next))
    }
    // Without flushSync the rows would come one frame after the scroll that uncovered them.
    function handleScroll() {
      flushSync(look)
    }

    look()
    const resized = new ResizeObserver(look)
    resized.observe(body)
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true })
    globalThis.addEventListener('resize', look)
    return () => {
      resized.disconnect()
      document.removeEventListener('scroll', handleScroll, { capture: true })
      globalThis.removeEventListener('resize', look)
    }
  }, [bodyRef, rowCount])

  return shown
}

function heightOfRow(body: HTMLElement): number | undefined {
  const height = body.firstElementChild?.getBoundingClientRect().height
  return height === 0 ? undefined : height
}
