import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './Timeline.css.ts'

export type TimelineItemProps = {
  /** Who did it; the initials show when there is no icon. */
  actor: string
  /** For what somebody did rather than said. */
  icon?: IconComponent | undefined
  /** The avatar's picture, for whoever is no person. */
  actorIcon?: IconComponent | undefined
  /** The sentence after the actor's name: 'assigned the request to Priya Raman'. */
  summary?: ReactNode
  /** The moment as text, '3 days ago'. */
  time: string
  /** The moment for machines and the hover: ISO date. */
  dateTime: string
  /** The moment in full, on hover. */
  timeTitle?: string | undefined
  /** What was said, in a bubble beneath. */
  children?: ReactNode
}

/** One thing that happened: who, what and when. */
export function TimelineItem({
  actor,
  icon,
  actorIcon,
  summary,
  time,
  dateTime,
  timeTitle,
  children,
}: TimelineItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.marker}>
        {icon ? (
          <span className={styles.event}>
            <Icon icon={icon} size="small" />
          </span>
        ) : (
          <Avatar name={actor} icon={actorIcon} />
        )}
      </span>
      <div>
        <div className={styles.line}>
          <span>
            <strong className={styles.actor}>{actor}</strong>
            {summary !== undefined && <> {summary}</>}
          </span>
          <time dateTime={dateTime} title={timeTitle} className={styles.time}>
            {time}
          </time>
        </div>
        {children !== undefined && (
          <div className={styles.bubble} dir="auto">
            {children}
          </div>
        )}
      </div>
    </li>
  )
}
