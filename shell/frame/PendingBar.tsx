import { useNavigation } from '@coverdesk/contract'
import * as styles from './PendingBar.css.ts'

/** A thin line at the top while the next page loads; delayed, because most load immediately. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label="Loading the page" className={styles.bar} />
}
