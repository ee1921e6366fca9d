/** An example of what kinds of values words of a meaning ask for. */
interface Sample {
  readonly meaning: Float32Array
  readonly kinds: ReadonlySet<string>
}

/** How much the weights are held back. */
const restraint = 5

/** Ridge regression from the meaning of words to each kind of value. */
export function ridge(samples: readonly Sample[]): Record<string, number[]> {
  const size = samples[0]?.meaning.length ?? 0
  const kinds = [...new Set(samples.flatMap((sample) => [...sample.kinds]))].toSorted()
  const width = size + kinds.length
  /** The normal equations, and what each kind asks of them. */
  const system = Array.from({ length: size }, (_, row) => {
    const equation = new Float64Array(width)
    equation[row] = restraint
    return equation
  })
  for (const { meaning, kinds: own } of samples)
    for (const [row, equation] of system.entries()) {
      const each = meaning[row] ?? 0
      if (each === 0) continue
      for (let column = 0; column < size; column++)
        equation[column] = (equation[column] ?? 0) + each * (meaning[column] ?? 0)
      for (const [at, kind] of kinds.entries())
        if (own.has(kind)) equation[size + at] = (equation[size + at] ?? 0) + each / own.size
    }
  for (const [row, equation] of system.entries()) {
    const pivot = equation[row] ?? 1
    for (let column = row; column < width; column++) equation[column] = (equation[column] ?? 0) / pivot
    for (const [other, target] of system.entries()) {
      const factor = other === row ? 0 : (target[row] ?? 0)
      if (factor === 0) continue
      for (let column = row; column < width; column++)
        target[column] = (target[column] ?? 0) - factor * (equation[column] ?? 0)
    }
  }
  return Object.fromEntries(
    kinds.map((kind, at) => [
      kind,
      system.map((equation) => Math.round((equation[size + at] ?? 0) * 1000) / 1000),
    ]),
  )
}
