import * as shell from '../../private/FieldShell.css.ts'
import { Stack } from '../Stack/Stack.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Skeleton } from './Skeleton.tsx'

export type FormSkeletonProps = {
  /** The screen reader announcement: 'Loading policy...'. */
  label: string
  /** Its controls in order: `control` (one line) or `area` (a text area); three lines and an area by default. */
  fields?: readonly ('control' | 'area')[]
}

const usualFields = ['control', 'control', 'control', 'area'] as const

/** A dialog's loading form: labels and controls in place. */
export function FormSkeleton({ label, fields = usualFields }: FormSkeletonProps) {
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
        </Stack>
      </div>
    </div>
  )
}
