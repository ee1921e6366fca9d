import { Panel, Skeleton } from '@coverdesk/design-system'
import type { ReactNode } from 'react'
import * as styles from './PdfViewer.css.ts'

/** A PDF viewer's panel, at its final height before the PDF is there. */
export function PdfFrame({ children = waiting }: { children?: ReactNode }) {
  return (
    <Panel isFlush>
      <div className={styles.viewer}>{children}</div>
    </Panel>
  )
}

const waiting = (
  <>
    <div className={styles.toolbar}>
      <Skeleton shape="control" width="m" />
    </div>
    <div className={styles.pages} />
  </>
)
