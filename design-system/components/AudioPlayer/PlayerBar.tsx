import type { KeyboardEvent, Ref } from 'react'
import FastForwardIcon from 'lucide-react/icons/fast-forward'
import PauseIcon from 'lucide-react/icons/pause'
import RewindIcon from 'lucide-react/icons/rewind'
import { nameOf } from '../../css/nameOf.ts'
import { PlayIcon } from '../../icons/icons.ts'
import { NativeSelect } from '../../private/NativeSelect.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './AudioPlayer.css.ts'
import { clockTime } from './clockTime.ts'
import type { Audio } from './useAudio.ts'

/** How far 'Back' and 'Forward' seek. */
export const skipSeconds = 10

const speeds = [0.75, 1, 1.25, 1.5, 2]

type PlayerBarProps = {
  audio: Audio
  playButton: Ref<HTMLButtonElement>
}

/** The playback controls; left to right in every language, like time on a tape. */
export function PlayerBar({ audio, playButton }: PlayerBarProps) {
  const { failure, isPlaying, isWaiting, time, length, speed, toggle, seek, skip, changeSpeed } = audio
  const share = length === undefined || length === 0 ? 0 : Math.min(1, time / length)

  function handleSliderKey(event: KeyboardEvent) {
    const step = stepOfKey[event.key]
    if (step === undefined && event.key !== ' ') return
    event.preventDefault()
    if (step === undefined) toggle()
    else skip(step)
  }

  return (
    <div dir="ltr" className={styles.bar}>
      <div className={styles.buttons}>
        <IconButton
          ref={playButton}
          icon={isPlaying ? PauseIcon : PlayIcon}
          label={isPlaying ? 'Pause' : 'Play'}
          tone="primary"
          onPress={toggle}
        />
        <IconButton
          icon={RewindIcon}
          label={`Back ${skipSeconds} seconds`}
          onPress={() => skip(-skipSeconds)}
        />
        <IconButton
          icon={FastForwardIcon}
          label={`Forward ${skipSeconds} seconds`}
          onPress={() => skip(skipSeconds)}
        />
      </div>
      <div className={styles.place}>
        <span aria-hidden className={styles.time}>
          {clockTime(time)}
        </span>
        <input
          type="range"
          aria-label="Playback position"
          aria-valuetext={`${clockTime(time)} of ${clockTime(length)}`}
          aria-busy={isWaiting || undefined}
          min={0}
          max={length ?? 0}
          step={0.1}
          value={time}
          disabled={length === undefined || failure !== undefined}
          onKeyDown={handleSliderKey}
          onChange={({ target }) => seek(target.valueAsNumber)}
          className={styles.slider}
          style={{ [nameOf(styles.share)]: share }}
        />
        <span aria-hidden className={styles.time}>
          {isWaiting ? <Spinner size="small" /> : clockTime(length)}
        </span>
      </div>
      <div className={styles.speed}>
        <NativeSelect
          aria-label="Speed"
          value={speed}
          onChange={({ target }) => changeSpeed(Number(target.value))}
        >
          {speeds.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  )
}

const stepOfKey: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}
