import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../../private/classNames.ts'
import { focusableScroller } from '../../private/focusableScroller.ts'
import { scrollIntoSight } from '../../private/scrollIntoSight.ts'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './AudioPlayer.css.ts'
import { clockTime } from './clockTime.ts'
import type { TranscriptLine } from './transcriptLine.ts'

type TranscriptProps = {
  lines: readonly TranscriptLine[]
  /** The index of the current line, or -1. */
  current: number
  /** The index of the line to begin with, which is scrolled into sight, or -1. */
  found: number
  /** Plays from a time; without it the lines are read-only. */
  onPlayFrom: ((seconds: number) => void) | undefined
}

/** The transcript, with the current line kept in view until the user scrolls. */
export function Transcript({ lines, current, found, onPlayFrom }: TranscriptProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const scrollerRef = useMergedRef(scroller, focusableScroller)
  const list = useRef<HTMLOListElement>(null)
  const [isFollowing, setIsFollowing] = useState(true)
  const [focused, setFocused] = useState<number>()

  useEffect(() => {
    const line = list.current?.children[current]
    if (isFollowing && line instanceof HTMLElement && scroller.current) bringIntoSight(line, scroller.current)
  }, [current, isFollowing])

  function stopFollowing() {
    setIsFollowing(false)
  }

  function playFrom(seconds: number) {
    setIsFollowing(true)
    onPlayFrom?.(seconds)
  }

  const timed = lines.flatMap(({ startsAt }, index) => (startsAt === undefined ? [] : [index]))
  // One Tab stop; arrow keys move on from there.
  const stop = focused ?? (current === -1 ? timed[0] : current)

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const next = neighbourOf(event.key, timed, timed.indexOf(index))
    if (next === undefined) return
    event.preventDefault()
    stopFollowing()
    list.current?.children[next]?.querySelector('button')?.focus()
  }

  function handleFollow() {
    // The button disappears once it has no purpose.
    list.current?.children[current]?.querySelector('button')?.focus({ preventScroll: true })
    setIsFollowing(true)
  }

  return (
    <div className={styles.transcript}>
      <div ref={scrollerRef} onWheel={stopFollowing} onTouchMove={stopFollowing} className={styles.scroller}>
        <ol ref={list} aria-label="Transcript" className={styles.lines}>
          {lines.map(({ id, speaker, text, startsAt }, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button in the line is the keyboard's way
            <li
              key={id}
              ref={index === found ? scrollIntoSight : undefined}
              aria-current={index === current || undefined}
              onClick={() => {
                // Users also select text to copy it.
                if (startsAt !== undefined && document.getSelection()?.isCollapsed !== false)
                  playFrom(startsAt)
              }}
              className={classNames(
                styles.line,
                startsAt !== undefined && onPlayFrom && styles.playable,
                index === current && styles.current,
              )}
            >
              {timed.length > 0 && (
                <div className={styles.moment}>
                  {startsAt !== undefined && onPlayFrom ? (
                    <button
                      type="button"
                      aria-label={`${clockTime(startsAt)}, play from here`}
                      tabIndex={index === stop ? 0 : -1}
                      onFocus={() => setFocused(index)}
                      onBlur={() => setFocused(undefined)}
                      onKeyDown={(event) => handleKeyDown(event, index)}
                      className={styles.playFrom}
                    >
                      {clockTime(startsAt)}
                    </button>
                  ) : (
                    startsAt !== undefined && clockTime(startsAt)
                  )}
                </div>
              )}
              <div className={styles.said}>
                <div className={styles.speaker} dir="auto">
                  {speaker}
                </div>
                <div dir="auto">{text}</div>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {/* After the lines: each is a layer of its own, and later ones cover earlier ones. */}
      {!isFollowing && current !== -1 && (
        <div className={styles.follow}>
          <Button size="small" onPress={handleFollow}>
            Go to the current line
          </Button>
        </div>
      )}
    </div>
  )
}

function neighbourOf(key: string, timed: readonly number[], at: number): number | undefined {
  if (key === 'ArrowDown') return timed[at + 1]
  if (key === 'ArrowUp') return timed[at - 1]
  if (key === 'Home') return timed[0]
  if (key === 'End') return timed.at(-1)
  return undefined
}

/** Scrolls the lines, never the page, to a third from the top so that the next lines show too. */
function bringIntoSight(line: HTMLElement, scroller: HTMLElement) {
  const { top, bottom } = line.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (top >= frame.top && bottom <= frame.bottom) return
  scroller.scrollTop += top - frame.top - frame.height / 3
}
