import type { ReactNode } from 'react'
import { DASH } from '../../formats/orDash.ts'
import * as styles from './DescriptionList.css.ts'

export type DescriptionItemProps = {
  label: string
  /** Undefined, null and the empty string show a dash. */
  children?: ReactNode
}

/** One term and its value. */
export function DescriptionItem({ label, children }: DescriptionItemProps) {
  const isMissing = children === undefined || children === null || children === '' || children === false
  return (
    <div className={styles.item}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value} dir="auto">
        {isMissing ? DASH : children}
      </dd>
    </div>
  )
}
