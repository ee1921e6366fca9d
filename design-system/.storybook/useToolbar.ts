import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

interface Toolbar {
  theme: string
  density: string
  direction: string
  motion: string
}

const standard: Toolbar = { theme: 'light', density: 'comfortable', direction: 'ltr', motion: 'full' }

/** The toolbar's settings, for docs pages that are not stories. */
export function useToolbar(): Toolbar {
  const [toolbar, setToolbar] = useState<Toolbar>(lastChoice)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = (change: { globals: Partial<Toolbar> }) => setToolbar({ ...standard, ...change.globals })
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [])
  return toolbar
}

// A page opened after the choice still needs it.
function lastChoice(): Toolbar {
  const channel = addons.getChannel()
  const [last] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return { ...standard, ...last?.globals }
}
