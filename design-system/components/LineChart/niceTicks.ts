const steps = [1, 2, 2.5, 5, 10]

/** Three to seven round values, including zero, that span the range. */
export function niceTicks(least: number, most: number): readonly [number, number, ...number[]] {
  const low = Math.min(0, least)
  const high = Math.max(0, most)
  if (high - low === 0) return [0, 1]
  const rough = (high - low) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  // Multiplied rather than accumulated: adding tenths would drift.
  const rest = Array.from({ length: last - first - 1 }, (_, at) => rounded((first + at + 2) * step))
  return [rounded(first * step), rounded((first + 1) * step), ...rest]
}

function rounded(value: number): number {
  return Number(value.toPrecision(12))
}
