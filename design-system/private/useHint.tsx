import { useEffect, useId, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { hint as hintStyle } from './useHint.css.ts'

const showDelayMs = 350
const hideDelayMs = 120
const gapPx = 6

type HintOptions = {
  /** Whether the trigger's name already contains the text, so that screen readers do not read it twice. */
  isName?: boolean
}

/** A one-line explanation of a control on hover and focus, in the top layer so that nothing clips it. */
export function useHint<Trigger extends HTMLElement>(
  text: string | undefined,
  trigger: RefObject<Trigger | null>,
  { isName = false }: HintOptions = {},
) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function soon(what: () => void, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(what, delay)
  }
  function show() {
    clearTimeout(timer.current)
    if (trigger.current && bubble.current) place(bubble.current, trigger.current.getBoundingClientRect())
  }
  function hide() {
    clearTimeout(timer.current)
    if (bubble.current?.matches(':popover-open')) bubble.current.hidePopover()
  }

  if (text === undefined) return { hint: null, hintId: undefined, hintProps: {}, show }
  return {
    show,
    hintId: isName ? undefined : id,
    hintProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') soon(show, showDelayMs)
      },
      onPointerLeave: () => soon(hide, hideDelayMs),
      onPointerDown: hide,
      onFocus: () => {
        if (trigger.current?.matches(':focus-visible')) show()
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') hide()
      },
    },
    hint: (
      <span
        ref={bubble}
        id={id}
        role={isName ? undefined : 'tooltip'}
        aria-hidden={isName}
        popover="manual"
        className={hintStyle}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => soon(hide, hideDelayMs)}
      >
        {text}
      </span>
    ),
  }
}

function place(bubble: HTMLElement, target: DOMRect) {
  // Browsers from before 2024 have no popover top layer: the text is still the control's description there.
  if (!('showPopover' in bubble)) return
  bubble.showPopover()
  const own = bubble.getBoundingClientRect()
  const above = target.top - own.height - gapPx
  const left = target.left + target.width / 2 - own.width / 2
  bubble.style.top = `${above >= gapPx ? above : target.bottom + gapPx}px`
  bubble.style.left = `${Math.max(gapPx, Math.min(left, window.innerWidth - own.width - gapPx))}px`
}
