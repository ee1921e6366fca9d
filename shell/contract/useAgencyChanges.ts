import { useEffect, useEffectEvent } from 'react'
import type { AgencyChange } from './LiveFeed.ts'
import { host } from './host.ts'

/** Which changes a screen is concerned by: all that fit, or those a function picks. */
export type Concern =
  | { typename: string; subjectId?: never }
  | { subjectId: string; typename?: never }
  | ((change: AgencyChange) => boolean)

/**
 * Calls back when colleagues (or this person) changed what the screen shows: once for all changes of one frame,
 * and with an empty list after a lost connection, when anything may have changed. While the tab is hidden it waits.
 */
export function useAgencyChanges(
  concern: Concern,
  onChange: (changes: readonly AgencyChange[]) => void,
): void {
  const isConcerned = useEffectEvent((change: AgencyChange) => matches(concern, change))
  const handleChange = useEffectEvent(onChange)

  useEffect(() => {
    let waiting: AgencyChange[] = []
    let isPlanned = false

    function deliver() {
      isPlanned = false
      const changes = waiting
      waiting = []
      handleChange(changes)
    }

    function plan() {
      if (isPlanned) return
      isPlanned = true
      if (!document.hidden) requestAnimationFrame(deliver)
    }

    function handleVisible() {
      if (isPlanned && !document.hidden) deliver()
    }

    document.addEventListener('visibilitychange', handleVisible)
    const stop = host().live.onChanges((changes) => {
      const concerning = changes?.filter((change) => isConcerned(change))
      if (concerning?.length === 0) return
      if (concerning) waiting.push(...concerning)
      plan()
    })
    return () => {
      document.removeEventListener('visibilitychange', handleVisible)
      stop()
    }
  }, [])
}

function matches(concern: Concern, change: AgencyChange): boolean {
  if (typeof concern === 'function') return concern(change)
  if (concern.subjectId !== undefined) return change.subjectId === concern.subjectId
  return change.typename === concern.typename
}
