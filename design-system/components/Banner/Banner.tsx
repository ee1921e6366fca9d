import type { ReactNode } from 'react'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import type { Tone } from '../../theme/tones.ts'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Banner.css.ts'

export type BannerTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>

export type BannerProps = {
  /** `info` by default; `danger` is announced immediately. */
  tone?: BannerTone
  title: string
  /** The reason and the consequences. */
  children?: ReactNode
  /** The next step: a small Button or ButtonLink. */
  action?: ReactNode
  /** Dismisses the banner; without it there is no close button, and the banner stays as long as it applies. */
  onDismiss?: (() => void) | undefined
}

const icons: Record<BannerTone, IconComponent> = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
}

const words: Record<BannerTone, string> = {
  info: 'Note',
  success: 'Success',
  warning: 'Warning',
  danger: 'Error',
}

/** Information about the page or the section below, as long as it applies. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(styles.banner, styles.tone[tone])}
    >
      <span className={classNames(styles.picture, styles.ink[tone])}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          <Text weight="medium">
            {/* The color and the picture say it to the eye. */}
            <VisuallyHidden>{words[tone]}: </VisuallyHidden>
            {title}
          </Text>
          {children !== undefined && <div>{children}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <div className={styles.close}>
          <IconButton icon={XIcon} label="Dismiss" size="small" onPress={onDismiss} />
        </div>
      )}
    </div>
  )
}
