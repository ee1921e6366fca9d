import { type AgencyChange, useAgencyChanges } from '@coverdesk/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
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
  const waiting = useRef<Set<string> | 'all'>(new Set())
  const isBusy = useRef(false)

  async function run() {
    if (isBusy.current) return
    isBusy.current = true
    try {
      while (waiting.current === 'all' || waiting.current.size > 0) {
        const changed = waiting.current
        waiting.current = new Set()
        await refreshRows(changed)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    } finally {
      isBusy.current = false
    }
  }

  function look(changes: readonly AgencyChange[]) {
    if (changes.length === 0 || waiting.current === 'all') waiting.current = 'all'
    else for (const { subjectId } of changes) waiting.current.add(subjectId)
    void run()
  }

  useAgencyChanges(({ typename }) => shown.has(typename), look)

  const handleReturn = useEffectEvent(() => look([]))
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
