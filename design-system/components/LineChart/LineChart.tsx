import { useState } from 'react'
import { count } from '../../formats/count.ts'
import { DASH } from '../../formats/orDash.ts'
import { ChartLegend } from '../../private/ChartLegend.tsx'
import { chartRange, seriesTone, type ChartSeries } from '../../private/chartSeries.ts'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { dashes } from './dashes.ts'
import { FiguresTable } from './FiguresTable.tsx'
import * as styles from './LineChart.css.ts'
import { LineChartSkeleton } from './LineChartSkeleton.tsx'
import { LinePlot } from './LinePlot.tsx'
import { niceTicks } from './niceTicks.ts'

export type LineChartProps = {
  /** The accessible name: 'Service requests by week'. */
  label: string
  /** What the labels are: 'Week of'. */
  labelHeading: string
  /** One per point, oldest first, short: 'Nov 16'. */
  labels: readonly string[]
  /** One per line, at most five. */
  series: readonly ChartSeries[]
  /** Formats a figure; `12,480` by default. */
  format?: (value: number) => string
  /** Formats a figure of the scale; like the others by default. */
  formatTick?: (value: number) => string
  /** Keeps the chart's space while loading; `false` by default. */
  isLoading?: boolean
  /** Shown when there are no labels; 'Nothing to show yet' by default. */
  emptyText?: string
}

/** Figures over time; the pointer reads the figures at a point. The same figures are in a table: for screen readers, in print, and on demand. */
export function LineChart({
  label,
  labelHeading,
  labels,
  series,
  format = count,
  formatTick = format,
  isLoading = false,
  emptyText = 'Nothing to show yet',
}: LineChartProps) {
  const [isTableShown, setIsTableShown] = useState(false)
  const [pointedAt, setPointedAt] = useState<number | null>(null)
  if (isLoading) return <LineChartSkeleton label={label} />
  if (labels.length === 0) return <Text tone="muted">{emptyText}</Text>

  const { least, most } = chartRange(series)
  const shownAt = Math.min(pointedAt ?? Infinity, labels.length - 1)
  const figures = { label, labelHeading, labels, series, format }
  return (
    <div className={styles.chart}>
      <ChartLegend
        moment={labels[shownAt]}
        entries={series.map((one, place) => {
          const value = one.values[shownAt] ?? null
          return {
            name: one.name,
            tone: seriesTone(one, place),
            sample: <path d="M0 6h20" strokeWidth={2} strokeDasharray={dashes[place % dashes.length]} />,
            figure: value === null ? DASH : format(value),
          }
        })}
      />
      <LinePlot
        labels={labels}
        series={series}
        ticks={niceTicks(least, most)}
        formatTick={formatTick}
        pointedAt={pointedAt}
        onPoint={setPointedAt}
      />
      <div className={styles.foot}>
        <Button
          tone="quiet"
          size="small"
          aria-pressed={isTableShown}
          onPress={() => setIsTableShown(!isTableShown)}
        >
          Figures
        </Button>
      </div>
      <div className={styles.figures[isTableShown ? 'shown' : 'hidden']}>
        <FiguresTable {...figures} />
      </div>
    </div>
  )
}
