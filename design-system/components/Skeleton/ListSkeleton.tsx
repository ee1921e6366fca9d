import * as bar from '../FilterBar/FilterBar.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import { TableSkeleton, type TableSkeletonProps } from '../Table/TableSkeleton.tsx'
import { Skeleton } from './Skeleton.tsx'

export type ListSkeletonProps = TableSkeletonProps & {
  /** How many choices stand beside the text of the filter bar; without it the bar is there already. */
  choices?: number
}

/** A list on its way: the filter bar, how many there are, and the table. */
export function ListSkeleton({ choices, ...table }: ListSkeletonProps) {
  return (
    <Stack space="l">
      {choices !== undefined && (
        <div aria-hidden className={bar.bar}>
          <div className={bar.text}>
            <Skeleton shape="control" />
          </div>
          {Array.from({ length: choices }, (_, choice) => (
            <Skeleton key={choice} shape="control" width={choice === 0 ? 'm' : 's'} />
          ))}
        </div>
      )}
      <Stack space="xs">
        <Skeleton width="m" />
        <TableSkeleton {...table} />
      </Stack>
    </Stack>
  )
}
