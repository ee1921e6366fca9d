import { type KeyboardEvent, useRef } from 'react'
import { CircleAlertIcon, InfoIcon, RotateCwIcon } from '../../icons/icons.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './AudioPlayer.css.ts'
import { PlayerBar, skipSeconds } from './PlayerBar.tsx'
import { Transcript } from './Transcript.tsx'
import { lineAt, type TranscriptLine } from './transcriptLine.ts'
import { useAudio } from './useAudio.ts'

export type AudioPlayerProps = {
  /** The player's accessible name: 'Call from Marisol Ortega, Nov 18'. */
  label: string
  /** URL of the recording; undefined if there is none. */
  src: string | null | undefined
  /** Length in seconds, shown until the recording's metadata has loaded. */
  length?: number | undefined
  /** The transcript in order; without it only the player shows. */
  transcript?: readonly TranscriptLine[] | undefined
  /** The ID of the line that a search led to; it is the current one until the recording plays. */
  foundLine?: string | undefined
}

/** Plays a recording and highlights the current line of its transcript, which can be read without it. */
export function AudioPlayer({ label, src, length, transcript, foundLine }: AudioPlayerProps) {
  const found = transcript?.findIndex(({ id }) => id === foundLine) ?? -1
  return (
    <div role="group" aria-label={label} className={styles.player}>
      {src ? (
        // Another recording starts from the beginning.
        <Recording key={src} src={src} length={length} transcript={transcript} found={found} />
      ) : (
        <>
          <div className={styles.notice}>
            <Icon icon={InfoIcon} />
            There is no recording.
          </div>
          <Words lines={transcript} current={found} found={found} onPlayFrom={undefined} />
        </>
      )}
    </div>
  )
}

type RecordingProps = Pick<AudioPlayerProps, 'length' | 'transcript'> & { src: string; found: number }

function Recording({ src, length, transcript, found }: RecordingProps) {
  const audio = useAudio(length)
  const playButton = useRef<HTMLButtonElement>(null)
  const { failure, time, isPlaying, toggle, skip, play } = audio

  function handleKeyDown(event: KeyboardEvent) {
    // In a listbox, letters select options.
    const isTyped = event.target instanceof HTMLSelectElement
    if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 'k') toggle()
    else if (key === 'j') skip(-skipSeconds)
    else if (key === 'l') skip(skipSeconds)
  }

  function handleRetry() {
    // The button disappears with the error.
    playButton.current?.focus()
    play()
  }

  const hasBegun = isPlaying || time > 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that work from every control in it
    <div onKeyDown={handleKeyDown}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript is below */}
      <audio {...audio.elementProps} src={src} preload="metadata" />
      <PlayerBar audio={audio} playButton={playButton} />
      {failure !== undefined && (
        <div className={styles.failure}>
          <Icon icon={CircleAlertIcon} />
          <span role="alert" className={styles.reason}>
            {failure}
          </span>
          <Button size="small" icon={RotateCwIcon} onPress={handleRetry}>
            Try again
          </Button>
        </div>
      )}
      <Words
        lines={transcript}
        current={hasBegun ? lineAt(transcript ?? [], time) : found}
        found={found}
        onPlayFrom={play}
      />
    </div>
  )
}

type WordsProps = {
  lines: readonly TranscriptLine[] | undefined
  current: number
  found: number
  onPlayFrom: ((seconds: number) => void) | undefined
}

function Words({ lines, ...props }: WordsProps) {
  if (lines === undefined) return null
  if (lines.length === 0) return <div className={styles.empty}>There is no transcript.</div>
  return <Transcript lines={lines} {...props} />
}
