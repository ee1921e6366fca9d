import type { ComponentType } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Icon.css.ts'

/** One of this package's exports whose name ends in `Icon`. */
export type IconComponent = ComponentType<{
  className?: string
  strokeWidth?: number
  'aria-hidden'?: boolean
}>

export type IconProps = {
  icon: IconComponent
  /** `medium` (16 px) by default. */
  size?: 'small' | 'medium' | 'large'
}

/** An icon in the color of the surrounding text; never the only carrier of meaning, so hidden from screen readers. */
export function Icon({ icon: Picture, size = 'medium' }: IconProps) {
  return <Picture aria-hidden strokeWidth={1.75} className={classNames(styles.base, styles.size[size])} />
}
