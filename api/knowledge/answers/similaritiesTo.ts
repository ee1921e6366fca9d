/** How near each vector is to that of the question; null for one that is missing. */
export function similaritiesTo(
  question: Float32Array,
  vectors: readonly (Float32Array | null)[],
): (number | null)[] {
  return vectors.map((vector) => {
    if (!vector) return null
    let sum = 0
    for (let at = 0; at < vector.length; at++) sum += (vector[at] ?? 0) * (question[at] ?? 0)
    return sum
  })
}
