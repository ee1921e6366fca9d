import { Children, type ReactNode, use } from 'react'
import { classNames } from '../../private/classNames.ts'
import { Cell } from './Cell.tsx'
import * as styles from './Row.css.ts'
import { CellContext, firstRowIndex, RowContext, TableContext, TablePartsContext } from './tableContext.ts'

export type RowProps = {
  /** Where the whole row leads; without it the row is only read. */
  href?: string | undefined
  /** The link's name when the first cell's text does not say enough by itself; it must contain that text. */
  label?: string | undefined
  /** What stands in each column, by the column's id. */
  cells?: Readonly<Record<string, ReactNode>> | undefined
  /** Or one Cell per column, in the columns' order. */
  children?: ReactNode
}

/** A row of a Table; with an `href` it is one real link that opens in a new tab like any other. */
export function Row({ href, label, cells, children }: RowProps) {
  const { columns, rowLines } = use(TableContext)
  const { index, isActive, detachedAt } = use(RowContext)
  const { rowLead, isSelected } = use(TablePartsContext)
  return (
    <tr
      role="row"
      aria-rowindex={index + firstRowIndex}
      data-selected={isSelected?.(index) || undefined}
      {...(detachedAt !== undefined && { style: { insetBlockStart: detachedAt } })}
      className={classNames(
        detachedAt === undefined ? styles.row : styles.detached,
        styles.lines[rowLines],
        href !== undefined && styles.linked,
      )}
    >
      {rowLead}
      {(cells ? columns.map(({ id }) => <Cell key={id}>{cells[id]}</Cell>) : Children.toArray(children)).map(
        (cell, position) => (
          <CellContext
            key={columns[position]?.id ?? position}
            value={{
              column: columns[position],
              position,
              link: href !== undefined && position === 0 ? { href, label, isActive } : undefined,
            }}
          >
            {cell}
          </CellContext>
        ),
      )}
    </tr>
  )
}
