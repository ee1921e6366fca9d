import { type RefObject, useEffect, useState } from 'react'

/** The smallest scale at which the small print of a form can be read. */
const readable = 0.75

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** The zoom; 1 is the paper size at 72 dpi. */
export interface Zoom {
  scale: number
  isFitted: boolean
  smaller: () => void
  larger: () => void
  fit: () => void
}

/**
 * The zoom for pages of this width in their frame: until the user chooses, fits the width, or on a phone the smallest
 * scale that can be read.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, pageWidth: number): Zoom {
  const [chosen, setChosen] = useState<number | 'width' | null>(null)
  const [fitted, setFitted] = useState(1)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const observer = new ResizeObserver(() => setFitted(fittingScale(element, pageWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame, pageWidth])

  const scale = chosen === 'width' ? fitted : (chosen ?? Math.max(fitted, readable))
  return {
    scale,
    isFitted: scale === fitted,
    smaller: () => setChosen(steps.findLast((step) => step < scale) ?? steps[0]),
    larger: () => setChosen(steps.find((step) => step > scale) ?? 4),
    fit: () => setChosen('width'),
  }
}

/** On a wide screen, no wider than is comfortable to read. */
function fittingScale(element: HTMLElement, pageWidth: number): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
  const room =
    element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) - 2
  return Math.min(Math.max(room / pageWidth, steps[0]), 1.5)
}
