import { useViewer } from '@coverdesk/contract'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRecentQuery } from './__generated__/useRecentQuery.graphql.ts'
import { openedRecords } from './openedRecords.ts'
import { recordCommand, type RecordCommand } from './recordCommand.ts'

/** Recently opened records in this browser with their current data; reloaded whenever the palette opens. */
export function useRecent(isOpen: boolean): readonly RecordCommand[] {
  const environment = useRelayEnvironment()
  const { id: viewerId } = useViewer()
  const [recent, setRecent] = useState<readonly RecordCommand[]>([])

  useEffect(() => {
    const ids = isOpen ? openedRecords(viewerId) : []
    if (ids.length === 0) return
    const nodes = fetchQuery<useRecentQuery>(
      environment,
      graphql`
        query useRecentQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ...recordCommand_record
          }
        }
      `,
      { ids },
    )
    // Without a response there are no recent records, and the search reports the error.
    const { unsubscribe } = nodes.subscribe({
      next: (data) =>
        setRecent(data.nodes.flatMap((record) => (record ? (recordCommand(record) ?? []) : []))),
      error: () => setRecent([]),
    })
    return unsubscribe
  }, [environment, viewerId, isOpen])

  return recent
}
