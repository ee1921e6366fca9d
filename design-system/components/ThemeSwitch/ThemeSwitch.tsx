import { useTheme, type ThemeSetting } from '../../theme/themeSetting.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'

const options: ReadonlyArray<{ value: ThemeSetting; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'contrast', label: 'High contrast' },
]

/** Switches between light, dark, high contrast and the system setting. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  return <SegmentedControl label="Theme" options={options} value={theme} onChange={setTheme} />
}
