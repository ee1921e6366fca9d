import { commitLocalUpdate } from 'relay-runtime'
import { host } from './host.ts'
import { mergedRows, windowsToRefresh } from './mergedRows.ts'

/** The API gives at most so many rows in one answer. */
const windowSize = 200
const mostWindows = 4

/** A loaded row: its record and its place in the list. */
export interface LoadedRow {
  readonly id: string
  readonly cursor: string
}

/** A page of a connection, as a query answers it. */
export interface ConnectionPage {
  readonly totalCount: number
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[]
  readonly pageInfo: { readonly hasNextPage: boolean }
}

export interface RowSource {
  /** The connection's `__id`. */
  connectionId: string
  edgeTypename: string
  /** What is loaded, in order. */
  rows: readonly LoadedRow[]
  /** Runs the pagination query without a cursor: Relay puts the answer in the place of everything that was loaded. */
  askWhole: (first: number) => Promise<unknown>
  /** Asks for a page, with the fields that a row shows. */
  askWindow: (page: { first: number; after: string | null }) => Promise<ConnectionPage | undefined>
}

interface Refreshed {
  /** The row before the window; absent at the top. */
  afterId: string | undefined
  edges: ConnectionPage['edges']
  size: number
  isEnd: boolean
  totalCount: number
  changed: ReadonlySet<string>
}

/** Asks for loaded rows anew: all of a short list, the places that changed of a long one. */
export function refreshRows(source: RowSource, changed: ReadonlySet<string> | 'all'): Promise<unknown> {
  const { rows, askWhole } = source
  if (rows.length <= windowSize) return askWhole(Math.max(rows.length, 50))
  return changed === 'all' ? refreshAll(source) : refreshWindows(source, changed)
}

async function refreshWindows(source: RowSource, changed: ReadonlySet<string>) {
  const { rows } = source
  const loaded = rows.map(({ id }) => id)
  for (const start of windowsToRefresh(loaded, changed, { size: windowSize, most: mostWindows })) {
    const { id: afterId, cursor = null } = rows[start - 1] ?? {}
    const answer = await askWindow(source, cursor)
    commit(source, { ...answer, afterId, size: windowSize, changed })
  }
}

/** After a lost connection anything may have changed. */
async function refreshAll(source: RowSource) {
  const { rows } = source
  const edges: ConnectionPage['edges'][number][] = []
  let answer = await askWindow(source, null)
  for (;;) {
    edges.push(...answer.edges)
    if (answer.isEnd || edges.length >= rows.length) break
    answer = await askWindow(source, edges.at(-1)?.cursor ?? null)
  }
  // Whatever was loaded and did not come back is gone.
  const changed = new Set(rows.map(({ id }) => id))
  commit(source, { ...answer, afterId: undefined, edges, size: edges.length, changed })
}

async function askWindow(source: RowSource, after: string | null) {
  const {
    edges = [],
    totalCount = 0,
    pageInfo,
  } = (await source.askWindow({ first: windowSize, after })) ?? {}
  return { edges, totalCount, isEnd: !pageInfo?.hasNextPage }
}

function commit(
  { connectionId, edgeTypename }: RowSource,
  { afterId, edges, size, isEnd, totalCount, changed }: Refreshed,
) {
  const cursors = new Map(edges.map(({ node, cursor }) => [node.id, cursor]))
  commitLocalUpdate(host().environment, (store) => {
    const connection = store.get(connectionId)
    // More rows may have been loaded since the question was asked: what counts is what is there now.
    const current = connection?.getLinkedRecords('edges') ?? []
    const edgeOf = new Map(current.map((edge) => [edge.getLinkedRecord('node')?.getDataID() ?? '', edge]))
    const ids = [...edgeOf.keys()]
    const start = afterId === undefined ? 0 : ids.indexOf(afterId) + 1
    const merged = mergedRows(ids, { start, size, answered: [...cursors.keys()], isEnd }, changed)
    const mergedEdges = merged.flatMap((id) => {
      const known = edgeOf.get(id)
      const node = store.get(id)
      if (known || !node) return known ?? []
      const edgeId = `${connectionId}:live:${id}`
      const edge = store.get(edgeId) ?? store.create(edgeId, edgeTypename)
      return edge.setLinkedRecord(node, 'node').setValue(cursors.get(id) ?? id, 'cursor')
    })
    connection?.setLinkedRecords(mergedEdges, 'edges').setValue(totalCount, 'totalCount')
  })
}
