import type { Skill } from '../skills/skill.ts'
import { type Features, requestFeatures } from './requestFeatures.ts'

export interface SkillModel {
  /** How likely each skill is, by the words of a request. All are the same when no word is known. */
  likelihoods(text: string): ReadonlyMap<Skill, number>
}

const training = { epochs: 8, rate: 5, finalShareOfRate: 0.3, smallestError: 0.01 }
/** A word that no phrasing has makes the known ones count less, but not much: most are names. */
const unknownWordShare = 0.15

/**
 * Trains a softmax regression on every skill's phrasings, in about half a second. The same phrasings
 * always give the same model.
 */
export function trainSkillModel(skills: readonly Skill[]): SkillModel {
  const examples = skills.flatMap(({ phrasings, title }, skill) =>
    [...phrasings, title].map((text) => ({ skill, features: requestFeatures(text) })),
  )
  const frequency = new Map<string, number>()
  for (const { features } of examples)
    for (const name of features.keys()) frequency.set(name, (frequency.get(name) ?? 0) + 1)
  const column = new Map([...frequency.keys()].map((name, at) => [name, at * skills.length]))
  const rarity = (name: string) => Math.log(1 + examples.length / (frequency.get(name) ?? 1))
  const vectorOf = (features: Features) => vector(features, { column, rarity })

  const weights = new Float32Array(column.size * skills.length)
  const shuffled = inRandomOrder(examples.map(({ skill, features }) => ({ skill, ...vectorOf(features) })))
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    const rate = training.rate * (1 - (epoch / training.epochs) * (1 - training.finalShareOfRate))
    for (const { skill, columns, values } of shuffled) {
      const errors = softmax(weights, { columns, values, count: skills.length })
      errors[skill] = (errors[skill] ?? 0) - 1
      for (const [at, error] of errors.entries()) {
        if (Math.abs(error) < training.smallestError) continue
        for (let each = 0; each < columns.length; each++) {
          const index = (columns[each] ?? 0) + at
          weights[index] = (weights[index] ?? 0) - rate * error * (values[each] ?? 0)
        }
      }
    }
  }
  return {
    likelihoods(text) {
      const shares = softmax(weights, { ...vectorOf(requestFeatures(text)), count: skills.length })
      return new Map(skills.map((skill, at) => [skill, shares[at] ?? 0]))
    },
  }
}

interface Vector {
  /** Where the weights of each feature begin. */
  readonly columns: Int32Array
  readonly values: Float32Array
}

function vector(
  features: Features,
  known: { column: ReadonlyMap<string, number>; rarity: (name: string) => number },
): Vector {
  const columns: number[] = []
  const values: number[] = []
  let squares = 0
  for (const [name, weight] of features) {
    const column = known.column.get(name)
    const value = weight * known.rarity(name)
    squares += value * value * (column === undefined ? unknownWordShare : 1)
    if (column === undefined) continue
    columns.push(column)
    values.push(value)
  }
  const length = Math.sqrt(squares) || 1
  return { columns: Int32Array.from(columns), values: Float32Array.from(values, (value) => value / length) }
}

function softmax(
  weights: Float32Array,
  { columns, values, count }: Vector & { readonly count: number },
): Float32Array {
  const sums = new Float32Array(count)
  for (let each = 0; each < columns.length; each++) {
    const start = columns[each] ?? 0
    const value = values[each] ?? 0
    for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[start + at] ?? 0) * value
  }
  const highest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - highest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

/** Seeded, so that two servers learn the same. */
function inRandomOrder<Item>(items: readonly Item[]): Item[] {
  let seed = 7
  const keyed = items.map((item) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return { item, key: seed }
  })
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}
