import { useSyncExternalStore } from 'react'
import type { LiveStatus } from './LiveFeed.ts'
import { host } from './host.ts'

/** Whether colleagues' changes reach this screen at the moment. */
export function useLiveStatus(): LiveStatus {
  const { live } = host()
  return useSyncExternalStore(live.onStatus, live.status)
}
