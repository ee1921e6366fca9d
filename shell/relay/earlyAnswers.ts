import type { EarlyAnswer } from '../start/startBlock.ts'

export type TakeEarlyAnswer = (docId: string, variables: unknown) => unknown

/** Returns each response of the data block once, to the matching request; otherwise undefined. */
export function earlyAnswers(answers: readonly EarlyAnswer[]): TakeEarlyAnswer {
  const left = new Map(answers.map(({ docId, variables, response }) => [keyOf(docId, variables), response]))
  return (docId, variables) => {
    const key = keyOf(docId, variables)
    const response = left.get(key)
    left.delete(key)
    return response
  }
}

/** Equal for variables that differ only in order, or in missing versus null. */
function keyOf(docId: string, variables: unknown): string {
  return `${docId} ${JSON.stringify(sorted(variables))}`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined && inner !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
