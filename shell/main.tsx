import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { StartFailure } from './start/StartFailure.tsx'
import { start } from './start/start.tsx'

const place = document.getElementById('coverdesk')
if (!place) throw new Error('The page has no place for the app.')
const root = createRoot(place)

async function open(): Promise<void> {
  try {
    const app = await start()
    // As a transition React renders in slices, and the browser stays responsive meanwhile.
    startTransition(() => root.render(app))
  } catch (error) {
    root.render(<StartFailure error={error} onRetry={() => void open()} />)
  }
}

void open()
