import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Heading.css.ts'

export type HeadingProps = {
  /** The level in the page's outline. */
  level: 1 | 2 | 3 | 4
  /** The visual size; follows the level by default (title, large, medium, small). */
  size?: 'small' | 'medium' | 'large' | 'title' | 'display'
  id?: string | undefined
  /** `-1` lets a script focus it, for example after navigation. */
  tabIndex?: -1
  children?: ReactNode
}

const sizeOfLevel = { 1: 'title', 2: 'large', 3: 'medium', 4: 'small' } as const

/** A heading: the level is its place in the outline, the size its appearance. */
export function Heading({ level, size = sizeOfLevel[level], id, tabIndex, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} tabIndex={tabIndex} className={classNames(styles.base, styles.size[size])}>
      {children}
    </Element>
  )
}
