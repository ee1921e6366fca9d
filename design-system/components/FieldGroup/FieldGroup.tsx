import type { ReactNode } from 'react'
import type { Space } from '../../css/space.ts'
import * as shell from '../../private/FieldShell.css.ts'
import { FieldMessage } from '../../private/FieldMessage.tsx'
import { useField } from '../../private/useField.ts'
import { Stack } from '../Stack/Stack.tsx'
import * as styles from './FieldGroup.css.ts'

export type FieldGroupProps = {
  /** What the fields have in common. */
  label: string
  /** The common prefix of the fields' names, `policies.0`; errors about it, and about parts without a field, show here. */
  name?: string | undefined
  /** A hint below the label. */
  description?: ReactNode
  /** The caller's error; inside a Form the server's error for `name` shows automatically. */
  errorMessage?: string | null | undefined
  /** Space between the fields; `m` by default. */
  space?: Space
  children: ReactNode
}

/** Fields that belong together, with the errors about the group as a whole. */
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
