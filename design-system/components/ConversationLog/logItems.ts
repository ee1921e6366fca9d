import { dateOf, type Moment } from '../../formats/moment.ts'
import type { MessageAuthor } from '../MessageBubble/messageAuthor.ts'
import { dayLabel, dayNumber } from './dayLabel.ts'

/** What stands in a conversation: a message, or what was done between two of them. */
export type LogEntry = {
  id: string
  /** When it came; what has no time stands under the day of what is before it. */
  at?: Moment | null | undefined
  /** Whose message it is; left out for what is no message. */
  author?: MessageAuthor | undefined
  /** The author's name where it is known: two clients in one thread are two authors. */
  name?: string | null | undefined
}

export type LogItem<Entry> = {
  entry: Entry
  /** The day that begins with it. */
  day: string | undefined
  /** Whether its author goes on speaking, so that the name need not show again. */
  isContinued: boolean
}

// After a longer pause a name helps to find the thread again.
const longestPauseMs = 5 * 60_000

/** The entries with the days that begin among them and the authors who go on speaking. */
export function logItems<Entry extends LogEntry>(
  entries: readonly Entry[],
  now = new Date(),
): Array<LogItem<Entry>> {
  let before: Entry | undefined
  let lastDate: Date | undefined
  return entries.map((entry) => {
    const date = dateOf(entry.at)
    const isNewDay = date !== undefined && (!lastDate || dayNumber(date) !== dayNumber(lastDate))
    const pauseMs = date && lastDate ? date.getTime() - lastDate.getTime() : 0
    const isContinued =
      before !== undefined && isSameAuthor(before, entry) && !isNewDay && pauseMs <= longestPauseMs
    before = entry
    lastDate = date ?? lastDate
    return { entry, day: isNewDay ? dayLabel(date, now) : undefined, isContinued }
  })
}

function isSameAuthor(one: LogEntry, other: LogEntry): boolean {
  return one.author !== undefined && one.author === other.author && (one.name ?? '') === (other.name ?? '')
}
