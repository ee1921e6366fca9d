import { classNames } from '../../private/classNames.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonProps = {
  /** What will stand here; `text` (one line) by default, so that nothing jumps when it arrives. */
  shape?: keyof typeof styles.height
  /** xs 48, s 88, m 152, l 256 px or `full`; `full` by default. */
  width?: Exclude<keyof typeof styles.width, 'avatar'>
}

/** The place of something that is on its way, with its size. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  const widthName = shape === 'avatar' ? 'avatar' : width
  return (
    <span aria-hidden className={classNames(styles.bone, styles.height[shape], styles.width[widthName])} />
  )
}
