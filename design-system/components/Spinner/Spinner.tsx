import { classNames } from '../../private/classNames.ts'
import * as styles from './Spinner.css.ts'

export type SpinnerProps = {
  /** What is loading; leave out if text beside it says so. */
  label?: string | undefined
  /** `medium` (16 px) by default. */
  size?: 'small' | 'medium' | 'large'
}

/** Work in progress of unknown length. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const className = classNames(styles.spinner, styles.size[size])
  if (label === undefined) return <span aria-hidden className={className} />
  return <span role="status" aria-label={label} className={className} />
}
