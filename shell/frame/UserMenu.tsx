import { useViewer } from '@coverdesk/contract'
import { Avatar, Button, LogOutIcon, Text, ThemeSwitch } from '@coverdesk/design-system'
import { useState } from 'react'
import { signOut } from '../relay/signOut.ts'
import * as styles from './UserMenu.css.ts'

const panelId = 'user-menu'

/** Who is signed in, and what is theirs to set: the theme, and the way out. */
export function UserMenu() {
  const { name, email, agency } = useViewer()
  const [isLeaving, setIsLeaving] = useState(false)

  async function handleSignOut() {
    setIsLeaving(true)
    try {
      await signOut()
    } finally {
      setIsLeaving(false)
    }
  }

  return (
    <div className={styles.menu}>
      <button
        type="button"
        popoverTarget={panelId}
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-label={`${name}, account`}
      >
        <Avatar name={name} />
        <span className={styles.triggerName}>{name}</span>
      </button>
      <div id={panelId} popover="auto" role="dialog" aria-label="Account" className={styles.panel}>
        <div className={styles.person}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          <Text tone="muted" truncate>
            {email}
          </Text>
          <Text tone="muted" truncate>
            {agency.name}
          </Text>
        </div>
        <div className={styles.section}>
          <ThemeSwitch />
        </div>
        <div className={styles.section}>
          <Button
            tone="quiet"
            icon={LogOutIcon}
            isFullWidth
            isLoading={isLeaving}
            onPress={() => void handleSignOut()}
          >
            Sign out
          </Button>
        </div>
      </div>
    </div>
  )
}
