import type { Features } from '../../api/knowledge/answers/answerFeatures.ts'
import type { Weights } from '../../api/knowledge/answers/answerModel.ts'

/** What weights are fitted to; in a group, each feature has a weight of the group too. */
interface Sample {
  readonly features: Features
  readonly group?: string
}

export function columnsOf(rows: readonly Sample[]): Map<string, number> {
  const names = new Set(
    rows.flatMap(({ features, group }) => Object.keys(features).flatMap((name) => namesOf(name, group))),
  )
  return new Map([...names].toSorted().map((name, of) => [name, of]))
}

function namesOf(name: string, group: string | undefined): string[] {
  return group === undefined ? [name] : [name, `${group} ${name}`]
}

export interface Dense {
  readonly at: Int32Array
  readonly values: Float64Array
}

export function denseOf({ features, group }: Sample, columns: ReadonlyMap<string, number>): Dense {
  const entries = Object.entries(features).flatMap(([feature, value]) =>
    value === 0 ? [] : namesOf(feature, group).map((name) => [columns.get(name) ?? 0, value] as const),
  )
  return {
    at: Int32Array.from(entries, ([of]) => of),
    values: Float64Array.from(entries, ([, value]) => value),
  }
}

export function dot({ at: columns, values }: Dense, fitted: Float64Array): number {
  let sum = 0
  for (let of = 0; of < columns.length; of++) sum += (values[of] ?? 0) * (fitted[columns[of] ?? 0] ?? 0)
  return sum
}

export function add(slope: Float64Array, { at: columns, values }: Dense, error: number): void {
  for (let of = 0; of < columns.length; of++) {
    const column = columns[of] ?? 0
    slope[column] = (slope[column] ?? 0) + error * (values[of] ?? 0)
  }
}

/** Adam with decay; the same examples always give the same weights. */
export function descend(
  columns: ReadonlyMap<string, number>,
  { epochs, decay, rate, prior }: { epochs: number; decay: number; rate: number; prior: Weights },
  slopes: (fitted: Float64Array, slope: Float64Array) => void,
): Weights {
  const count = columns.size
  const [fitted, mean, spread] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  const priors = new Float64Array(count)
  for (const [name, of] of columns) priors[of] = prior[name] ?? 0
  fitted.set(priors)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const slope = new Float64Array(count)
    slopes(fitted, slope)
    const step = rate * (1 - (0.8 * epoch) / epochs)
    for (let of = 0; of < count; of++) {
      const each = (slope[of] ?? 0) + decay * ((fitted[of] ?? 0) - (priors[of] ?? 0))
      mean[of] = 0.9 * (mean[of] ?? 0) + 0.1 * each
      spread[of] = 0.99 * (spread[of] ?? 0) + 0.01 * each * each
      const size = (mean[of] ?? 0) / (1 - 0.9 ** epoch)
      fitted[of] =
        (fitted[of] ?? 0) - (step * size) / (Math.sqrt((spread[of] ?? 0) / (1 - 0.99 ** epoch)) + 1e-8)
    }
  }
  return Object.fromEntries(
    [...columns].flatMap(([name, of]) => {
      const weight = Math.round((fitted[of] ?? 0) * 1000) / 1000
      return weight === 0 ? [] : [[name, weight]]
    }),
  )
}
