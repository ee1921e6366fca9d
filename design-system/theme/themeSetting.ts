import { documentSetting } from './documentSetting.ts'

/** The user's choice; `system` follows the device, `contrast` is light or dark like the device. */
export type ThemeSetting = 'light' | 'dark' | 'contrast' | 'system'

const setting = documentSetting<ThemeSetting>({
  name: 'theme',
  standard: 'system',
  others: ['light', 'dark', 'contrast'],
})

/** Applies the stored choice to the document; runs when the design system loads, before first paint. */
export const applyStoredTheme = setting.apply

/** Stores the choice and applies it in all tabs. */
export const setTheme = setting.set

/** The choice, and a function to change it. */
export function useTheme(): { theme: ThemeSetting; setTheme: (setting: ThemeSetting) => void } {
  return { theme: setting.use(), setTheme }
}
