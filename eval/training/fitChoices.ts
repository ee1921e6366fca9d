import { type Features, sharesOf } from '../../api/knowledge/forms/matching/matchModel.ts'
import { add, type Dense, descend, dot } from './descend.ts'

/** A choice between rows of features, of which some are right. */
export interface Choice {
  readonly rows: readonly Dense[]
  readonly isRight: readonly boolean[]
}

const columns = new Map<string, number>()

/** Features with a column for each name. */
export function packed(features: Features): Dense {
  const entries = Object.entries(features)
  return {
    at: Int32Array.from(entries, ([name]) => {
      const column = columns.get(name) ?? columns.size
      columns.set(name, column)
      return column
    }),
    values: Float64Array.from(entries, ([, value]) => value),
  }
}

/** Weights with which the right rows of each choice have the largest share. */
export function fitChoices(
  all: readonly Choice[],
  { epochs, decay }: { epochs: number; decay: number },
): Features {
  const findable = all.filter(({ isRight }) => isRight.includes(true))
  return descend(columns, { epochs, decay, rate: 0.06, prior: {} }, (fitted, slope) => {
    for (const { rows, isRight } of findable) {
      const shares = sharesOf(rows.map((row) => dot(row, fitted)))
      const right = shares.reduce((sum, share, at) => sum + (isRight[at] ? share : 0), 0)
      for (const [at, row] of rows.entries()) {
        const share = shares[at] ?? 0
        const error = share - (isRight[at] ? share / Math.max(right, 1e-12) : 0)
        if (Math.abs(error) > 1e-5) add(slope, row, error / findable.length)
      }
    }
  })
}

/** Weights by their columns. */
export function asColumns(weights: Features): Float64Array {
  const fitted = new Float64Array(columns.size)
  for (const [name, weight] of Object.entries(weights)) fitted[columns.get(name) ?? 0] = weight
  return fitted
}
