// The rows on the screen read these fields: RequestRow shows what this file asks for.
/* oxlint-disable relay/must-colocate-fragment-spreads */
import { graphql, refresh, useRelayEnvironment } from '@coverdesk/contract'
import paginationQuery, {
  type RequestsTablePaginationQuery,
} from './__generated__/RequestsTablePaginationQuery.graphql.ts'
import type { useRefreshedRowsQuery } from './__generated__/useRefreshedRowsQuery.graphql.ts'
import { mergedRows, windowsToRefresh } from './mergedRows.ts'
import type { LoadedRequests } from './useLiveRequests.ts'

/** The API gives at most so many rows in one answer. */
const windowSize = 200
const mostWindows = 4

type WindowEdge = useRefreshedRowsQuery['response']['serviceRequests']['edges'][number]

interface Refreshed {
  /** The row before the window; absent at the top. */
  afterId: string | undefined
  edges: readonly WindowEdge[]
  size: number
  isEnd: boolean
  totalCount: number
  changed: ReadonlySet<string>
}

/** Asks for the loaded rows anew: all of a short list, the places that changed of a long one. */
export function useRefreshedRows({ connectionId, variables, rows }: LoadedRequests) {
  const environment = useRelayEnvironment()

  async function refreshWhole() {
    // Without a cursor Relay puts the answer in the place of everything that was loaded.
    await refresh<RequestsTablePaginationQuery>(paginationQuery, {
      ...variables,
      first: Math.max(rows.length, 50),
      after: null,
    })
  }

  async function window(after: string | null) {
    const answer = await refresh<useRefreshedRowsQuery>(
      graphql`
        query useRefreshedRowsQuery(
          $first: Int!
          $after: String
          $text: String
          $state: ServiceRequestState
          $assigneeId: ID
          $assignment: ServiceRequestAssignment
          $isOverdue: Boolean
          $sort: ServiceRequestSort
        ) {
          serviceRequests(
            first: $first
            after: $after
            text: $text
            state: $state
            assigneeId: $assigneeId
            assignment: $assignment
            isOverdue: $isOverdue
            sort: $sort
          ) {
            totalCount
            edges {
              cursor
              node {
                id
                ...RequestRow_request
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      `,
      { ...variables, first: windowSize, after },
    )
    const { edges = [], totalCount = 0, pageInfo } = answer?.serviceRequests ?? {}
    return { edges, totalCount, isEnd: !pageInfo?.hasNextPage }
  }

  async function refreshWindows(changed: ReadonlySet<string>) {
    const loaded = rows.map(({ id }) => id)
    for (const start of windowsToRefresh(loaded, changed, { size: windowSize, most: mostWindows })) {
      const { id: afterId, cursor = null } = rows[start - 1] ?? {}
      const { edges, totalCount, isEnd } = await window(cursor)
      commit({ afterId, edges, size: windowSize, isEnd, totalCount, changed })
    }
  }

  /** After a lost connection anything may have changed. */
  async function refreshAll() {
    const edges: WindowEdge[] = []
    let answer = await window(null)
    for (;;) {
      edges.push(...answer.edges)
      if (answer.isEnd || edges.length >= rows.length) break
      answer = await window(edges.at(-1)?.cursor ?? null)
    }
    const { isEnd, totalCount } = answer
    // Whatever was loaded and did not come back is gone.
    const changed = new Set(rows.map(({ id }) => id))
    commit({ afterId: undefined, edges, size: edges.length, isEnd, totalCount, changed })
  }

  function commit({ afterId, edges, size, isEnd, totalCount, changed }: Refreshed) {
    const cursors = new Map(edges.map(({ node, cursor }) => [node.id, cursor]))
    environment.commitUpdate((store) => {
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
        const edge = store.get(edgeId) ?? store.create(edgeId, 'ServiceRequestEdge')
        return edge.setLinkedRecord(node, 'node').setValue(cursors.get(id) ?? id, 'cursor')
      })
      connection?.setLinkedRecords(mergedEdges, 'edges').setValue(totalCount, 'totalCount')
    })
  }

  return (changed: ReadonlySet<string> | 'all') => {
    if (rows.length <= windowSize) return refreshWhole()
    return changed === 'all' ? refreshAll() : refreshWindows(changed)
  }
}
