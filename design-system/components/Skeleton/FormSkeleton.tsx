import * as shell from '../../private/FieldShell.css.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'

export type FormSkeletonProps = {
  /** The screen reader announcement: 'Loading policy...'. */
  label: string
  /** Its controls in order: `control` (one line) or `area` (a text area); three lines and an area by default. */
  fields?: readonly ('control' | 'area')[]
  /** Whether there are two buttons below; `true` by default; a dialog has them in its footer. */
  hasActions?: boolean
}

const usualFields = ['control', 'control', 'control', 'area'] as const

/** A loading form: labels, controls and buttons in place. */
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
