import type { ReactNode } from 'react'
import type { Tone } from '../theme/tones.ts'
import * as styles from './ChartLegend.css.ts'
import { classNames } from './classNames.ts'

export type ChartLegendProps = {
  /** When the figures beside the names were so. */
  moment?: string | undefined
  entries: readonly {
    name: string
    tone: Tone
    /** The mark as it stands in the chart, drawn in a field of 20 by 12. */
    sample: ReactNode
    /** A figure to read at once. */
    figure?: string | undefined
  }[]
}

/** Which mark is which, for eyes only: the chart's table says the same to readers. */
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
