import { useId, type ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Inline } from '../Inline/Inline.tsx'
import * as styles from './Panel.css.ts'

export type PanelProps = {
  /** The heading; without one the panel is a plain surface. */
  title?: ReactNode
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode
  /** The heading's level; 2 by default. */
  level?: 2 | 3
  /** Omits the padding, for tables and lists that reach the border. */
  isFlush?: boolean
  children?: ReactNode
}

/** A bordered surface with a heading. */
export function Panel({ title, actions, level = 2, isFlush = false, children }: PanelProps) {
  const titleId = useId()
  const hasHead = title !== undefined || actions !== undefined
  return (
    <section aria-labelledby={title === undefined ? undefined : titleId} className={styles.panel}>
      {hasHead && (
        <div className={styles.head}>
          <Heading level={level} size="small" id={titleId}>
            {title}
          </Heading>
          {actions !== undefined && <Inline>{actions}</Inline>}
        </div>
      )}
      <div className={isFlush ? styles.flush : styles.body}>{children}</div>
    </section>
  )
}
