import type { RequestContext } from '../../graphql/index.ts'
import type { Kind, Row } from '../../platform/index.ts'

const loaded = new WeakMap<RequestContext, Map<Row, Promise<unknown>>>()

/** The full record behind a row, read once for all fields of an operation. */
export function loadedRecord<Value, R extends Row>(
  context: RequestContext,
  kind: Kind<Value, R>,
  row: R,
): Promise<Value> {
  const ofContext = loaded.get(context) ?? new Map<Row, Promise<unknown>>()
  loaded.set(context, ofContext)
  // Keyed by row, because a change creates a new one: a mutation never returns data older than its commit.
  const read = (ofContext.get(row) as Promise<Value> | undefined) ?? readValue(context, kind, row.id)
  ofContext.set(row, read)
  return read
}

async function readValue<Value, R extends Row>(
  { agency }: RequestContext,
  kind: Kind<Value, R>,
  id: string,
): Promise<Value> {
  const record = await agency.read(kind, id)
  if (!record) throw new Error(`The ${kind.name} ${id} is listed but not on record.`)
  return record.value
}
