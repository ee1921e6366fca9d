import { classNames } from '../../private/classNames.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonProps = {
  /** The shape of the content; `text` (one line) by default. */
  shape?: 'text' | 'heading' | 'control' | 'area' | 'badge' | 'avatar'
  /** xs 48, s 88, m 152, l 256 px or `full`; `full` by default. */
  width?: Exclude<keyof typeof styles.width, 'avatar'>
}

/** A placeholder at the content's final size. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  const widthName = shape === 'avatar' ? 'avatar' : width
  return (
    <span aria-hidden className={classNames(styles.bone, styles.height[shape], styles.width[widthName])} />
  )
}
