import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Icon, type IconComponent } from '../Icon/Icon.tsx'
import * as styles from './Timeline.css.ts'

export type TimelineItemProps = {
  /** Who did it; shows initials unless there is an icon. */
  actor: string
  /** For actions rather than comments. */
  icon?: IconComponent | undefined
  /** The avatar's icon, for actors that are not people. */
  actorIcon?: IconComponent | undefined
  /** The sentence after the actor's name: 'assigned the request to Priya Raman'. */
  summary?: ReactNode
  /** The time as text, '3 days ago'. */
  time: string
  /** The machine-readable time, an ISO date. */
  dateTime: string
  /** The full date and time, on hover. */
  timeTitle?: string | undefined
  /** The comment, in a bubble below. */
  children?: ReactNode
}

/** One event: who, what and when. */
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
