import { PanelSkeleton } from '@coverdesk/design-system'
import * as styles from './ExplorePolicyPage.css.ts'

/** The facts and the conversation on their way, beside each other. */
export function ExplorePolicyLoading() {
  return (
    <div className={styles.layout}>
      <PanelSkeleton rows={10} />
      <PanelSkeleton rows={10} />
    </div>
  )
}
