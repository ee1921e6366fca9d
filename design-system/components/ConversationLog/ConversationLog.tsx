import { memo, useMemo, useRef, type ReactNode, type Ref } from 'react'
import { count } from '../../formats/count.ts'
import { ArrowDownIcon, ChevronUpIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './ConversationLog.css.ts'
import { logItems, type LogEntry, type LogItem } from './logItems.ts'
import { useShownEntries } from './useShownEntries.ts'
import { useStickToEnd } from './useStickToEnd.ts'

export type ConversationLogProps<Entry extends LogEntry> = {
  /** The accessible name: 'Conversation with Cara'. */
  label: string
  /** Oldest first; an unchanged entry keeps its identity. */
  entries: ReadonlyArray<Entry>
  /** Renders a MessageBubble or an event; keep the function's identity so that a new entry does not render the others again. */
  renderEntry: (entry: Entry, isContinued: boolean) => ReactNode
  /** The ID of an entry for the user to read or decide on: its top stays in view instead of being scrolled past. */
  waitingId?: string | undefined
  /** Below the latest entry while an answer is pending: TypingIndicator or StageProgress. */
  status?: ReactNode
  /** Shown when there are no entries. */
  emptyState?: ReactNode
}

/** A conversation that fills its container and stays pinned to the latest message until the user scrolls up. */
export function ConversationLog<Entry extends LogEntry>({
  label,
  entries,
  renderEntry,
  waitingId,
  status,
  emptyState,
}: ConversationLogProps<Entry>) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const end = useStickToEnd({ scroller, content, entries, waitingId })
  const shown = useShownEntries({ scroller, entries })
  const items = useMemo(() => logItems(entries), [entries])

  function handleNewsPress() {
    end.goToEnd()
    // The button disappears; focus stays in the conversation.
    scroller.current?.focus({ preventScroll: true })
  }

  function handleEarlierPress() {
    shown.showEarlier()
    scroller.current?.focus({ preventScroll: true })
  }

  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        role="log"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too
        tabIndex={0}
        onScroll={() => {
          end.handleScroll()
          shown.handleScroll()
        }}
        className={styles.scroller}
      >
        {entries.length === 0 && status === undefined && <div className={styles.empty}>{emptyState}</div>}
        <div ref={content} className={styles.content}>
          {shown.start > 0 && (
            <div className={styles.earlier}>
              <Button size="small" tone="quiet" icon={ChevronUpIcon} onPress={handleEarlierPress}>
                {`Show earlier messages (${count(shown.start)})`}
              </Button>
            </div>
          )}
          {items.slice(shown.start).map((item, index) => (
            <LogLine
              key={item.entry.id}
              {...item}
              isOld={shown.start + index < shown.oldCount}
              renderEntry={renderEntry}
              ref={index === 0 ? shown.firstShown : undefined}
            />
          ))}
          {status !== undefined && <div className={styles.status}>{status}</div>}
        </div>
      </div>
      {end.newCount > 0 && (
        <div className={styles.news}>
          <span className={styles.newsButton}>
            <Button tone="primary" size="small" icon={ArrowDownIcon} onPress={handleNewsPress}>
              {end.newCount === 1 ? '1 new message' : `${count(end.newCount)} new messages`}
            </Button>
          </span>
        </div>
      )}
    </div>
  )
}

type LogLineProps<Entry> = LogItem<Entry> & {
  /** Whether the entry existed before the user arrived: entries scrolled into view are not new. */
  isOld: boolean
  renderEntry: (entry: Entry, isContinued: boolean) => ReactNode
  ref: Ref<HTMLDivElement> | undefined
}

function Line<Entry extends LogEntry>({
  entry,
  day,
  isContinued,
  isOld,
  renderEntry,
  ref,
}: LogLineProps<Entry>) {
  return (
    <div
      ref={ref}
      data-entry={entry.id}
      aria-live={isOld ? 'off' : undefined}
      className={classNames(styles.entry, isContinued && styles.continued)}
    >
      {day !== undefined && (
        <div role="separator" aria-label={day} className={styles.day}>
          {day}
        </div>
      )}
      <div>{renderEntry(entry, isContinued)}</div>
    </div>
  )
}

// Renders only the new message of a thousand; `memo` erases the generic entry type.
const LogLine = memo(Line) as typeof Line
