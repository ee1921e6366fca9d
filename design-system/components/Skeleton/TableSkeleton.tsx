import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Skeleton.css.ts'
import { Skeleton } from './Skeleton.tsx'

export type TableSkeletonProps = {
  /** Said to readers and meant for the eye in place of words: 'Loading service requests...'. */
  label: string
  /** As many as the table will have; 6 by default. */
  columns?: number
  /** 10 by default. */
  rows?: number
}

const widths = ['l', 's', 'm', 'm', 's', 's'] as const

/** A table on its way: the head and rows at their real heights. */
export function TableSkeleton({ label, columns = 6, rows = 10 }: TableSkeletonProps) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>
        {Array.from({ length: rows + 1 }, (_, row) => (
          <div key={row} className={row === 0 ? styles.head : styles.row}>
            {Array.from({ length: columns }, (_cell, column) => (
              <span key={column} className={styles.cell}>
                <Skeleton width={row === 0 ? 'xs' : (widths[(column + row) % 3 === 0 ? column : 1] ?? 's')} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
