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
  /** The name for readers: 'Conversation with Cara'. */
  label: string
  /** From the first to the latest; an entry that has not changed keeps its identity. */
  entries: readonly Entry[]
  /** A MessageBubble, or what was done between two; keep the function's identity, so that a new entry draws no other again. */
  renderEntry: (entry: Entry, isContinued: boolean) => ReactNode
  /** Beneath the latest entry while an answer is awaited: TypingIndicator or StageProgress. */
  status?: ReactNode
  /** In place of a conversation without entries. */
  emptyState?: ReactNode
}

/** A conversation as high as the place it stands in, with its latest message in sight until somebody scrolls up. */
export function ConversationLog<Entry extends LogEntry>({
  label,
  entries,
  renderEntry,
  status,
  emptyState,
}: ConversationLogProps<Entry>) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const end = useStickToEnd({ scroller, content, entries })
  const shown = useShownEntries({ scroller, entries })
  const items = useMemo(() => logItems(entries), [entries])

  function handleNewsPress() {
    end.goToEnd()
    // The button goes away; the keyboard stays in the conversation.
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
  /** Whether it was there before the reader came: what is scrolled into sight is no news. */
  isOld: boolean
  renderEntry: (entry: Entry, isContinued: boolean) => ReactNode
  ref: Ref<HTMLDivElement> | undefined
}

function Line<Entry>({ entry, day, isContinued, isOld, renderEntry, ref }: LogLineProps<Entry>) {
  return (
    <div
      ref={ref}
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

// Of a thousand messages only the new one is drawn; `memo` forgets that the entry's type is open.
const LogLine = memo(Line) as typeof Line
