import * as list from '../DescriptionList/DescriptionList.css.ts'
import * as panel from '../Panel/Panel.css.ts'
import { Skeleton } from './Skeleton.tsx'

export type PanelSkeletonProps = {
  /** Rows of the description list; 6 by default. */
  rows?: number
}

/** A loading panel with a description list at its final height; announces nothing itself. */
export function PanelSkeleton({ rows = 6 }: PanelSkeletonProps) {
  return (
    <div aria-hidden className={panel.panel}>
      <div className={panel.head}>
        <Skeleton width="m" />
      </div>
      <div className={panel.body}>
        <div className={list.list}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={list.item}>
              <Skeleton width="s" />
              <Skeleton width={row % 3 === 0 ? 'l' : 'm'} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
