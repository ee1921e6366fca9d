import { useAgencyChanges } from '@coverdesk/contract'
import { useEffect, useEffectEvent } from 'react'
import type { RequestsPageQuery$variables } from './__generated__/RequestsPageQuery.graphql.ts'
import { useRefreshedRows } from './useRefreshedRows.ts'

/** Two refreshes never come closer than this, however busy the agency is. */
const pause = 200

/** What a row of the list shows: the request, and the names of its customer and assignee. */
const shown = new Set(['ServiceRequest', 'Account', 'AgencyUser'])

/** Whether the list was left: what it shows on return may be old. */
let wasLeft = false

export interface LoadedRequests {
  connectionId: string
  variables: RequestsPageQuery$variables
  /** What is loaded, in order. */
  rows: readonly { id: string; cursor: string }[]
}

/** Keeps the loaded rows as the server has them: after colleagues' changes, and after time away from the list. */
export function useLiveRequests(loaded: LoadedRequests): void {
  const refreshRows = useRefreshedRows(loaded)

  const lookAgain = useAgencyChanges(
    ({ typename }) => shown.has(typename),
    async (changes) => {
      await refreshRows(changes.length === 0 ? 'all' : new Set(changes.map(({ subjectId }) => subjectId)))
      await new Promise((resolve) => setTimeout(resolve, pause))
    },
  )

  const handleReturn = useEffectEvent(lookAgain)
  useEffect(() => {
    // The rows that were known are on the screen first.
    const timer = wasLeft ? setTimeout(handleReturn, pause) : undefined
    wasLeft = false
    return () => {
      clearTimeout(timer)
      wasLeft = true
    }
  }, [])
}
