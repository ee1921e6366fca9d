import { DASH } from '../../formats/orDash.ts'
import type { LineChartProps } from './LineChart.tsx'
import * as styles from './LineChart.css.ts'

export type FiguresTableProps = Required<
  Pick<LineChartProps, 'label' | 'labelHeading' | 'labels' | 'series' | 'format'>
>

/** The chart's figures, one row per label. */
export function FiguresTable({ label, labelHeading, labels, series, format }: FiguresTableProps) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {labelHeading}
          </th>
          {series.map(({ name }) => (
            <th key={name} scope="col" className={styles.head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((moment, row) => (
          <tr key={row}>
            <th scope="row" className={styles.cell}>
              {moment}
            </th>
            {series.map(({ name, values }) => {
              const value = values[row] ?? null
              return (
                <td key={name} className={styles.cell}>
                  {value === null ? DASH : format(value)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
