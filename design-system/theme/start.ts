import { applyStoredDensity } from './densitySetting.ts'
import { applyStoredTheme } from './themeSetting.ts'

// Prerendering has no document: the page's own script applies it there.
if (typeof document !== 'undefined') {
  applyStoredTheme()
  applyStoredDensity()
}
