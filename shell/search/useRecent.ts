import { useViewer } from '@coverdesk/contract'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRecentQuery } from './__generated__/useRecentQuery.graphql.ts'
import { openedRecords } from './openedRecords.ts'
import { recordCommand, type RecordCommand } from './recordCommand.ts'

/** What was opened last in this browser, as it now is; asked for anew whenever the palette opens. */
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
    // Without an answer the palette does what it can: it has no recent lines, and the search says what is wrong.
    const { unsubscribe } = nodes.subscribe({
      next: (data) =>
        setRecent(data.nodes.flatMap((record) => (record ? (recordCommand(record) ?? []) : []))),
      error: () => setRecent([]),
    })
    return unsubscribe
  }, [environment, viewerId, isOpen])

  return recent
}
