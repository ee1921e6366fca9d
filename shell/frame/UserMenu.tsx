import { links, type Viewer } from '@coverdesk/contract'
import {
  Avatar,
  ContrastIcon,
  type DensitySetting,
  initials,
  LogOutIcon,
  MenuButton,
  MonitorIcon,
  MoonIcon,
  RowsDenseIcon,
  RowsWideIcon,
  SettingsIcon,
  Stack,
  SunIcon,
  Text,
  type ThemeSetting,
  toast,
  useDensity,
  useTheme,
} from '@coverdesk/design-system'
import { signOut } from '../relay/signOut.ts'
import * as styles from './UserMenu.css.ts'

const themes = [
  { id: 'light', label: 'Light', icon: SunIcon },
  { id: 'dark', label: 'Dark', icon: MoonIcon },
  { id: 'contrast', label: 'High contrast', icon: ContrastIcon },
  { id: 'system', label: 'System', icon: MonitorIcon },
] satisfies { id: ThemeSetting; label: string; icon: unknown }[]

const densities = [
  { id: 'comfortable', label: 'Comfortable', icon: RowsWideIcon },
  { id: 'compact', label: 'Compact', icon: RowsDenseIcon },
] satisfies { id: DensitySetting; label: string; icon: unknown }[]

/** The signed-in user and their settings: theme, density, and sign-out. */
export function UserMenu({ viewer: { name, email, agency } }: { viewer: Viewer }) {
  const { theme, setTheme } = useTheme()
  const { density, setDensity } = useDensity()

  function handleTheme(id: string) {
    const chosen = themes.find((option) => option.id === id)
    if (chosen) setTheme(chosen.id)
  }

  function handleDensity(id: string) {
    const chosen = densities.find((option) => option.id === id)
    if (chosen) setDensity(chosen.id)
  }

  const header = (
    <Stack space="none">
      <Text weight="medium" truncate>
        {name}
      </Text>
      <Text size="small" tone="muted" truncate>
        {email}
      </Text>
      <Text size="small" tone="muted" truncate>
        {agency.name}
      </Text>
    </Stack>
  )
  return (
    <MenuButton
      label={`${initials(name)} ${name}, account`}
      tone="quiet"
      header={header}
      items={[
        { id: 'theme', label: 'Theme', options: themes, selectedId: theme, onSelect: handleTheme },
        {
          id: 'density',
          label: 'Density',
          options: densities,
          selectedId: density,
          onSelect: handleDensity,
        },
        'separator',
        { id: 'settings', label: 'Settings', icon: SettingsIcon, href: links.settings() },
        { id: 'signOut', label: 'Sign out', icon: LogOutIcon, onAction: () => void leave() },
      ]}
    >
      <span className={styles.person}>
        <Avatar name={name} size="small" /> <span className={styles.name}>{name}</span>
      </span>
    </MenuButton>
  )
}

async function leave(): Promise<void> {
  try {
    await signOut()
  } catch {
    toast.show({
      tone: 'danger',
      title: 'You are still signed in',
      description: 'The server could not be reached. Try again in a moment.',
    })
  }
}
