import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { AgencyChange } from './LiveFeed.ts'
import { type ChangeQueue, changeQueue } from './changeQueue.ts'
import { host } from './host.ts'
import { isOwnChange } from './runMutation.ts'

/**
 * Which changes a screen is concerned by: all that fit, or those a function picks. `exceptOwn` leaves out those this tab
 * has just made itself, for screens that the mutations' answers keep current.
 */
export type Concern =
  | { typename: string; subjectId?: never; exceptOwn?: boolean }
  | { subjectId: string; typename?: never; exceptOwn?: boolean }
  | ((change: AgencyChange) => boolean)

/**
 * Calls back when colleagues (or this person) changed what the screen shows: once for all changes of one frame,
 * and with an empty list after a lost connection, when anything may have changed. While the tab is hidden, or the promise
 * of the last call is under way, it waits; a call whose promise fails for want of an answer is made again with the same
 * changes. Answers a function that asks for a look at everything.
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
