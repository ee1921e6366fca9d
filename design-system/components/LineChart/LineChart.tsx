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
  /** What it shows, for readers: 'Service requests by week'. */
  label: string
  /** What the labels are: 'Week of'. */
  labelHeading: string
  /** One for each point, from the earliest to the latest, short: 'Nov 16'. */
  labels: readonly string[]
  /** One for each line, at most five. */
  series: readonly ChartSeries[]
  /** How a figure is written; `12,480` by default. */
  format?: (value: number) => string
  /** How a figure of the scale is written; as the others by default. */
  formatTick?: (value: number) => string
  /** Keeps the chart's place until the figures arrive; `false` by default. */
  isLoading?: boolean
  /** Said when there are no labels; 'Nothing to show yet' by default. */
  emptyText?: string
}

/** How figures moved over time; pointing at a moment reads its figures. The same figures stand in a table: for readers, on paper, and on demand. */
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
