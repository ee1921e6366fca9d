import { ArrowDownIcon, ArrowUpIcon } from '../../icons/icons.ts'
import { classNames } from '../../private/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Table.css.ts'
import { sortAfterPress, type TableColumn, type TableSort } from './tableColumn.ts'
import { hiddenBelow } from './tableColumns.css.ts'

type TableHeadProps = {
  columns: TableColumn[]
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
}

/** The sticky header; a sortable column's header is a button. */
export function TableHead({ columns, sort, onSortChange }: TableHeadProps) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={1} className={styles.headLine}>
        {columns.map((column) => {
          const direction = sort?.column === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={direction}
              className={classNames(
                styles.headCell,
                styles.headAlign[column.align ?? 'start'],
                column.hideBelow && hiddenBelow[column.hideBelow],
              )}
            >
              {column.isSortable && onSortChange ? (
                <button
                  type="button"
                  className={classNames(
                    styles.sortButton,
                    styles.sortButtonAlign[column.align ?? 'start'],
                    direction && styles.sorted,
                  )}
                  onClick={() => onSortChange(sortAfterPress(sort, column.id))}
                >
                  <span className={styles.headText}>{column.header}</span>
                  <SortIcon direction={direction} />
                </button>
              ) : column.isHeaderHidden ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                <span className={styles.headText}>{column.header}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

function SortIcon({ direction }: { direction: TableSort['direction'] | undefined }) {
  return (
    <span className={styles.sortIcon}>
      <Icon icon={direction === 'descending' ? ArrowDownIcon : ArrowUpIcon} size="small" />
    </span>
  )
}
