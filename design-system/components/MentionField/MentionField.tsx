import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Text } from '../Text/Text.tsx'
import { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx'
import * as styles from './MentionField.css.ts'

export type MentionFieldProps = Omit<TextAreaProps, 'assistant' | 'defaultValue' | 'value' | 'onChange'> & {
  value: string
  onChange: (value: string) => void
  /** Who can be mentioned. `detail` tells people of the same name apart. */
  people: ReadonlyArray<{ readonly id: string; readonly name: string; readonly detail?: string }>
  /** Called with the person whose name was inserted. */
  onMention?: (id: string) => void
}

const mostOffered = 6
/** If the field starts higher than this, in pixels from the top, the list opens below it. */
const roomAbove = 320

/** A TextArea that suggests names after an @. */
export function MentionField({
  people,
  value,
  onChange,
  onMention,
  inputRef,
  ...areaProps
}: MentionFieldProps) {
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const mergedRef = useMergedRef(area, inputRef)
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  const nextCaret = useRef<number | null>(null)
  const [isBelow, setIsBelow] = useState(false)

  const begun = caret === null ? null : mentionBefore(value, caret)
  const offered =
    begun === null || begun.at === dismissedAt
      ? []
      : people.filter(({ name }) => isMeant(name, begun.query)).slice(0, mostOffered)
  const activeIndex = Math.min(active, offered.length - 1)
  const isOpen = offered.length > 0
  const optionId = (index: number) => `${listId}-${index}`

  // The caret moves after the name once the text contains it.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = null
  }, [value])

  function choose(person: { readonly id: string; readonly name: string } | undefined) {
    if (!person || begun === null || caret === null) return
    const mention = `@${person.name} `
    nextCaret.current = begun.at + mention.length
    setCaret(nextCaret.current)
    setActive(0)
    onChange(value.slice(0, begun.at) + mention + value.slice(caret).replace(/^ /, ''))
    onMention?.(person.id)
    area.current?.focus()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setActive((activeIndex + step + offered.length) % offered.length)
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(offered[activeIndex])
    else if (event.key === 'Escape') setDismissedAt(begun?.at ?? null)
    else return
    event.preventDefault()
    // Escape closes the list, not the dialog around it.
    event.stopPropagation()
  }

  function handleCaretMove(moved: HTMLTextAreaElement) {
    const isPoint = moved.selectionStart === moved.selectionEnd
    setCaret(isPoint ? moved.selectionStart : null)
    setIsBelow(moved.getBoundingClientRect().top < roomAbove)
  }

  return (
    <div className={styles.field}>
      <TextArea
        {...areaProps}
        value={value}
        onChange={(next) => {
          setActive(0)
          if (area.current) handleCaretMove(area.current)
          if (!next.includes('@')) setDismissedAt(null)
          onChange(next)
        }}
        inputRef={mergedRef}
        assistant={{
          ariaProps: {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': isOpen ? listId : undefined,
            'aria-activedescendant': isOpen ? optionId(activeIndex) : undefined,
          },
          onKeyDown: handleKeyDown,
          onCaretMove: handleCaretMove,
          onBlur: () => setCaret(null),
        }}
      />
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label="People to mention"
          className={styles.place[isBelow ? 'below' : 'above']}
        >
          {offered.map(({ id, name, detail }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the text area's
            <div
              key={id}
              id={optionId(index)}
              role="option"
              aria-selected={index === activeIndex}
              className={styles.option}
              // The text area keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose({ id, name })}
            >
              <Avatar name={name} size="small" />
              {name}
              {detail !== undefined && (
                <Text tone="muted" size="small" truncate>
                  {detail}
                </Text>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** The mention being typed before the caret. */
function mentionBefore(text: string, caret: number): { at: number; query: string } | null {
  const found = /(?:^|[\s(])@([\p{L}\p{M}\p{N}.'’ -]{0,40})$/u.exec(text.slice(0, caret))
  const query = found?.[1]
  return query === undefined || query.startsWith(' ') ? null : { at: caret - query.length - 1, query }
}

/** Whether the query matches the start of the name or of one of its later words. */
function isMeant(name: string, query: string): boolean {
  const typed = query.toLowerCase()
  const words = name.toLowerCase().split(' ')
  return words.some((_, index) => words.slice(index).join(' ').startsWith(typed))
}
