import { Board } from './Board.tsx'
import * as styles from './MeasureTable.css.ts'

interface MeasureTableProps {
  columns: [name: string, ...others: string[]]
  rows: { name: string; lengths: string[]; use?: string }[]
}

/** Lengths as bars, one column per density. */
export function MeasureTable({ columns, rows }: MeasureTableProps) {
  return (
    <Board>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className={styles.heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, lengths, use }) => (
            <tr key={name}>
              <th className={styles.name}>{name}</th>
              {lengths.map((length, column) => (
                <td key={columns[column]} className={styles.length}>
                  <span className={styles.value}>{length}</span>
                  <span className={styles.bar} style={{ width: length }} />
                </td>
              ))}
              {use !== undefined && <td className={styles.use}>{use}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Board>
  )
}
