import { useTheme, type ThemeSetting } from '../../theme/themeSetting.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'

const options: ReadonlyArray<{ value: ThemeSetting; label: string }> = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Chooses between light, dark and what the device says. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  return <SegmentedControl label="Theme" options={options} value={theme} onChange={setTheme} />
}
