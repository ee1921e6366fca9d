import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { CheckIcon } from '../../icons/icons.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './ComboboxList.css.ts'
import type { ComboboxOption } from './comboboxOptions.ts'

type ComboboxListProps = {
  /** Matches beyond those in the list. */
  hiddenMatches: number
  /** Why the list is empty. */
  emptyText: string
}

/** The options that match, beneath the input. */
export function ComboboxList({ hiddenMatches, emptyText }: ComboboxListProps) {
  return (
    <Popover offset={4} className={styles.popover}>
      <ListBox<ComboboxOption>
        className={styles.list}
        renderEmptyState={() => <div className={styles.note}>{emptyText}</div>}
      >
        {(option) => (
          <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
            {({ isSelected }) => (
              <>
                <div className={styles.words}>
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
      {hiddenMatches > 0 && (
        <div className={styles.note}>{`${hiddenMatches} more: type on to narrow the list`}</div>
      )}
    </Popover>
  )
}
