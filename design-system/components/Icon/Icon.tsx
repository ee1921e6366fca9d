import type { ComponentType } from 'react'
import { classNames } from '../../private/classNames.ts'
import * as styles from './Icon.css.ts'

/** One of the pictures that this package exports under a name that ends in `Icon`. */
export type IconComponent = ComponentType<{
  className?: string
  strokeWidth?: number
  'aria-hidden'?: boolean
}>

export type IconProps = {
  icon: IconComponent
  /** `medium` (16 px) by default. */
  size?: keyof typeof styles.size
}

/** A picture in the colour of the text around it; never the only carrier of a meaning, so hidden from readers. */
export function Icon({ icon: Picture, size = 'medium' }: IconProps) {
  return <Picture aria-hidden strokeWidth={1.75} className={classNames(styles.base, styles.size[size])} />
}
