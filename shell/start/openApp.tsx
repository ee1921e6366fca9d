import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFocus } from './keepFocus.ts'
import { pressEarly } from './pressEarly.ts'
import { StartFailure } from './StartFailure.tsx'
import { start } from './start.tsx'

/** Brings the app up in its place, or says what went wrong, with a way to try again. */
export async function openApp(): Promise<void> {
  const place = document.getElementById('coverdesk')
  if (!place) throw new Error('The page has no place for the app.')
  const root = createRoot(place)
  const giveFocusBack = keepFocus(place)
  const handleArrival = () => pressEarly(place)

  async function open(): Promise<void> {
    try {
      const app = await start()
      // As a transition React renders in slices, and the browser stays responsive meanwhile.
      startTransition(() =>
        root.render(
          <Arrived onChange={giveFocusBack} onArrival={handleArrival}>
            {app}
          </Arrived>,
        ),
      )
    } catch (error) {
      root.render(<StartFailure error={error} onRetry={() => void open()} />)
    }
  }

  await open()
}

interface ArrivedProps {
  /** Runs in the moment in which the app takes the frame's place: a key that is pressed next is not lost. */
  onChange: () => void
  /** Runs once the app listens. */
  onArrival: () => void
  children: ReactNode
}

function Arrived({ onChange, onArrival, children }: ArrivedProps) {
  useLayoutEffect(onChange, [onChange])
  useEffect(onArrival, [onArrival])
  return children
}
