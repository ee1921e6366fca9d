import { useNavigation } from '@coverdesk/contract'
import * as styles from './PendingBar.css.ts'

/** A thin line over the page while the next one is on its way; it waits a moment, because most are there at once. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
}
