/** One measured line of a bench: what, how much, and the bar it must hold. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The bar: `{ most: 15 }` or `{ least: 3 }`; none for figures that only inform. */
  readonly bar?: { readonly most: number } | { readonly least: number }
  /** How it was measured, or what it is set against. */
  readonly note?: string
}

/** Whether a figure holds its bar; true where it has none. */
export function holds({ value, bar }: Figure): boolean {
  if (!bar) return true
  return 'most' in bar ? value <= bar.most : value >= bar.least
}

/** The middle of the values; the mean of the two in the middle of an even count. */
export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** The value below which `percent` per cent of the values lie, interpolated. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new RangeError('A percentile needs at least one value.')
  const sorted = values.toSorted((a, b) => a - b)
  const position = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(position)] ?? 0
  const above = sorted[Math.ceil(position)] ?? below
  return below + (above - below) * (position - Math.floor(position))
}

/** Rounds to two decimals: enough for a figure, and short in a table. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
