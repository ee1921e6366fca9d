import { useRef, type ReactNode } from 'react'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { Button } from '../Button/Button.tsx'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx'
import * as styles from './FilterBar.css.ts'

export type FilterBarProps = Pick<SearchFieldProps, 'placeholder' | 'shortcut' | 'inputRef'> & {
  /** What is filtered, for readers: 'Filter service requests'. */
  label: string
  /** What is typed. */
  text: string
  /** Called at each stroke. */
  onType: (text: string) => void
  /** Takes every filter back; leave out when none is set. */
  onClear?: (() => void) | undefined
  /** The choices: SegmentedControl, Select with a hidden label, Button with `aria-pressed`. */
  children?: ReactNode
}

/** What narrows a list down; `useFilters` keeps it in the address, so that it can be sent to a colleague. */
export function FilterBar({ text, onType, onClear, inputRef, children, ...field }: FilterBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, inputRef)

  function handleClear() {
    onClear?.()
    // The button goes with the filters that it takes back.
    input.current?.focus()
  }

  return (
    <div role="group" aria-label="Filters" className={styles.bar}>
      <div className={styles.text}>
        <SearchField {...field} value={text} onChange={onType} inputRef={mergedRef} />
      </div>
      {children}
      {onClear && (
        <Button tone="quiet" onPress={handleClear}>
          Reset
        </Button>
      )}
    </div>
  )
}
