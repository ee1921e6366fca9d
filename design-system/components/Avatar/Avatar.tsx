import { initials } from '../../formats/initials.ts'
import { classNames } from '../../private/classNames.ts'
import type { Tone } from '../../theme/tones.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './Avatar.css.ts'

export type AvatarProps = {
  /** Whose initials to show; a question mark if missing. */
  name: string | null | undefined
  /** `medium` (28 px) by default. */
  size?: 'small' | 'medium' | 'large'
  /** Replaces the initials for the assistant and the system. */
  icon?: IconComponent | undefined
}

// Red, amber and green would imply a status.
const tints = ['accent', 'info', 'sky', 'neutral'] as const satisfies readonly Tone[]

/** A person's initials beside their name; hidden from screen readers, which announce the name. */
export function Avatar({ name, size = 'medium', icon }: AvatarProps) {
  const tint = icon ? 'accent' : tintOf(name ?? '')
  return (
    <span aria-hidden className={classNames(styles.base, styles.size[size], styles.tint[tint])}>
      {icon ? <Icon icon={icon} size={size === 'large' ? 'medium' : 'small'} /> : initials(name)}
    </span>
  )
}

function tintOf(name: string): Tone {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return tints[sum % tints.length] ?? 'neutral'
}
