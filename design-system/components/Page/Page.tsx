import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Page.css.ts'

export type PageProps = {
  /** `full` for tables; `content` (1,280 px, the default) for what is read. */
  width?: keyof typeof styles.width
  children: ReactNode
}

/** The frame of a page's content inside the app's frame; fades in within 0.1 s. */
export function Page({ width = 'content', children }: PageProps) {
  return <div className={classNames(styles.page, styles.width[width])}>{children}</div>
}
