import type { ReactNode } from 'react'
import { classNames } from '../../private/classNames.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './EmptyState.css.ts'

export type EmptyStateProps = {
  icon?: IconComponent | undefined
  title: string
  description?: ReactNode
  /** The way to add something: a Button or a ButtonLink. */
  action?: ReactNode
  /** `danger` is reserved for ErrorState. */
  tone?: 'neutral' | 'danger'
}

/** Nothing here, why, and what to do next. */
export function EmptyState({ icon, title, description, action, tone = 'neutral' }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      {icon && (
        <span className={classNames(styles.picture, tone === 'danger' && styles.wrong)}>
          <Icon icon={icon} size="large" />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={2} size="small">
          {title}
        </Heading>
        {description !== undefined && (
          <Text as="p" tone="muted">
            {description}
          </Text>
        )}
      </div>
      {action}
    </div>
  )
}
