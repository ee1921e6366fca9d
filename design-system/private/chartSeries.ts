import type { Tone } from '../theme/tones.ts'

/** One series of a chart: one figure per label, null if unknown. */
export type ChartSeries = {
  /** The series' name: 'Opened'. */
  name: string
  values: readonly (number | null)[]
  /** Its color; by index by default. */
  tone?: Tone
}

// They differ in lightness too, for color-blind users and grayscale print.
const tonesByPlace = ['accent', 'warning', 'info', 'danger', 'neutral'] as const satisfies readonly Tone[]

/** The color of the series at an index. */
export function seriesTone({ tone }: ChartSeries, place: number): Tone {
  return tone ?? tonesByPlace[place % tonesByPlace.length] ?? 'neutral'
}

/** The minimum and maximum, including zero. */
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
