import type { Hit, Row } from '../platform/index.ts'

/**
 * The best of what was found of each kind, best first. No kind takes more than half of the places while others could use
 * them: the twenty requests of a client do not hide their account.
 */
export function ranked(foundByKind: readonly (readonly Hit<Row>[])[], first: number): Hit<Row>[] {
  const half = Math.ceil(first / 2)
  const all = foundByKind
    .flatMap((hits) => hits.map((hit, at) => ({ ...hit, isBeyondHalf: at >= half })))
    .toSorted(byPoints)
  return all
    .toSorted((a, b) => Number(a.isBeyondHalf) - Number(b.isBeyondHalf))
    .slice(0, first)
    .toSorted(byPoints)
}

function byPoints(a: Hit<Row>, b: Hit<Row>): number {
  return b.points - a.points
}
