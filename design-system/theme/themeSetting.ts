import { documentSetting } from './documentSetting.ts'

/** What a person chose; `system` follows the device, `contrast` is light or dark as the device is. */
export type ThemeSetting = 'light' | 'dark' | 'contrast' | 'system'

const setting = documentSetting<ThemeSetting>({
  name: 'theme',
  standard: 'system',
  others: ['light', 'dark', 'contrast'],
})

/** Puts the stored choice on the document; the design system does it as it loads, before anything is painted. */
export const applyStoredTheme = setting.apply

/** Stores the choice and shows it, in this tab and the others. */
export const setTheme = setting.set

/** The choice and how to change it. */
export function useTheme(): { theme: ThemeSetting; setTheme: (setting: ThemeSetting) => void } {
  return { theme: setting.use(), setTheme }
}
