import { attributeOf, type Entity } from './fieldSubject.ts'

/** What stands beside a field tells which schedule it belongs to. */
const rowsOf: readonly (readonly [Entity, readonly string[]])[] = [
  ['vehicle', ['vin', 'make', 'model', 'costNew']],
  ['driver', ['birth', 'licensedSince', 'violations']],
  ['owner', ['title', 'ownership', 'included']],
  ['class', ['classCode', 'classification']],
  ['loss', ['lossDate', 'lossDescription', 'paid', 'claimStatus']],
  ['policy', ['carrier', 'policyNumber', 'premium', 'expiration']],
]

/** The schedule that a line of fields belongs to, by the labels on it. */
export function scheduleOf(labels: readonly string[]): Entity | null {
  const found = new Set(labels.map((label) => attributeOf(label)))
  const scored = rowsOf
    .map(([entity, signs]) => ({ entity, hits: signs.filter((sign) => found.has(sign)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  const [best] = scored
  return best && best.hits >= (best.entity === 'policy' || best.entity === 'loss' ? 2 : 1)
    ? best.entity
    : null
}
