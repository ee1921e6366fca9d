import { classNames } from '../../private/classNames.ts'
import * as bar from '../FilterBar/FilterBar.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import { TableSkeleton, type TableSkeletonProps } from '../Table/TableSkeleton.tsx'
import * as styles from './Skeleton.css.ts'
import { Skeleton } from './Skeleton.tsx'

export type ListSkeletonProps = TableSkeletonProps & {
  /** The number of filters beside the filter bar's text; undefined if the bar is already rendered. */
  choices?: number
}

/** A loading list with the page's spacing: the filter bar, the count, and the table. */
export function ListSkeleton({ choices, ...table }: ListSkeletonProps) {
  return (
    <>
      {choices !== undefined && (
        <div aria-hidden className={classNames(bar.bar, styles.together)}>
          <div className={bar.text}>
            <Skeleton shape="control" />
          </div>
          {Array.from({ length: choices }, (_, choice) => (
            <Skeleton key={choice} shape="control" width={choice < choices - 1 ? 'm' : 's'} />
          ))}
        </div>
      )}
      <Stack space="xs">
        <Skeleton width="m" />
        <TableSkeleton {...table} />
      </Stack>
    </>
  )
}
