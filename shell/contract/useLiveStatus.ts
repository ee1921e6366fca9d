import { useSyncExternalStore } from 'react'
import type { LiveStatus } from './LiveFeed.ts'
import { host } from './host.ts'

/** Whether live updates are currently reaching this screen. */
export function useLiveStatus(): LiveStatus {
  const { live } = host()
  return useSyncExternalStore(live.onStatus, live.status)
}
