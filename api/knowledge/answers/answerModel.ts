import type { Features } from './answerFeatures.ts'
import type { Intent } from './question.ts'
import { questionMap } from './questionMap.ts'
import trained from './answerWeights.json' with { type: 'json' }

/** Weights by name; those of one kind of question begin with its group: "AMOUNT money". */
export type Weights = Readonly<Record<string, number>>

export interface AnswerWeights {
  /** Which passage answers a question. */
  readonly rank: Weights
  /** Whether the best passages answer it at all. */
  readonly enough: Weights
  /** By the question's vector: whether policies say such a thing ("Who is our adjuster?"); the last one is added. */
  readonly asked: readonly number[]
  /** By the question's vector: whether a passage with a feature ("money", "duration", "exclusion") answers such a question. */
  readonly meant: Readonly<Record<string, readonly number[]>>
  /** Maps the meaning of a question to the meaning of its answer. */
  readonly map: Float32Array
}

/** Fitted by `npm run eval:train-answers` to questions of several authors. */
export const answerWeights: AnswerWeights = {
  ...trained,
  get map() {
    return questionMap()
  },
}

/** Questions of one group are answered by passages of the same kind. */
export function groupOf(intent: Intent): string {
  switch (intent) {
    case 'SITUATION':
    case 'AMOUNT':
    case 'DEDUCTIBLE':
    case 'TIME':
      return intent
    default:
      return 'OTHER'
  }
}

/** The sum of the features by their weights: those of every question, and those of the question's group if given. */
export function weighted(features: Features, weights: Weights, group?: string): number {
  let sum = 0
  for (const name in features) {
    const value = features[name] ?? 0
    if (value === 0) continue
    sum += value * (weights[name] ?? 0)
    if (group !== undefined) sum += value * (weights[`${group} ${name}`] ?? 0)
  }
  return sum
}

/** The evidence in a question's vector, in log odds; the last weight is the bias. 0 without a vector. */
export function vectorScore(vector: Float32Array | null, weights: readonly number[]): number {
  return vector === null
    ? 0
    : vector.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights[vector.length] ?? 0)
}

/** Adds to a passage's features whether questions like this one are answered by passages that have them. */
export function withVectorScores(
  features: Features,
  vector: Float32Array | null,
  meant: AnswerWeights['meant'],
): Features {
  if (vector === null) return features
  const learned = Object.entries(meant).map(([name, weights]) => {
    const likely = 2 / (1 + Math.exp(-vectorScore(vector, weights))) - 1
    return [`${name}Meant`, (features[name] ?? 0) * likely] as const
  })
  return { ...features, ...Object.fromEntries(learned) }
}
