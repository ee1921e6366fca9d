import { count } from '../../formats/count.ts'
import { DASH } from '../../formats/orDash.ts'
import { ChartLegend } from '../../private/ChartLegend.tsx'
import { chartRange, seriesTone, type ChartSeries } from '../../private/chartSeries.ts'
import type { Tone } from '../../theme/tones.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Text } from '../Text/Text.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './BarChart.css.ts'

export type BarChartProps = {
  /** The accessible name: 'Premium by line of business'. */
  label: string
  /** What the labels are: 'Line of business'. */
  labelHeading: string
  /** One per bar, or per group of bars. */
  labels: readonly string[]
  /** One per bar of a group, at most five. */
  series: readonly ChartSeries[]
  /** One per label of a single series, when the labels themselves are good or bad. */
  tones?: readonly Tone[]
  /** Formats a figure; `12,480` by default. */
  format?: (value: number) => string
  /** Shows placeholder bars while loading; `false` by default. */
  isLoading?: boolean
  /** Shown when there are no labels; 'Nothing to show yet' by default. */
  emptyText?: string
}

/** Compares figures by bar length; a table with every figure beside its bar. */
export function BarChart({
  label,
  labelHeading,
  labels,
  series,
  tones = [],
  format = count,
  isLoading = false,
  emptyText = 'Nothing to show yet',
}: BarChartProps) {
  if (isLoading) return <BarChartSkeleton label={label} />
  if (labels.length === 0) return <Text tone="muted">{emptyText}</Text>

  const { least, most } = chartRange(series)
  const extent = most - least || 1
  return (
    <div>
      {series.length > 1 && (
        <ChartLegend
          entries={series.map((one, place) => ({
            name: one.name,
            tone: seriesTone(one, place),
            sample: <rect width={20} height={12} rx={2} stroke="none" />,
          }))}
        />
      )}
      <table role="table" aria-label={label} className={styles.table}>
        <thead role="rowgroup" className={hidden}>
          <tr role="row">
            <th role="columnheader">{labelHeading}</th>
            {series.map(({ name }) => (
              <th key={name} role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {labels.map((name, row) => (
            <tr key={row} role="row" className={styles.row}>
              <th role="rowheader" dir="auto" className={styles.label}>
                {name}
              </th>
              {series.map((one, place) => {
                const value = one.values[row] ?? null
                return (
                  <td key={one.name} role="cell" className={styles.cell}>
                    <svg aria-hidden className={styles.track}>
                      {value !== null && (
                        <rect
                          x={percentage((Math.min(value, 0) - least) / extent)}
                          width={percentage(Math.abs(value) / extent)}
                          height="100%"
                          className={styles.bar[tones[row] ?? seriesTone(one, place)]}
                        />
                      )}
                    </svg>
                    <span className={styles.value}>{value === null ? DASH : format(value)}</span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function BarChartSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.bone}>
      <VisuallyHidden role="status">{`Loading ${label}`}</VisuallyHidden>
      {(['full', 'l', 'm', 's'] as const).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

function percentage(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}
