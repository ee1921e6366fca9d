import { ClockIcon, dueDay, Icon, Text, VisuallyHidden } from '@coverdesk/design-system'
import * as styles from './DueDate.css.ts'

export interface DueDateProps {
  /** A calendar day as midnight UTC. */
  dueAt: string
  /** What the server says: it knows the agency's time zone. */
  isOverdue: boolean
  /** Says that it is overdue by an icon, for narrow columns. */
  isCompact?: boolean
}

/** The day by which a request is due; a missed one says so, not by color alone. */
export function DueDate({ dueAt, isOverdue, isCompact = false }: DueDateProps) {
  if (!isOverdue) return dueDay(dueAt)
  return (
    <Text tone="danger" weight="medium">
      {isCompact ? (
        <span className={styles.marked}>
          {dueDay(dueAt)}
          <Icon icon={ClockIcon} size="small" />
          <VisuallyHidden>Overdue</VisuallyHidden>
        </span>
      ) : (
        `${dueDay(dueAt)} · Overdue`
      )}
    </Text>
  )
}
