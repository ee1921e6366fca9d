import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { CheckIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ComboboxList.css.ts'
import type { ComboboxOption } from './comboboxOptions.ts'

type ComboboxListProps = {
  /** Whether the options have a second line. */
  hasDescriptions: boolean
  /** The number of matches not in the list. */
  hiddenMatches: number
  /** Why the list is empty. */
  emptyText: string
}

/** The matching options below the input, virtualized so that a thousand are as fast as ten. */
export function ComboboxList({ hasDescriptions, hiddenMatches, emptyText }: ComboboxListProps) {
  return (
    <Popover offset={4} className={styles.popover}>
      <Virtualizer layout={ListLayout} layoutOptions={hasDescriptions ? twoLines : oneLine}>
        <ListBox<ComboboxOption>
          className={styles.list}
          renderEmptyState={() => <div className={styles.note}>{emptyText}</div>}
        >
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
              {({ isSelected, isFocusVisible }) => (
                <>
                  <div className={styles.words} ref={isFocusVisible ? keepInSight : null}>
                    <div>{option.label}</div>
                    {option.description !== undefined && (
                      <div className={styles.description}>{option.description}</div>
                    )}
                  </div>
                  {option.badgeText !== undefined && <Badge tone="accent">{option.badgeText}</Badge>}
                  {isSelected && <Icon icon={CheckIcon} size="small" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
      {hiddenMatches > 0 && (
        <div className={styles.note}>{`${hiddenMatches} more. Keep typing to narrow the list`}</div>
      )}
    </Popover>
  )
}

/** Estimates until an option has been measured: longer text wraps onto more lines. */
const oneLine = { estimatedRowHeight: 32, padding: 4 }
const twoLines = { estimatedRowHeight: 44, padding: 4 }

/** Options on the way to a distant one are measured as they appear, and each may push it out of view again. */
function keepInSight(words: HTMLElement | null) {
  const option = words?.closest('[role=option]')
  let looks = 10
  let frame = requestAnimationFrame(look)
  function look() {
    option?.scrollIntoView({ block: 'nearest' })
    looks -= 1
    if (looks > 0) frame = requestAnimationFrame(look)
  }
  return () => cancelAnimationFrame(frame)
}
