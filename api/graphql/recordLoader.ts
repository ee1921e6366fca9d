import type { Kind, Row, Stored } from '../platform/index.ts'
import type { RequestContext } from './requestContext.ts'

/** Loads the full record behind a list's row, once for all fields of an operation. */
export function recordLoader<Value, R extends Row>(kind: Kind<Value, R>) {
  const known = new WeakMap<RequestContext, Map<R, Promise<Stored<Value>>>>()

  async function read({ agency }: RequestContext, { id }: R): Promise<Stored<Value>> {
    const record = await agency.read(kind, id)
    if (!record) throw new Error(`The ${kind.name} ${id} is listed but not on record.`)
    return record
  }

  return (context: RequestContext, row: R): Promise<Stored<Value>> => {
    const ofContext = known.get(context) ?? new Map<R, Promise<Stored<Value>>>()
    known.set(context, ofContext)
    // Keyed by row, because a change creates a new one: a mutation never returns data older than its commit.
    const reading = ofContext.get(row) ?? read(context, row)
    ofContext.set(row, reading)
    return reading
  }
}
