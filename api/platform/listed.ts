import type { AgencyStore } from './agencyStore.ts'
import type { Kind, Row } from './kind.ts'

/** The row of a record that exists; throws if it does not. */
export function listed<Value, R extends Row>(
  agency: Pick<AgencyStore, 'table'>,
  kind: Kind<Value, R>,
  id: string,
): R {
  const row = agency.table(kind).get(id)
  if (!row) throw new Error(`The ${kind.name} ${id} is on record but not listed.`)
  return row
}
