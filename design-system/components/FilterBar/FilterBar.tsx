import { useRef, type ReactNode } from 'react'
import { useMergedRef } from '../../private/useMergedRef.ts'
import { Button } from '../Button/Button.tsx'
import { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx'
import * as styles from './FilterBar.css.ts'

export type FilterBarProps = Pick<SearchFieldProps, 'placeholder' | 'shortcut' | 'inputRef' | 'onDown'> & {
  /** The accessible name: 'Filter service requests'. */
  label: string
  /** The search text. */
  text: string
  /** Called on each keystroke. */
  onType: (text: string) => void
  /** Clears all filters; leave out when none is set. */
  onClear?: (() => void) | undefined
  /** The filters: SegmentedControl, Select with a hidden label, Button with `aria-pressed`. */
  children?: ReactNode
}

/** Filters a list; `useFilters` keeps them in the URL, so that the list can be shared. */
export function FilterBar({ text, onType, onClear, inputRef, children, ...field }: FilterBarProps) {
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(input, inputRef)

  function handleClear() {
    onClear?.()
    // The button disappears with the filters it clears.
    input.current?.focus()
  }

  return (
    <div role="group" aria-label="Filters" className={styles.bar}>
      <div className={styles.text}>
        <SearchField {...field} value={text} onChange={onType} inputRef={mergedRef} />
      </div>
      {(children !== undefined || onClear) && (
        <div className={styles.filters}>
          {children}
          {onClear && (
            <Button tone="quiet" onPress={handleClear}>
              Reset
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
