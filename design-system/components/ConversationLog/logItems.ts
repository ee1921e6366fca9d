import { dateOf, type Moment } from '../../formats/moment.ts'
import type { MessageAuthor } from '../MessageBubble/messageAuthor.ts'
import { dayLabel, dayNumber } from './dayLabel.ts'

/** An entry of a conversation: a message, or an event between messages. */
export type LogEntry = {
  id: string
  /** When it was created; entries without a time belong to the previous entry's day. */
  at?: Moment | null | undefined
  /** The message's author; undefined for events. */
  author?: MessageAuthor | undefined
  /** The author's name if known: two clients in one thread are two authors. */
  name?: string | null | undefined
}

export type LogItem<Entry> = {
  entry: Entry
  /** The day that starts with this entry. */
  day: string | undefined
  /** Whether the previous entry has the same author, so that the name need not repeat. */
  isContinued: boolean
}

// After a longer pause the name helps to pick up the thread.
const longestPauseMs = 5 * 60_000

/** The entries with day separators and repeated authors marked. */
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
