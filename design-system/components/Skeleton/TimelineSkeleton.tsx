import * as panel from '../Panel/Panel.css.ts'
import * as timeline from '../Timeline/Timeline.css.ts'
import { Skeleton } from './Skeleton.tsx'

export type TimelineSkeletonProps = {
  /** The number of events; 3 by default. */
  items?: number
}

/** A loading panel with a timeline; announces nothing itself. */
export function TimelineSkeleton({ items = 3 }: TimelineSkeletonProps) {
  return (
    <div aria-hidden className={panel.panel}>
      <div className={panel.body}>
        {Array.from({ length: items }, (_, item) => (
          <div key={item} className={timeline.item}>
            <Skeleton shape="avatar" />
            <div className={timeline.line}>
              <Skeleton width={item % 2 === 0 ? 'l' : 'm'} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
