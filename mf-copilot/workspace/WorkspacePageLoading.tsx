import { Link, Skeleton, Stack } from '@coverdesk/design-system'
import { ConversationSkeleton } from '@coverdesk/design-system/conversation'
import { paths } from '../paths.ts'
import * as styles from './WorkspacePage.css.ts'

export function WorkspacePageLoading() {
  return (
    <div className={styles.page}>
      <aside className={styles.panel}>
        <Stack space="s">
          <Link href={paths.workspaces()}>Back to workspaces</Link>
          <Skeleton width="l" />
          <Skeleton width="s" />
        </Stack>
      </aside>
      <div className={styles.conversation}>
        <ConversationSkeleton label="Loading workspace..." />
      </div>
    </div>
  )
}
