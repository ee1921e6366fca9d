import type { Features } from './messageFeatures.ts'
import trained from './trainedWeights.json' with { type: 'json' }
import { nonRequestReasons, requestTypes, type NonRequestReason, type RequestType } from './triageMessage.ts'

/** What a message may be: one of the types of request, or none, for one of the reasons. */
export type Label = RequestType | NonRequestReason
export const labels: readonly Label[] = [...requestTypes, ...nonRequestReasons]

/** A feature's weight for each label. */
export type Weights = ReadonlyMap<string, ArrayLike<number>>

/** How likely each label is, by logistic regression. `eval/training/train.ts` makes the weights. */
export function classifyText(features: Features, weights: Weights = trainedWeights): Record<Label, number> {
  const sums = labels.map(() => 0)
  for (const [name, value] of features) {
    const row = weights.get(name)
    if (row) for (const at of labels.keys()) sums[at] = (sums[at] ?? 0) + (row[at] ?? 0) * value
  }
  const highest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return Object.fromEntries(labels.map((label, at) => [label, (shares[at] ?? 0) / total])) as Record<
    Label,
    number
  >
}

/** How likely it is that a message asks for nothing. */
export function noRequestShare(shares: Record<Label, number>): number {
  return nonRequestReasons.reduce((sum, reason) => sum + shares[reason], 0)
}

/** How strongly the features suggest a label, relative to the average of all labels. */
export function weightFor(label: Label, features: Features): number {
  const at = labels.indexOf(label)
  let sum = 0
  for (const [name, value] of features) sum += (trainedWeights.get(name)?.[at] ?? 0) * value
  return sum
}

/** One byte for each label of each feature, in the order of the names. */
const trainedWeights = unpackWeights(trained)

interface PackedWeights {
  readonly scale: number
  /** Separated by tabs. */
  readonly names: string
  /** Signed bytes, in base 64. */
  readonly bytes: string
}

function unpackWeights({ scale, names, bytes }: PackedWeights): Weights {
  const values = Int8Array.from(atob(bytes), (character) => character.charCodeAt(0))
  return new Map(
    names
      .split('\t')
      .map((name, at) => [
        name,
        Float32Array.from(
          values.subarray(at * labels.length, (at + 1) * labels.length),
          (value) => value * scale,
        ),
      ]),
  )
}
