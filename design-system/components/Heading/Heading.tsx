import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Heading.css.ts'

export type HeadingProps = {
  /** The place in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** The looks; follows the level by default (title, large, medium, small). */
  size?: keyof typeof styles.size
  id?: string | undefined
  /** `-1` lets a script move the focus here, after a navigation for one. */
  tabIndex?: -1
  children?: ReactNode
}

const sizeOfLevel = { 1: 'title', 2: 'large', 3: 'medium', 4: 'small' } as const

/** A heading: the level says where it stands, the size how it looks. */
export function Heading({ level, size = sizeOfLevel[level], id, tabIndex, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} tabIndex={tabIndex} className={classNames(styles.base, styles.size[size])}>
      {children}
    </Element>
  )
}
