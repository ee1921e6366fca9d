import { type FocusEvent, type PointerEvent, useRef } from 'react'
import { paths } from '../paths.ts'
import { requestOverviewPage } from '../request/RequestOverviewPage.entrypoint.tsx'
import { requestPage } from '../request/RequestPage.entrypoint.tsx'

/** A pointer that only passes over a row means nothing by it. */
const dwell = 60

/** Starts a request's code and data when somebody points at its row, so that it is there when they press. */
export function usePreloadOnIntent() {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const started = useRef<string>(undefined)

  function preload(target: EventTarget) {
    const id = requestIdOf(target)
    if (id === undefined || id === started.current) return
    started.current = id
    const url = new URL(paths.overview(id), location.origin)
    requestPage.preload({ id }, url)
    requestOverviewPage.preload({ id }, url)
  }

  function handleHint({ target }: PointerEvent | FocusEvent) {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => preload(target), dwell)
  }

  function handlePress({ target }: PointerEvent) {
    clearTimeout(pause.current)
    preload(target)
  }

  return { onPointerOver: handleHint, onFocus: handleHint, onPointerDown: handlePress }
}

function requestIdOf(target: EventTarget): string | undefined {
  const link = target instanceof Element && target.closest('a[href], tr')
  if (!link) return undefined
  const anchor = link.matches('a') ? link : link.querySelector('a[href]')
  return /\/app\/servicing\/([^/?]+)/.exec(anchor?.getAttribute('href') ?? '')?.[1]
}
