import { Icon } from '../components/Icon/Icon.tsx'
import { CircleAlertIcon } from '../icons/icons.ts'
import * as styles from './FieldShell.css.ts'
import type { Field } from './useField.ts'

/** The error of a field or group; renders nothing without one. */
export function FieldMessage({ field }: { field: Pick<Field, 'error' | 'errorId'> }) {
  if (field.error === undefined) return null
  return (
    <div id={field.errorId} className={styles.error}>
      <span className={styles.errorIcon}>
        <Icon icon={CircleAlertIcon} size="small" />
      </span>
      {field.error}
    </div>
  )
}
