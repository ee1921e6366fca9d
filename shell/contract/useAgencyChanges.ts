import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { AgencyChange } from './LiveFeed.ts'
import { type ChangeQueue, changeQueue } from './changeQueue.ts'
import { host } from './host.ts'
import { isOwnChange } from './runMutation.ts'

/**
 * The changes that affect a screen: all matching ones, or those a function selects. `exceptOwn` skips those this tab
 * made itself, for screens that mutation responses keep up to date.
 */
export type Concern =
  | { typename: string; subjectId?: never; exceptOwn?: boolean }
  | { subjectId: string; typename?: never; exceptOwn?: boolean }
  | ((change: AgencyChange) => boolean)

/**
 * Calls back when colleagues (or this user) changed what the screen shows: once for all changes of one frame,
 * and with an empty list after a lost connection, when anything may have changed. Waits while the tab is hidden or the
 * last call's promise is pending; a call that fails without a response is retried with the same
 * changes. Returns a function that requests a full refresh.
 */
export function useAgencyChanges(
  concern: Concern,
  onChange: (changes: readonly AgencyChange[]) => unknown,
): () => void {
  const isConcerned = useEffectEvent((change: AgencyChange) => matches(concern, change))
  const handleChange = useEffectEvent(onChange)
  const open = useRef<ChangeQueue>(undefined)

  useEffect(() => {
    const queue = changeQueue((changes) => handleChange(changes))
    open.current = queue
    const stopListening = host().live.onChanges((changes) =>
      queue.add(changes?.filter((change) => isConcerned(change)) ?? null),
    )
    return () => {
      stopListening()
      queue.stop()
    }
  }, [])

  return useCallback(() => open.current?.add(null), [])
}

function matches(concern: Concern, change: AgencyChange): boolean {
  if (typeof concern === 'function') return concern(change)
  if (concern.exceptOwn && isOwnChange(change)) return false
  if (concern.subjectId !== undefined) return change.subjectId === concern.subjectId
  return change.typename === concern.typename
}
