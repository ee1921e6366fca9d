import * as shell from '../../private/FieldShell.css.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'

export type FormSkeletonProps = {
  /** Said to readers: 'Loading policy...'. */
  label: string
  /** Its controls from the top: `control` (one line) or `area` (a text area); three lines and an area by default. */
  fields?: readonly ('control' | 'area')[]
  /** Whether two buttons stand beneath; `true` by default, a dialog has them in its footer. */
  hasActions?: boolean
}

const usualFields = ['control', 'control', 'control', 'area'] as const

/** A form on its way: labels, controls and buttons where they will stand. */
export function FormSkeleton({ label, fields = usualFields, hasActions = true }: FormSkeletonProps) {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden>
        <Stack space="m">
          {fields.map((shape, place) => (
            <div key={place} className={shell.field}>
              <Skeleton width={place % 2 === 0 ? 's' : 'm'} />
              <Skeleton shape={shape} />
            </div>
          ))}
          {hasActions && (
            <Inline justify="end">
              <Skeleton shape="control" width="s" />
              <Skeleton shape="control" width="m" />
            </Inline>
          )}
        </Stack>
      </div>
    </div>
  )
}
