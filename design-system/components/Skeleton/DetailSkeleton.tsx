import * as header from '../PageHeader/PageHeader.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as tabs from '../TabsNav/TabsNav.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { PanelSkeleton } from './PanelSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

export type DetailSkeletonProps = {
  /** The screen reader announcement: 'Loading service request...'. */
  label: string
  /** Rows of the panel; 6 by default. */
  rows?: number
}

/** A loading record page: header, tabs and a panel of terms in place. */
export function DetailSkeleton({ label, rows = 6 }: DetailSkeletonProps) {
  return (
    <Stack space="l">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden className={header.header}>
        <Skeleton width="s" />
        <div className={header.words}>
          <Skeleton shape="heading" width="l" />
          <Skeleton width="m" />
        </div>
      </div>
      <div aria-hidden>
        <div className={tabs.list}>
          {(['s', 's', 'm'] as const).map((width, tab) => (
            <span key={tab} className={tabs.tab}>
              <Skeleton width={width} />
            </span>
          ))}
        </div>
        <div className={tabs.collapsed}>
          <Skeleton shape="control" />
        </div>
      </div>
      <PanelSkeleton rows={rows} />
    </Stack>
  )
}
