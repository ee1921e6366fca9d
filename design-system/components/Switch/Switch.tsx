import type { ReactNode } from 'react'
import * as styles from './Switch.css.ts'

export type SwitchProps = {
  label: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
}

/** A setting that applies immediately. */
export function Switch({ label, isOn, onChange, isDisabled = false }: SwitchProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked
        role="switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
        className={styles.control}
      />
      {label}
    </label>
  )
}
