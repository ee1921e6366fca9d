import { orDash } from '../../formats/orDash.ts'
import type { Tone } from '../../theme/tones.ts'
import { Link } from '../Link/Link.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './StatCard.css.ts'

export type StatCardProps = {
  /** What is counted: 'Open requests'. */
  label: string
  /** The figure as it is read, already formatted; nothing shows a dash. */
  figure?: string | null | undefined
  /** How it differs from before, in words that stand without the colour: '4 more than last week'. */
  change?: string | undefined
  /** Whether the change is good or bad news; `neutral` by default. */
  tone?: Tone
  /** Where the records behind the figure are; the label becomes the link. */
  href?: string | undefined
  /** Keeps the places of figure and change until they arrive; `false` by default. */
  isLoading?: boolean
}

/** One figure that matters today, and how it moved. */
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
