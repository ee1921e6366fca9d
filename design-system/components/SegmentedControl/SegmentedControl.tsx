import { useId } from 'react'
import { count } from '../../formats/count.ts'
import * as styles from './SegmentedControl.css.ts'

export type SegmentedControlProps<Value extends string> = {
  /** The accessible name: 'Status'. */
  label: string
  options: ReadonlyArray<{ value: Value; label: string; count?: number | undefined }>
  value: Value
  onChange: (value: Value) => void
}

/** One of two to five options that change what the screen shows; native radios. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.radio}
          />
          {option.label}
          {option.count !== undefined && <span className={styles.count}>{count(option.count)}</span>}
        </label>
      ))}
    </div>
  )
}
