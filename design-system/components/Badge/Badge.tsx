import { classNames } from '../../private/classNames.ts'
import type { Tone } from '../../theme/tones.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './Badge.css.ts'

export type BadgeProps = {
  /** `neutral` by default. */
  tone?: Tone
  /** In place of the dot. */
  icon?: IconComponent | undefined
  /** Leaves out the dot: for kinds ('Business') rather than states. */
  isPlain?: boolean
  /** The word; without one nothing shows. */
  children: string | null | undefined
}

/** A state or a kind in one word; the word carries the meaning, the colour helps the eye. */
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
