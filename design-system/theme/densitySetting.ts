import { documentSetting } from './documentSetting.ts'

/** How much stands on a screen: `compact` has lower rows, smaller controls and less room between things. */
export type DensitySetting = 'comfortable' | 'compact'

const setting = documentSetting<DensitySetting>({
  name: 'density',
  standard: 'comfortable',
  others: ['compact'],
})

/** Puts the stored choice on the document; the design system does it as it loads, before anything is painted. */
export const applyStoredDensity = setting.apply

/** Stores the choice and shows it, in this tab and the others. */
export const setDensity = setting.set

/** The choice and how to change it. */
export function useDensity(): { density: DensitySetting; setDensity: (setting: DensitySetting) => void } {
  return { density: setting.use(), setDensity }
}
