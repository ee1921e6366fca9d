import type { Kind, Row, Stored } from '../platform/index.ts'
import type { RequestContext } from './requestContext.ts'

/** Reads the whole record that a list knows by its row; once for all the fields of an operation. */
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
    // By row, because a change makes a new one: what a mutation answers is never older than its commit.
    const reading = ofContext.get(row) ?? read(context, row)
    ofContext.set(row, reading)
    return reading
  }
}
