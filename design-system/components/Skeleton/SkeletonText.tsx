import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

/** Loading lines of text; 3 by default. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden>
      <Stack space="none">
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={line === lines - 1 ? 'm' : 'full'} />
        ))}
      </Stack>
    </div>
  )
}
