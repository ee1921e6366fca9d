import {
  CalendarIcon,
  CircleCheckIcon,
  type IconComponent,
  longDateTime,
  relativeTime,
  dueDay,
  TimelineItem,
  UserPlusIcon,
} from '@coverdesk/design-system'
import type { TimelineEvent } from './timelineEntries.ts'
import { useNow } from './useNow.ts'

export interface ChangeItemProps {
  /** An agency user's name, `Cara` or `unknown`. */
  actor: string
  at: string
  event: TimelineEvent
}

const icons = {
  assigned: UserPlusIcon,
  due: CalendarIcon,
  closed: CircleCheckIcon,
} satisfies Record<TimelineEvent['kind'], IconComponent>

/** A change to the request, as a sentence after its author's name. */
export function ChangeItem({ actor, at, event }: ChangeItemProps) {
  const now = useNow(at)
  return (
    <TimelineItem
      actor={actor}
      icon={icons[event.kind]}
      summary={sentenceOf(event)}
      time={relativeTime(at, now)}
      dateTime={at}
      timeTitle={longDateTime(at)}
    />
  )
}

function sentenceOf(event: TimelineEvent): string {
  switch (event.kind) {
    case 'assigned':
      return event.assignee === null ? 'removed the assignee' : `assigned the request to ${event.assignee}`
    case 'due':
      return event.dueAt === null ? 'removed the due date' : `set the due date to ${dueDay(event.dueAt)}`
    case 'closed':
      return 'resolved the request'
  }
}
