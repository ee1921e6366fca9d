import { ArrowLeftIcon, Icon, Inline, Link, Skeleton, Stack } from '@coverdesk/design-system'
import { ConversationSkeleton } from '@coverdesk/design-system/conversation'
import { paths } from '../paths.ts'
import * as pageStyles from './WorkspacePage.css.ts'
import * as styles from './WorkspacePanel.css.ts'

export function WorkspacePageLoading() {
  return (
    <div className={pageStyles.page}>
      <aside aria-label="Workspace" className={pageStyles.panel}>
        <Stack space="s">
          <div className={styles.head}>
            <span className={styles.back}>
              <Link href={paths.workspaces()} tone="quiet">
                <Inline space="xxs" wrap={false}>
                  <Icon icon={ArrowLeftIcon} size="small" />
                  Back to workspaces
                </Inline>
              </Link>
            </span>
            <div className={styles.title}>
              <Skeleton width="l" />
            </div>
            <div className={styles.state}>
              <Skeleton width="s" />
            </div>
          </div>
        </Stack>
      </aside>
      <div className={pageStyles.conversation}>
        <div className={pageStyles.loadingLog}>
          <div className={pageStyles.composer}>
            <ConversationSkeleton label="Loading workspace..." hasComposer={false} />
          </div>
        </div>
        <div aria-hidden className={pageStyles.composerBar}>
          <div className={pageStyles.composer}>
            <div className={pageStyles.composerPlace} />
          </div>
        </div>
      </div>
    </div>
  )
}
