import type { AccountClues } from './accountClues.ts'

/**
 * `Blue Heron` matches the landscapers and the tree service equally, no matter how long the rest of each name is, and
 * `Blue Heron Tree` matches only the latter.
 */
export function comparedByName(found: readonly AccountClues[]): AccountClues[] {
  const all = found.flatMap(({ account, clues }) =>
    clues.flatMap(({ kind, value, named }) => (named ? [{ account, kind, value, named }] : [])),
  )
  return found.map(({ account, clues, other: stated }) => ({
    account,
    other: stated,
    clues: clues.flatMap((clue) => {
      const { kind, named, alike = [] } = clue
      if (named === undefined) return [clue]
      // `Bellweather, with an A` is spelled like another one of the book.
      const isOther = all.some(
        (other) => other.account !== account && alike.some((word) => other.named.includes(word)),
      )
      if (isOther) return []
      const others = all.filter(
        (other) =>
          other.account !== account &&
          other.kind === kind &&
          named.every((word) => other.named.includes(word)),
      )
      if (others.some((other) => other.named.length > named.length)) return []
      return [{ ...clue, value: Math.min(clue.value, ...others.map(({ value }) => value)) }]
    }),
  }))
}
