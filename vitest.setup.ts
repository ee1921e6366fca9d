import { cleanup, configure, getConfig } from '@testing-library/react'
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

const { getElementError } = getConfig()
configure({
  // Parts of the design system come on intent; their code is transformed when a test first asks for it.
  asyncUtilTimeout: 8000,
  // Whoever waits looks many times in vain: the document is printed only for the error that somebody reads.
  getElementError(message, container) {
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    return Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => getElementError(message, container).message,
    })
  },
})

afterEach(cleanup)
