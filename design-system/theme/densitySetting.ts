import { documentSetting } from './documentSetting.ts'

/** The information density: `compact` has lower rows, smaller controls and less spacing. */
export type DensitySetting = 'comfortable' | 'compact'

const setting = documentSetting<DensitySetting>({
  name: 'density',
  standard: 'comfortable',
  others: ['compact'],
})

/** Applies the stored choice to the document; runs when the design system loads, before first paint. */
export const applyStoredDensity = setting.apply

/** Stores the choice and applies it in all tabs. */
export const setDensity = setting.set

/** The choice, and a function to change it. */
export function useDensity(): { density: DensitySetting; setDensity: (setting: DensitySetting) => void } {
  return { density: setting.use(), setDensity }
}
