import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom lays nothing out: nothing ever changes size or scrolls.
class StillObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= StillObserver
Element.prototype.scrollIntoView ??= () => undefined
// Nor does it know what was loaded.
globalThis.performance.getEntriesByName ??= () => []

// Parts of the design system come on intent; their code is transformed when a test first asks for it.
configure({ asyncUtilTimeout: 8000 })

afterEach(cleanup)
