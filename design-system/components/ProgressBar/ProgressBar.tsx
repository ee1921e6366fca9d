import { nameOf } from '../../css/nameOf.ts'
import { classNames } from '../../private/classNames.ts'
import * as styles from './ProgressBar.css.ts'

export type ProgressBarProps = {
  /** What is in progress. */
  label: string
  /** From 0 to 1. */
  value: number
  /** `accent` by default. */
  tone?: 'accent' | 'success' | 'danger'
}

/** Measurable progress. */
export function ProgressBar({ label, value, tone = 'accent' }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className={styles.track}
    >
      <div className={classNames(styles.fill, styles.tone[tone])} style={{ [nameOf(styles.share)]: share }} />
    </div>
  )
}
