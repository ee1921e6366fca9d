import { orDash } from '../../formats/orDash.ts'
import type { Tone } from '../../theme/tones.ts'
import { Link } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './StatCard.css.ts'

export type StatCardProps = {
  /** What is counted: 'Open requests'. */
  label: string
  /** The formatted figure; undefined shows a dash. */
  figure?: string | null | undefined
  /** The change, in words that work without color: '4 more than last week'. */
  change?: string | undefined
  /** Whether the change is good or bad; `neutral` by default. */
  tone?: Tone
  /** The URL of the records behind the figure; makes the label a link. */
  href?: string | undefined
  /** Keeps the figure's and the change's space while loading; `false` by default. */
  isLoading?: boolean
}

/** One key figure and its change. */
export function StatCard({
  label,
  figure,
  change,
  tone = 'neutral',
  href,
  isLoading = false,
}: StatCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.label}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} tone="quiet">
            {label}
          </Link>
        )}
      </div>
      {isLoading ? (
        <>
          <VisuallyHidden>Loading</VisuallyHidden>
          <div className={styles.figure}>
            <Skeleton width="s" />
          </div>
          <div className={styles.change.neutral}>
            <Skeleton width="m" />
          </div>
        </>
      ) : (
        <>
          <div className={styles.figure}>{orDash(figure)}</div>
          {change !== undefined && <div className={styles.change[tone]}>{change}</div>}
        </>
      )}
    </div>
  )
}
