import type { ReactNode } from 'react'
import type { Tone } from '../theme/tones.ts'
import * as styles from './ChartLegend.css.ts'
import { classNames } from './classNames.ts'

export type ChartLegendProps = {
  /** The date of the figures beside the names. */
  moment?: string | undefined
  entries: readonly {
    name: string
    tone: Tone
    /** The mark as drawn in the chart, in a box of 20 by 12. */
    sample: ReactNode
    /** A figure beside the name. */
    figure?: string | undefined
  }[]
}

/** The visual legend, hidden from screen readers, which read the chart's table. */
export function ChartLegend({ moment, entries }: ChartLegendProps) {
  return (
    <div aria-hidden className={styles.list}>
      {moment !== undefined && <span className={styles.moment}>{moment}</span>}
      {entries.map(({ name, tone, sample, figure }) => (
        <span key={name} className={styles.entry}>
          <svg viewBox="0 0 20 12" className={classNames(styles.sample, styles.tone[tone])}>
            {sample}
          </svg>
          <span dir="auto">{name}</span>
          {figure !== undefined && <span className={styles.figure}>{figure}</span>}
        </span>
      ))}
    </div>
  )
}
