import { Box } from '../Box/Box.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'

export type DetailSkeletonProps = {
  /** Said to readers: 'Loading service request...'. */
  label: string
  /** Lines of the panel; 6 by default. */
  lines?: number
}

/** A page of one record on its way: header, tabs and a panel of terms. */
export function DetailSkeleton({ label, lines = 6 }: DetailSkeletonProps) {
  return (
    <Stack space="l">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Stack space="xxs">
        <Skeleton shape="heading" width="l" />
        <Skeleton width="m" />
      </Stack>
      <Inline space="l">
        <Skeleton width="s" />
        <Skeleton width="s" />
        <Skeleton width="s" />
      </Inline>
      <Box background="surface" border="hair" borderRadius="l" padding="l">
        <Stack space="m">
          {Array.from({ length: lines }, (_, line) => (
            <Inline key={line} space="xl" wrap={false}>
              <Skeleton width="s" />
              <Skeleton width={line % 3 === 0 ? 'l' : 'm'} />
            </Inline>
          ))}
        </Stack>
      </Box>
    </Stack>
  )
}
