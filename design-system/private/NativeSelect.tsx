import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../components/Icon/Icon.tsx'
import { ChevronDownIcon } from '../icons/icons.ts'
import * as styles from './NativeSelect.css.ts'

/** The browser's native select, styled as a field. */
export function NativeSelect(props: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>) {
  return (
    <div className={styles.box}>
      <select {...props} className={styles.select} />
      <span className={styles.chevron}>
        <Icon icon={ChevronDownIcon} size="small" />
      </span>
    </div>
  )
}
