import { useEffect, useState } from 'react'
import { dateOf, type Moment } from '../../formats/moment.ts'
import { SparklesIcon } from '../../icons/icons.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { explorerStages, stageAfter, type Stages } from './stage.ts'
import * as styles from './StageProgress.css.ts'

export type StageProgressProps = {
  /** The stages with their durations and bar positions; those of a question to a policy by default. */
  stages?: Stages
  /** When the question was sent, so that returning users see the current stage; now by default. */
  startedAt?: Moment | null | undefined
}

/** What Cara is doing until her answer arrives, estimated from typical durations; the last stage stays until unmounted. */
export function StageProgress({ stages = explorerStages, startedAt }: StageProgressProps) {
  const { label, share } = useStage(stages, startedAt)
  return (
    <div className={styles.line}>
      <Avatar name="Cara" icon={SparklesIcon} />
      <div className={styles.box}>
        <div role="status" className={styles.words} dir="auto">
          {label}
        </div>
        <ProgressBar label={label} value={share} />
      </div>
    </div>
  )
}

function useStage(stages: Stages, startedAt: Moment | null | undefined) {
  const [mountedAt] = useState(() => Date.now())
  const [now, setNow] = useState(mountedAt)
  // If the local clock is behind the server's, the question would be in the future.
  const start = Math.min(dateOf(startedAt)?.getTime() ?? mountedAt, mountedAt)
  const { stage, nextInMs } = stageAfter(stages, now - start)

  useEffect(() => {
    if (nextInMs === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), nextInMs)
    return () => clearTimeout(timer)
  }, [nextInMs, now])

  return stage
}
