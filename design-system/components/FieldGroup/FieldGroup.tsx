import type { ReactNode } from 'react'
import type { Space } from '../../css/space.ts'
import * as shell from '../../private/FieldShell.css.ts'
import { FieldMessage } from '../../private/FieldMessage.tsx'
import { useField } from '../../private/useField.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './FieldGroup.css.ts'

export type FieldGroupProps = {
  /** What the fields are about together. */
  label: string
  /** The path that all names in the group begin with, `policies.0`: messages about it, and about parts of it that have no field, stand here. */
  name?: string | undefined
  /** A hint beneath the label. */
  description?: ReactNode
  /** A message of the caller; inside a Form the server's message for `name` shows by itself. */
  errorMessage?: string | null | undefined
  /** Space between the fields; `m` by default. */
  space?: Space
  children: ReactNode
}

/** Fields that belong together, with what is wrong with them as a whole. */
export function FieldGroup({ space = 'm', children, ...groupProps }: FieldGroupProps) {
  const group = useField(groupProps)
  return (
    <fieldset
      data-field={group.name}
      data-invalid={group.error !== undefined || undefined}
      aria-describedby={group.ariaProps['aria-describedby']}
    >
      <legend className={styles.legend}>{group.label}</legend>
      {group.description !== undefined && (
        <div id={group.descriptionId} className={shell.description}>
          {group.description}
        </div>
      )}
      <FieldMessage field={group} />
      <div className={styles.fields}>
        <Stack space={space}>{children}</Stack>
      </div>
    </fieldset>
  )
}
