import type { ReactNode } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx'
import { FieldMessage } from './FieldMessage.tsx'
import * as styles from './FieldShell.css.ts'
import type { Field } from './useField.ts'

export type FieldShellProps = {
  field: Field
  /** A group of controls has a group label instead of a label for one of them. */
  isGroup?: boolean
  children: ReactNode
}

/** The frame of every field: label above, control, description and error below. */
export function FieldShell({ field, isGroup = false, children }: FieldShellProps) {
  const { label, isLabelHidden, description, isRequired } = field
  const words = (
    <>
      {label}
      {isRequired && (
        <span aria-hidden className={styles.required}>
          {' *'}
        </span>
      )}
    </>
  )
  const named = isGroup ? (
    <span id={field.labelId} className={styles.label}>
      {words}
    </span>
  ) : (
    <label id={field.labelId} htmlFor={field.id} className={styles.label}>
      {words}
    </label>
  )
  return (
    <div
      className={styles.field}
      data-field={field.name}
      data-invalid={field.error !== undefined || undefined}
    >
      {isLabelHidden ? <VisuallyHidden>{named}</VisuallyHidden> : named}
      {children}
      {description !== undefined && description !== '' && (
        <div id={field.descriptionId} className={styles.description}>
          {description}
        </div>
      )}
      <FieldMessage field={field} />
    </div>
  )
}
