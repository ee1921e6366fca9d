import type { ReactNode } from 'react'
import { count as formatCount } from '../../formats/count.ts'
import { Button } from '../Button/Button.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SelectionBar.css.ts'

type SelectionBarProps = {
  /** What the rows are: 'Service requests'. */
  label: string
  count: number
  /** The number of rows that can be selected. */
  rowCount: number
  actions: ReactNode
  onSelectAll: () => void
  onClear: () => void
}

/** The number of selected rows and their actions; hidden when none is selected. */
export function SelectionBar({ label, count, rowCount, actions, onSelectAll, onClear }: SelectionBarProps) {
  const words = `${formatCount(count)} selected`
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? words : ''}</VisuallyHidden>
      {count > 0 && (
        <div className={styles.place}>
          <div role="group" aria-label={`${label}, selected`} className={styles.bar}>
            <span className={styles.count}>{words}</span>
            <div className={styles.actions}>
              {actions}
              {count < rowCount && (
                <Button tone="quiet" size="small" onPress={onSelectAll}>
                  {`Select all ${formatCount(rowCount)}`}
                </Button>
              )}
              <Button tone="quiet" size="small" onPress={onClear}>
                Clear
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  )
}
