import { PanelSkeleton } from '@coverdesk/design-system'
import * as styles from './ExplorePolicyPage.css.ts'

/** The loading details and conversation, side by side. */
export function ExplorePolicyLoading() {
  return (
    <div className={styles.layout}>
      <PanelSkeleton rows={10} />
      <PanelSkeleton rows={10} />
    </div>
  )
}
