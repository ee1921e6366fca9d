import type { PointerEvent } from 'react'
import { seriesTone, type ChartSeries } from '../../private/chartSeries.ts'
import { dashes } from './dashes.ts'
import * as styles from './LineChart.css.ts'
import { field, linePaths, xOf } from './linePaths.ts'

export type LinePlotProps = {
  labels: readonly string[]
  series: readonly ChartSeries[]
  ticks: readonly [number, number, ...number[]]
  formatTick: (value: number) => string
  /** The point nearest to the pointer; null when the pointer is elsewhere. */
  pointedAt: number | null
  onPoint: (at: number | null) => void
}

const mostMoments = 6

/** The SVG: scale, lines and points. Labels are text beside it, so that they are never stretched. */
export function LinePlot({ labels, series, ticks, formatTick, pointedAt, onPoint }: LinePlotProps) {
  const bottom = ticks[0]
  const top = ticks.at(-1) ?? 1
  const step = Math.max(1, Math.ceil((labels.length - 1) / (mostMoments - 1)))
  return (
    <div aria-hidden className={styles.plot}>
      <div className={styles.scale}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${field.width} ${field.height}`}
        preserveAspectRatio="none"
        className={styles.picture}
        onPointerMove={(event) => onPoint(nearestMoment(event, labels.length))}
        onPointerLeave={() => onPoint(null)}
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${field.height * (1 - (tick - bottom) / (top - bottom))}h${field.width}`}
            className={tick === 0 ? styles.zero : styles.grid}
          />
        ))}
        {pointedAt !== null && (
          <path d={`M${xOf(pointedAt, labels.length)} 0v${field.height}`} className={styles.rule} />
        )}
        {series.map((one, place) => {
          const { line, area, dots } = linePaths(one.values.slice(0, labels.length), {
            bottom,
            top,
            count: labels.length,
          })
          const tone = seriesTone(one, place)
          return (
            <g key={one.name}>
              {series.length === 1 && <path d={area} className={styles.area[tone]} />}
              <path d={line} strokeDasharray={dashes[place % dashes.length]} className={styles.line[tone]} />
              <path d={dots} className={styles.dot[tone]} />
            </g>
          )
        })}
      </svg>
      <div className={styles.moments}>
        {labels.map((name, at) => {
          const untilLatest = labels.length - 1 - at
          if (untilLatest % step !== 0) return null
          const place =
            labels.length === 1 ? 'between' : at === 0 ? 'first' : untilLatest ? 'between' : 'last'
          return (
            <span
              key={at}
              className={styles.moment[place]}
              style={{ [shareName]: xOf(at, labels.length) / field.width }}
            >
              {name}
            </span>
          )
        })}
      </div>
    </div>
  )
}

function nearestMoment({ clientX, currentTarget }: PointerEvent<SVGSVGElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = Math.min(1, Math.max(0, (clientX - left) / (width || 1)))
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return Math.round((isMirrored ? 1 - share : share) * (count - 1))
}

// The style sheet uses `var(--x)`, React's style takes `--x`.
const shareName = styles.share.slice('var('.length, -1)
