import { type SyntheticEvent, useEffect, useRef, useState } from 'react'

export type Audio = ReturnType<typeof useAudio>

/** Controls one recording with the browser's audio element and reports its state. */
export function useAudio(knownLength: number | undefined) {
  const element = useRef<HTMLAudioElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  const [time, setTime] = useState(0)
  const [measuredLength, setMeasuredLength] = useState<number>()
  const [speed, setSpeed] = useState(1)
  const [failure, setFailure] = useState<string>()
  const length = measuredLength ?? knownLength

  useEffect(() => {
    function handlePlay({ target }: Event) {
      if (target !== element.current) element.current?.pause()
    }
    // Only one recording plays at a time; media events do not bubble.
    document.addEventListener('play', handlePlay, { capture: true })
    return () => document.removeEventListener('play', handlePlay, { capture: true })
  }, [])

  function readTime({ currentTarget }: SyntheticEvent<HTMLAudioElement>) {
    setTime(currentTarget.currentTime)
  }

  function seek(to: number) {
    const audio = element.current
    if (!audio) return
    audio.currentTime = Math.max(0, Math.min(to, length ?? to))
    setTime(audio.currentTime)
  }

  async function play(from = time) {
    const audio = element.current
    if (!audio) return
    if (failure !== undefined) {
      setFailure(undefined)
      audio.load()
    }
    if (from !== audio.currentTime) seek(from)
    try {
      await audio.play()
    } catch (error) {
      // Paused before playback started, as requested.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setFailure((known) => known ?? wordsOfFailure(audio.error))
    }
  }

  return {
    isPlaying,
    isWaiting,
    time,
    length,
    speed,
    failure,
    play: (from?: number) => void play(from),
    toggle() {
      if (isPlaying) element.current?.pause()
      else void play()
    },
    seek,
    skip: (seconds: number) => seek(time + seconds),
    changeSpeed(next: number) {
      setSpeed(next)
      if (!element.current) return
      element.current.playbackRate = next
      // Reloading resets the speed.
      element.current.defaultPlaybackRate = next
    },
    elementProps: {
      ref: element,
      onPlay: () => setIsPlaying(true),
      onPause: () => {
        setIsPlaying(false)
        setIsWaiting(false)
      },
      onEnded: () => setIsPlaying(false),
      onWaiting: () => setIsWaiting(true),
      onPlaying: () => setIsWaiting(false),
      onTimeUpdate: readTime,
      onSeeked: readTime,
      onDurationChange: ({ currentTarget: { duration } }: SyntheticEvent<HTMLAudioElement>) =>
        // A stream has no known length until it ends.
        setMeasuredLength(Number.isFinite(duration) ? duration : undefined),
      onError: ({ currentTarget: { error } }: SyntheticEvent<HTMLAudioElement>) => {
        setIsPlaying(false)
        setIsWaiting(false)
        setFailure(wordsOfFailure(error))
      },
    },
  }
}

// The codes of MediaError: https://html.spec.whatwg.org/multipage/media.html#error-codes
const failures: Record<number, string> = {
  2: 'The connection was lost while the recording was loading.',
  3: 'The recording is damaged and cannot be played to its end.',
  4: 'The recording could not be found, or this browser cannot play it.',
}

function wordsOfFailure(error: MediaError | null | undefined): string {
  return failures[error?.code ?? 0] ?? 'The recording could not be played.'
}
