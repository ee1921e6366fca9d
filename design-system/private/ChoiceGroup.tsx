import type { ReactNode } from 'react'
import * as styles from './choice.css.ts'
import { FieldShell } from './FieldShell.tsx'
import type { Field } from './useField.ts'

export type ChoiceGroupProps = {
  field: Field
  role: 'group' | 'radiogroup'
  children: ReactNode
}

/** The fieldset of a group of options: label, hint and error belong to the group. */
export function ChoiceGroup({ field, role, children }: ChoiceGroupProps) {
  return (
    <FieldShell field={field} isGroup>
      <div
        id={field.id}
        role={role}
        tabIndex={-1}
        aria-labelledby={field.labelId}
        aria-describedby={field.ariaProps['aria-describedby']}
        aria-invalid={role === 'radiogroup' ? field.ariaProps['aria-invalid'] : undefined}
        aria-required={role === 'radiogroup' ? field.ariaProps['aria-required'] : undefined}
        className={styles.group}
      >
        {children}
      </div>
    </FieldShell>
  )
}
