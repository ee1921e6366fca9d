import { classNames } from '../../private/classNames.ts'
import type { Tone } from '../../theme/tones.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './Badge.css.ts'

export type BadgeProps = {
  /** `neutral` by default. */
  tone?: Tone
  /** Replaces the dot. */
  icon?: IconComponent | undefined
  /** Omits the dot, for kinds ('Business') rather than states. */
  isPlain?: boolean
  /** The text; renders nothing without it. */
  children: string | null | undefined
}

/** A status or kind in one word; the word carries the meaning, color only supports it. */
export function Badge({ tone = 'neutral', icon, isPlain = false, children }: BadgeProps) {
  if (!children) return null
  return (
    <span className={classNames(styles.base, styles.tone[tone])}>
      {icon ? (
        <Icon icon={icon} size="small" />
      ) : (
        !isPlain && <span className={classNames(styles.dot, styles.dotTone[tone])} />
      )}
      <span className={styles.words}>{children}</span>
    </span>
  )
}
