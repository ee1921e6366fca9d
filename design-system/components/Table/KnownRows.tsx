import { type ReactNode, useMemo } from 'react'
import { Text } from '../Text/Text.tsx'
import { Cell } from './Cell.tsx'
import { CellPlace } from './RowSkeletons.tsx'
import * as styles from './Table.css.ts'
import type { TableColumn } from './tableColumn.ts'
import { Row } from './Row.tsx'
import { RowContext, TableContext } from './tableContext.ts'

/** A row of a list of which a part is known before the list's code is there. */
export type KnownRow = {
  /** Where the row leads. */
  href: string
  /** The lines of each column's cell, in the columns' order; null where they are not known yet. */
  cells: readonly (readonly string[] | null)[]
}

type KnownRowsProps = {
  columns: TableColumn[]
  rowLines: 1 | 2
  rows: readonly KnownRow[]
}

/** Rows as they will stand, with what is known of them and blank elsewhere; each is the link that it will be. */
export function KnownRows({ columns, rowLines, rows }: KnownRowsProps) {
  const context = useMemo(() => ({ columns, rowLines }), [columns, rowLines])
  return (
    <TableContext value={context}>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map(({ href, cells }, index) => (
          <RowContext key={href} value={{ index, isActive: index === 0 }}>
            <Row href={href}>
              {columns.map((column, position) => {
                const lines = cells[position]
                return lines ? (
                  <Cell key={column.id}>{linesOf(lines)}</Cell>
                ) : (
                  <CellPlace key={column.id} column={column} position={position} />
                )
              })}
            </Row>
          </RowContext>
        ))}
      </tbody>
    </TableContext>
  )
}

function linesOf([first, ...others]: readonly string[]): ReactNode {
  return (
    <>
      {first}
      {others.map((line) => (
        <Text key={line} as="div" size="small" tone="muted" weight="regular" truncate>
          {line}
        </Text>
      ))}
    </>
  )
}
