import { Avatar, Inline } from '@coverdesk/design-system'
import * as styles from './PersonName.css.ts'

/** A colleague: initials and name, on one line. */
export function PersonName({ name }: { name: string }) {
  return (
    <Inline space="xs" wrap={false}>
      <Avatar name={name} size="small" />
      <span className={styles.name}>{name}</span>
    </Inline>
  )
}
