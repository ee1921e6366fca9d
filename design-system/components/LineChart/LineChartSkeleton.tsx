import { classNames } from '../../private/classNames.ts'
import { bone } from '../Skeleton/Skeleton.css.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { height } from './LineChart.css.ts'

/** A loading chart at its final height. */
export function LineChartSkeleton({ label }: { label: string }) {
  return (
    <Stack space="s">
      <VisuallyHidden role="status">{`Loading ${label}`}</VisuallyHidden>
      <Skeleton width="m" />
      <span aria-hidden className={classNames(bone, height)} />
      <Skeleton />
    </Stack>
  )
}
