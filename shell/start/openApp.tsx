import { type ReactNode, startTransition, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { start } from './start.tsx'
import { Button, ErrorPage, ErrorState } from '@coverdesk/design-system'
import { failureWords } from '../routing/failureWords.ts'

/** Renders the app into its root, or an error with a retry. */
export async function openApp(): Promise<void> {
  const place = document.getElementById('coverdesk')
  if (!place) throw new Error('The page has no place for the app.')
  const root = createRoot(place)
  const handleArrival = () => place.removeAttribute('data-first-frame')

  async function open(): Promise<void> {
    try {
      const app = await start()
      // As a transition React renders in slices, and the browser stays responsive.
      startTransition(() => root.render(<Arrived onArrival={handleArrival}>{app}</Arrived>))
    } catch (error) {
      root.render(<StartFailure error={error} onRetry={() => void open()} />)
    }
  }

  await open()
}

interface ArrivedProps {
  onArrival: () => void
  children: ReactNode
}

/** Marks the page once the app has replaced the server-rendered frame. */
function Arrived({ onArrival, children }: ArrivedProps) {
  useEffect(onArrival, [onArrival])
  return children
}

interface StartFailureProps {
  error: unknown
  onRetry: () => void
}

/** Shown when the app could not start, usually because the server is briefly down. */
function StartFailure({ error, onRetry }: StartFailureProps) {
  const words = failureWords(error)
  if (!words) return <ErrorPage error={error} actions={<Button onPress={onRetry}>Try again</Button>} />
  return (
    <main>
      <ErrorState title={words.title} description={words.description} onRetry={onRetry} />
    </main>
  )
}
