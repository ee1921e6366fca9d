import { Children, type ReactNode, use } from 'react'
import { classNames } from '../../private/classNames.ts'
import { Cell } from './Cell.tsx'
import * as styles from './Row.css.ts'
import { CellContext, firstRowIndex, RowContext, TableContext } from './tableContext.ts'

export type RowProps = {
  /** The URL the whole row links to; without it the row is read-only. */
  href?: string | undefined
  /** The link's accessible name when the first cell's text is not enough; it must contain that text. */
  label?: string | undefined
  /** The content of each column, by column id. */
  cells?: Readonly<Record<string, ReactNode>> | undefined
  /** Or one Cell per column, in column order. */
  children?: ReactNode
}

/** A row of a Table; with an `href` it is a real link that can open in a new tab. */
export function Row({ href, label, cells, children }: RowProps) {
  const { columns, rowLines } = use(TableContext)
  const { index, isActive, detachedAt } = use(RowContext)
  return (
    <tr
      role="row"
      aria-rowindex={index + firstRowIndex}
      {...(detachedAt !== undefined && { style: { insetBlockStart: detachedAt } })}
      className={classNames(
        detachedAt === undefined ? styles.row : styles.detached,
        styles.lines[rowLines],
        href !== undefined && styles.linked,
      )}
    >
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
