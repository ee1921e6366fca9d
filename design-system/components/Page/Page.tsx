import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Page.css.ts'

export type PageProps = {
  /** `full` for tables; `content` (1,280 px, the default) for reading. */
  width?: 'full' | 'content'
  children: ReactNode
}

// The first page replaces the server-rendered one and does not fade in.
let isFirst = true

/** The frame of a page's content inside the app's frame; all but the first fade in within 0.1 s. */
export function Page({ width = 'content', children }: PageProps) {
  const [isArriving] = useState(() => !isFirst)
  useEffect(() => {
    isFirst = false
  }, [])
  return (
    <div className={classNames(styles.page, styles.width[width], isArriving && styles.arriving)}>
      {children}
    </div>
  )
}
