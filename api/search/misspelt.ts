import type { Row } from '../platform/index.ts'

/** With fewer results than these, words may be misspelt. */
export const enough = 3

/** Exact matches, followed by matches for misspelled words. */
export function withMisspelt<R extends Row>(found: readonly R[], meant: readonly R[], most: number): R[] {
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...meant.filter(({ id }) => !known.has(id))].slice(0, most)
}
