import { DASH, dueDay, Text } from '@coverdesk/design-system'

export interface DueDateProps {
  /** A calendar day as midnight UTC; null when there is none. */
  dueAt: string | null
  /** What the server says: it knows the agency's time zone. */
  isOverdue: boolean
}

/** The day by which a request is due; a missed one says so in words, not by colour alone. */
export function DueDate({ dueAt, isOverdue }: DueDateProps) {
  if (dueAt === null) return DASH
  if (!isOverdue) return dueDay(dueAt)
  return (
    <Text tone="danger" weight="medium">
      {dueDay(dueAt)} · Overdue
    </Text>
  )
}
