export type Key = readonly (string | number)[]

/**
 * The one place that names keys. Everything of an agency starts with its id; records have a sub-prefix
 * of their own so that a table load is a single range read that never meets the ledger.
 */
export const keys = {
  records: (agencyId: string): Key => [agencyId, 'record'],
  record: (agencyId: string, kind: string, id: string): Key => [agencyId, 'record', kind, id],
  ledger: (agencyId: string): Key => [agencyId, 'ledger'],
  entry: (agencyId: string, seq: number): Key => [agencyId, 'ledger', seq],
  head: (agencyId: string): Key => [agencyId, 'head'],
  agencyTexts: (agencyId: string): Key => [agencyId, 'text'],
  texts: (agencyId: string, kind: string, id: string): Key => [agencyId, 'text', kind, id],
  text: (agencyId: string, kind: string, id: string, name: string): Key => [agencyId, 'text', kind, id, name],
  textChunk: (agencyId: string, kind: string, id: string, name: string, chunk: number): Key => [
    agencyId,
    'text',
    kind,
    id,
    name,
    chunk,
  ],
  agencies: (): Key => ['agency'],
  agency: (agencyId: string): Key => ['agency', agencyId],
  keyspace: (name: string): Key => ['keyspace', name],
  kept: (name: string, key: string): Key => ['keyspace', name, key],
  pendingOf: (kind: string): Key => ['pending', kind],
  pending: (kind: string, agencyId: string, id: string): Key => ['pending', kind, agencyId, id],
}

/** An upper bound of the bytes KV counts for a key: each part has a tag and an end, a number is 9 bytes. */
export function keySize(key: Key): number {
  let size = 0
  for (const part of key) size += typeof part === 'string' ? part.length * 3 + 2 : 9
  return size
}
