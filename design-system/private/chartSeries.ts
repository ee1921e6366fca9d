import type { Tone } from '../theme/tones.ts'

/** One row of figures of a chart: as many as the chart has labels, null where nobody knows. */
export type ChartSeries = {
  /** What is measured: 'Opened'. */
  name: string
  values: readonly (number | null)[]
  /** Its colour; by its place among the series by default. */
  tone?: Tone
}

// Apart from each other in lightness too, for whoever sees no hues and for grey paper.
const tonesByPlace = ['accent', 'warning', 'info', 'danger', 'neutral'] as const satisfies readonly Tone[]

/** The colour of the series at a place. */
export function seriesTone({ tone }: ChartSeries, place: number): Tone {
  return tone ?? tonesByPlace[place % tonesByPlace.length] ?? 'neutral'
}

/** The least and the greatest figure, and zero. */
export function chartRange(series: readonly ChartSeries[]): { least: number; most: number } {
  let least = 0
  let most = 0
  for (const { values } of series) {
    for (const value of values) {
      if (value === null || !Number.isFinite(value)) continue
      least = Math.min(least, value)
      most = Math.max(most, value)
    }
  }
  return { least, most }
}
