import { createRoot } from 'react-dom/client'
import { StartFailure } from './start/StartFailure.tsx'
import { start } from './start/start.tsx'

const place = document.getElementById('coverdesk')
if (!place) throw new Error('The page has no place for the app.')
const root = createRoot(place)

async function open(): Promise<void> {
  try {
    root.render(await start())
  } catch (error) {
    root.render(<StartFailure error={error} onRetry={() => void open()} />)
  }
}

void open()
