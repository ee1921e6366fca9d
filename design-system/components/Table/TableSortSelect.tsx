import { useId } from 'react'
import { NativeSelect } from '../../private/NativeSelect.tsx'
import * as styles from './Table.css.ts'
import { isDateWidth, type TableColumn, type TableSort } from './tableColumn.ts'

type TableSortSelectProps = {
  columns: TableColumn[]
  sort: TableSort | undefined
  onSortChange: (sort: TableSort) => void
}

/** The sort order when rows show as cards, which have no headers. */
export function TableSortSelect({ columns, sort, onSortChange }: TableSortSelectProps) {
  const id = useId()
  const orders = columns
    .filter((column) => column.isSortable)
    .flatMap((column) =>
      directions.map((direction) => ({
        column: column.id,
        direction,
        label: `${column.header}, ${orderWords(column)[direction]}`,
      })),
    )
  return (
    <div className={styles.cardSort}>
      <label htmlFor={id} className={styles.cardSortLabel}>
        Sort by
      </label>
      <NativeSelect
        id={id}
        value={sort ? orders.findIndex((order) => isSameOrder(order, sort)) : ''}
        onChange={(event) => {
          const order = orders[event.target.selectedIndex - (sort ? 0 : 1)]
          if (order) onSortChange({ column: order.column, direction: order.direction })
        }}
      >
        {sort === undefined && <option value="">Default order</option>}
        {orders.map((order, index) => (
          <option key={order.label} value={index}>
            {order.label}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}

/** What each direction means for the values of a column. */
function orderWords({ width = 'medium', align }: TableColumn): Record<TableSort['direction'], string> {
  if (isDateWidth(width)) return { ascending: 'earliest first', descending: 'latest first' }
  if (align === 'end') return { ascending: 'lowest first', descending: 'highest first' }
  return { ascending: 'A to Z', descending: 'Z to A' }
}

const directions = ['ascending', 'descending'] as const

function isSameOrder(one: TableSort, other: TableSort): boolean {
  return one.column === other.column && one.direction === other.direction
}
